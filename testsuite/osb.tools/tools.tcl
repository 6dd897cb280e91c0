# SPDX-License-Identifier: GPL-2.0-or-later
#
# What the tests of the osb command share.  They use the variables OSB (the
# command), GCC (which assembles the inputs) and BUILD (a scratch folder), and
# plain DejaGnu.

if {![info exists OSB]} { set OSB "" }
if {![info exists GCC]} { set GCC gcc }
if {![info exists BUILD]} { set BUILD [pwd] }

# Starts a group of tests in an empty scratch folder.  Returns 0, or 1 when
# there is no osb command; the group must then end.
proc tools_begin {group} {
    global OSB BUILD tools_group tools_dir
    set tools_group $group
    if {$OSB eq "" || ![file executable $OSB]} {
	unsupported "osb.tools/$group: no osb command"
	return 1
    }
    set tools_dir [file join [file normalize $BUILD] tools-$group]
    file delete -force $tools_dir
    file mkdir $tools_dir
    return 0
}

proc tools_end {} {
    global tools_dir
    file delete -force $tools_dir
}

proc tools_source {file} {
    global srcdir
    return [file join [file normalize $srcdir] osb.tools $file]
}

# Runs COMMAND in the scratch folder.  Returns {status stdout stderr}.
proc tools_exec {args} {
    global tools_dir
    set out [file join $tools_dir .stdout]
    set err [file join $tools_dir .stderr]
    set back [pwd]
    cd $tools_dir
    set failed [catch {exec -keepnewline -- env LC_ALL=C {*}$args \
	< /dev/null > $out 2> $err} message options]
    cd $back
    set status 0
    if {$failed} {
	set code [dict get $options -errorcode]
	set status [lindex $code 2]
	if {[lindex $code 0] ne "CHILDSTATUS"} { set status "$code $message" }
    }
    return [list $status [tools_read $out] [tools_read $err]]
}

proc tools_read {file} {
    set channel [open $file r]
    fconfigure $channel -translation binary
    set text [read $channel]
    close $channel
    return $text
}

# Writes TEXT, as it is, to FILE in the scratch folder.
proc tools_write {file text} {
    global tools_dir
    set channel [open [file join $tools_dir $file] w]
    fconfigure $channel -translation binary
    puts -nonewline $channel $text
    close $channel
}

# Runs a tool that makes an input; an error ends the group with UNRESOLVED.
proc tools_make {args} {
    set result [tools_exec {*}$args]
    if {[lindex $result 0] ne 0} {
	error "making an input failed: $args: [lindex $result 2]"
    }
}

# Assembles SOURCE of this folder to OBJECT.
proc tools_assemble {source object args} {
    global GCC
    tools_make {*}$GCC {*}$args -c [tools_source $source] -o $object
}

# Runs binutils' TOOL of the compiler.
proc tools_binutils {tool args} {
    global GCC
    tools_make [exec {*}$GCC -print-prog-name=$tool] {*}$args
}

# The verdict on one run: logs what differs and passes or fails NAME.
proc tools_check {name good result} {
    global tools_group
    if {$good} {
	pass "osb.tools/$tools_group: $name"
	return
    }
    lassign $result status out err
    send_log "status: $status\nstdout:\n$out\nstderr:\n$err\n"
    fail "osb.tools/$tools_group: $name"
}

# Runs osb with COMMAND; demands STATUS, the text of the file GOLDEN on stdout
# and nothing on stderr.
proc tools_golden {name command golden {status 0}} {
    global OSB
    set result [tools_exec $OSB {*}$command]
    set expected [tools_read [tools_source $golden]]
    lassign $result got out err
    set good [expr {$got eq $status && $out eq $expected && $err eq ""}]
    if {!$good} { send_log "expected:\n$expected\n" }
    tools_check $name $good $result
}

# Runs osb with COMMAND; demands STATUS and that the regular expressions OUT and
# ERR match stdout and stderr, which must be empty when theirs is.
proc tools_match {name command status out {err ""}} {
    global OSB
    set result [tools_exec $OSB {*}$command]
    tools_check $name [expr {[lindex $result 0] eq $status
	&& [tools_matches $out [lindex $result 1]]
	&& [tools_matches $err [lindex $result 2]]}] $result
}

proc tools_matches {pattern text} {
    if {$pattern eq ""} { return [expr {$text eq ""}] }
    return [regexp -- $pattern $text]
}

