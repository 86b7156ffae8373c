use komadai_records::notation::usen::MainLine;
use shogi::Setup;

use crate::{kento_url, piyo_shogi_url};

fn line(usen: &str) -> MainLine {
    usen.parse().expect("a line")
}

#[test]
fn a_line_opens_in_kento() {
    let moves = ["7g7f", "3c3d", "8h2b+", "3a2b", "B*5e"];
    let moves = MainLine {
        start: Setup::startpos(),
        moves: moves.map(|usi| usi.parse().expect("a move")).into(),
    };
    let expected = "https://www.kento-shogi.com/?moves=7g7f.3c3d.8h2b%2B.3a2b.B*5e#3";
    assert_eq!(kento_url(&moves, 3), expected);
    let start = kento_url(&line("4k4_9_9_9_9_9_9_9_4K4.b.-~0."), 0);
    let expected = "https://www.kento-shogi.com/?initpos=4k4/9/9/9/9/9/9/9/4K4%20b%20-%201#0";
    assert_eq!(start, expected);
}

#[test]
fn a_line_opens_in_piyo_shogi() {
    let moves = line("~0.7ku2jm");
    let expected = "piyoshogi://?sfen=position%20startpos%20moves%207g7f%203c3d&num=1";
    assert_eq!(piyo_shogi_url(&moves, 1), expected);
    let start = piyo_shogi_url(&line("4k4_9_9_9_9_9_9_9_4K4.b.-~0."), 0);
    let expected = "piyoshogi://?sfen=position%20sfen%204k4/9/9/9/9/9/9/9/4K4%20b%20-%201&num=0";
    assert_eq!(start, expected);
}
