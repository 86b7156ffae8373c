#![no_main]

use fuzz::moves;
use shogi::notation::western::{self, Letters};

const LETTERS: [Letters; 3] = [
    Letters::ENGLISH,
    Letters(['B', 'L', 'S', 'S', 'G', 'L', 'T', 'K']),
    Letters(['歩', '香', '桂', '銀', '金', '角', '飛', '玉']),
];

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (position, text) = moves::position_and_text(text);
    for letters in &LETTERS {
        if let Ok(mv) = western::read_as(&position, text, letters) {
            assert!(position.check_legal(mv).is_ok());
        }
    }
    if let Ok(mv) = western::read(&position, text) {
        moves::check_western(&position, mv);
    }
    if let Some(mv) = moves::one_of(&position, text) {
        moves::check_western(&position, mv);
    }
});