# Runs osb with COMMAND; demands STATUS, a message of one line that matches
# ERR, and nothing on stdout.
proc tools_error {name command err {status 2}} {
    tools_match $name $command $status "" "^\[^\n\]*$err\[^\n\]*\n\$"
}

# A record; CHILD and the numbers have defaults.
proc tools_record {function key treatment verdict {bytes 0} {child -}} {
    return [join [list osb1 dir/a.c 10 $function $key late $treatment \
	$verdict $bytes 1 0 $child] "\t"]
}

# --- ELF images, byte for byte: other classes and byte orders, and damage ---

# Returns a relocatable object.  SECTIONS is a list of {name type flags data
# ?field value ...?}, where a field (name, offset, size, link, entsize) replaces
# what the section header would say.  SYMBOLS is a list of {name info section
# value size}; a name that is an integer is used as index.  OPTIONS: class 32 or
# 64, order little or big, type, machine.
proc elf_image {sections {symbols {}} args} {
    set elf [dict merge {class 64 order little type 1 machine 62} $args]
    lappend sections [list .strtab 3 0 [elf_strings $symbols]]
    set strings [llength $sections]
    lappend sections [list .symtab 2 0 [elf_symbols $elf $symbols] \
	link $strings entsize [expr {[dict get $elf class] == 64 ? 24 : 16}]]
    set names "\0"
    foreach section $sections {
	append names [lindex $section 0] "\0"
    }
    append names ".shstrtab\0"
    lappend sections [list .shstrtab 3 0 $names]
    return [elf_layout $elf $sections $names]
}

# Packs VALUES by LETTERS: h, w, x are 2, 4, 8 bytes, b one, a an address.
proc elf_pack {elf letters args} {
    set map [expr {[dict get $elf order] eq "little"
	? {h s w i x w b c} : {h S w I x W b c}}]
    dict set map a [dict get $map \
	[expr {[dict get $elf class] == 64 ? "x" : "w"}]]
    set format ""
    foreach letter [split $letters ""] { append format [dict get $map $letter] }
    return [binary format $format {*}$args]
}

proc elf_strings {symbols} {
    set strings "\0"
    foreach symbol $symbols { append strings [lindex $symbol 0] "\0" }
    return $strings
}

proc elf_symbols {elf symbols} {
    set table [string repeat "\0" [expr {[dict get $elf class] == 64 ? 24 : 16}]]
    set at 1
    foreach symbol $symbols {
	lassign $symbol name info section value size
	set index [expr {[string is integer $name] ? $name : $at}]
	incr at [expr {[string length $name] + 1}]
	if {[dict get $elf class] == 64} {
	    append table [elf_pack $elf wbbhxx $index $info 0 $section \
		$value $size]
	} else {
	    append table [elf_pack $elf wwwbbh $index $value $size $info 0 \
		$section]
	}
    }
    return $table
}

proc elf_layout {elf sections names} {
    set wide [expr {[dict get $elf class] == 64}]
    set offset [expr {$wide ? 64 : 52}]
    set at 1
    set body ""
    set headers [string repeat "\0" [expr {$wide ? 64 : 40}]]
    foreach section $sections {
	lassign $section name type flags data
	set field [dict merge [list name $at offset $offset \
	    size [string length $data] link 0 entsize 0] \
	    [lrange $section 4 end]]
	append headers [elf_pack $elf wwaaaawwaa [dict get $field name] $type \
	    $flags 0 [dict get $field offset] [dict get $field size] \
	    [dict get $field link] 0 1 [dict get $field entsize]]
	incr at [expr {[string length $name] + 1}]
	append body $data [string repeat "\0" \
	    [expr {-[string length $data] & 7}]]
	set offset [expr {($wide ? 64 : 52) + [string length $body]}]
    }
    set count [expr {[llength $sections] + 1}]
    set ident [binary format a4ccccx8 "\x7fELF" [expr {$wide ? 2 : 1}] \
	[expr {[dict get $elf order] eq "little" ? 1 : 2}] 1 0]
    set header [elf_pack $elf hhwaaawhhhhhh [dict get $elf type] \
	[dict get $elf machine] 1 0 0 $offset 0 [expr {$wide ? 64 : 52}] 0 0 \
	[expr {$wide ? 64 : 40}] $count [expr {$count - 1}]]
    return $ident$header$body$headers
}

# The section with RECORDS, each of which gets its NUL.
proc elf_records {records} {
    set data ""
    foreach record $records { append data $record "\0" }
    return [list .discard.osb 1 0x80000000 $data]
}
