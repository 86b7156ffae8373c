//! `komadai diagram`: positions as SVG, PNG and text.

mod support;

use std::{fs, path::PathBuf};

use support::{
    checks::{check_error, check_usage},
    run,
};

/// Kings, two kinds in White's hand.
const FEW: &str = "4k4/9/9/9/9/9/9/+P8/4K4 w r2p 1";

/// What is printed, with nothing on standard error.
#[track_caller]
fn drawn(arguments: &[&str]) -> String {
    let output = run(&[&["diagram"], arguments].concat());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn temporary(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    path.to_string_lossy().into_owned()
}

#[test]
fn positions_are_drawn_as_text() {
    let letters = "\
White: R P2
   9  8  7  6  5  4  3  2  1
+---------------------------+
|  .  .  .  .  k  .  .  .  .|a
|  .  .  .  .  .  .  .  .  .|b
|  .  .  .  .  .  .  .  .  .|c
|  .  .  .  .  .  .  .  .  .|d
|  .  .  .  .  .  .  .  .  .|e
|  .  .  .  .  .  .  .  .  .|f
|  .  .  .  .  .  .  .  .  .|g
| +P  .  .  .  .  .  .  .  .|h
|  .  .  .  .  K  .  .  .  .|i
+---------------------------+
Black: -
";
    let arguments = ["--format", "text", "--coordinates", "letters", FEW];
    assert_eq!(drawn(&arguments), letters);
    let kanji = "\
先手: なし
  １ ２ ３ ４ ５ ６ ７ ８ ９
+---------------------------+
| ・ ・ ・ ・ 玉 ・ ・ ・ ・|九
| ・ ・ ・ ・ ・ ・ ・ ・ と|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| ・ ・ ・ ・v玉 ・ ・ ・ ・|一
+---------------------------+
後手: 飛 歩2
";
    let side = ["--lang", "ja", "--orientation", "white"];
    assert_eq!(
        drawn(&[&side[..], &["--format", "text", FEW]].concat()),
        kanji
    );
    let bare = drawn(&["--format", "text", "--coordinates", "off", "startpos"]);
    assert!(bare.starts_with("White: -\n+---"), "{bare}");
    assert!(!bare.contains('9') && !bare.contains('一'), "{bare}");
}

/// Arguments, what the SVG has, and what it lacks.
const PICTURES: [(&[&str], &[&str], &[&str]); 8] = [
    (
        &["startpos", "moves", "7g7f", "3c3d"],
        &[
            "<svg xmlns=\"http://www.w3.org/2000/svg\"",
            "data-sfen=\"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3\"",
            "fill=\"#ccc\"",
            "book-piece-king",
        ],
        &["data-mark", "board-piece"],
    ),
    (
        &["--ply", "1", "startpos moves 7g7f 3c3d"],
        &["data-sfen=\"lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2\""],
        &[],
    ),
    (
        &["--ply", "first", "--style", "board", "startpos moves 7g7f"],
        &["board-piece-king", "LNSGKGSNL b - 1\""],
        &["book-piece"],
    ),
    (
        &["--marks", "5e RP*", "--arrows", "B7g7f", "startpos"],
        &[
            "data-mark=\"G5e\"",
            "data-mark=\"RP*\"",
            "data-mark=\"B7g7f\"",
        ],
        &[],
    ),
    (&["--caption", "A & B", "startpos"], &["A &amp; B"], &[]),
    (
        &["--kings", "both-jewel", "startpos"],
        &["book-piece-king"],
        &["book-piece-king-white"],
    ),
    (
        &["--coordinates", "letters", "startpos"],
        &[">a<", ">i<"],
        &["一"],
    ),
    (&["--coordinates", "off", "startpos"], &[], &[">9<", "一"]),
];

#[test]
fn svg_shows_what_the_options_say() {
    for (arguments, has, lacks) in PICTURES {
        let svg = drawn(arguments);
        for part in has {
            assert!(svg.contains(part), "{arguments:?} lacks {part}: {svg}");
        }
        for part in lacks {
            assert!(!svg.contains(part), "{arguments:?} has {part}: {svg}");
        }
        assert!(svg.ends_with("</svg>\n"));
    }
}

#[test]
fn records_are_drawn_with_their_names_and_marks() {
    let record = temporary("diagram.kifu");
    let text = "#KIF version=2.0 encoding=UTF-8\n先手：甲野\n後手：乙山\n手合割：平手\n\
                1 ７六歩(77)\n*[%csl R7f]\n2 ３四歩(33)\n3 投了\n";
    fs::write(&record, text).expect("a file");
    let marked = drawn(&[&record, "--ply", "1"]);
    for part in ["data-mark=\"R7f\"", "甲", "乙", "w - 2\""] {
        assert!(marked.contains(part), "{part}");
    }
    let last = drawn(&[&record]);
    assert!(last.contains("b - 3\"") && !last.contains("data-mark"));
    let plain = drawn(&[&record, "--ply", "1", "--plain"]);
    for part in ["data-mark", "甲", "fill=\"#ccc\"><rect"] {
        assert!(!plain.contains(part), "{part}");
    }
    let names = drawn(&[&record, "--format", "text"]);
    assert!(names.contains("Black (甲野): -"), "{names}");
}

#[test]
fn the_name_of_the_output_says_the_format() {
    for (name, start) in [("out.svg", "<svg"), ("out.TXT", "White: -\n")] {
        let file = temporary(name);
        assert_eq!(drawn(&["startpos", "-o", &file]), "");
        let written = fs::read_to_string(&file).expect("it is written");
        assert!(written.starts_with(start), "{written}");
    }
}

#[cfg(feature = "png")]
#[test]
fn png_has_the_width_that_is_asked_for_and_the_drawing() {
    use resvg::tiny_skia::Pixmap;

    let file = temporary("board.png");
    // Without texts the picture is the same on a machine without fonts.
    let options = ["--coordinates", "off", "--width", "779", "--output", &file];
    drawn(
        &[
            &options[..],
            &["9/9/9/9/4R4/9/9/9/9 b - 1", "moves", "5e5d"],
        ]
        .concat(),
    );
    let picture = Pixmap::load_png(&file).expect("a PNG");
    let svg = drawn(&["--coordinates", "off", "9/9/9/9/9/9/9/9/9 b - 1"]);
    let size = |name: &str| {
        let (_, rest) = svg.split_once(&format!(" {name}=\"")).expect("a size");
        let (number, _) = rest.split_once('"').expect("a number");
        number.parse::<f32>().expect("a number")
    };
    let height = 779.0 * size("height") / size("width");
    assert_eq!(picture.width(), 779);
    assert!((picture.height() as f32 - height).abs() <= 1.0);
    // 5d, where the rook went to, is shaded; 5f is white.
    let is = |x: u32, y: u32, gray: u8| {
        let pixel = picture.pixel(x, y).expect("inside");
        (pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()) == (gray, gray, gray, 255)
    };
    let column = |y: u32| {
        (0..picture.width())
            .filter(move |&x| is(x, y, 0xcc))
            .count()
    };
    let shaded: Vec<u32> = (0..picture.height()).filter(|&y| column(y) > 20).collect();
    let height = picture.height();
    assert!(!shaded.is_empty());
    assert!(
        shaded.iter().all(|&y| y > height / 4 && y < height / 2),
        "{shaded:?}"
    );
    assert!(is(2, 2, 255));
}

#[test]
fn bad_input_is_named() {
    for (arguments, parts) in [
        (&["no-such.kif"][..], &["no-such.kif", "cannot be read"][..]),
        (&["4k4/9 b - 1"], &["4k4/9", "2 rows"]),
        (&["startpos moves 7g7f 7g7f"], &["move 2", "7g7f"]),
        (&["startpos", "moves", "xyz"], &["move 1", "xyz"]),
        (&["startpos", "mvoes"], &["startpos mvoes"]),
        (&["startpos", "--ply", "3"], &["no move 3", "has 0"]),
        (&["startpos", "-o", "out.gif"], &["out.gif", "--format"]),
        (&["startpos", "--width", "300"], &["--width", "PNG"]),
    ] {
        check_error(&run(&[&["diagram"], arguments].concat()), parts);
    }
    for (arguments, parts) in [
        (&[][..], &["<FILE|SFEN>..."][..]),
        (&["--marks", "0z", "startpos"], &["'0z' for '--marks", "7g"]),
        (&["--ply", "x", "startpos"], &["'x' for '--ply", "first"]),
        (&["--style", "oil", "startpos"], &["'oil'", "book, board"]),
        (&["--width", "1", "startpos"], &["--width <PIXELS>"]),
    ] {
        check_usage(&run(&[&["diagram"], arguments].concat()), parts);
    }
    let broken = temporary("broken-diagram.csa");
    fs::write(&broken, "V2.2\nPI\n+\n+7776XX\n").expect("a file");
    check_error(&run(&["diagram", &broken]), &[&broken, "line 4"]);
}
