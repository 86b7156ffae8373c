#![no_main]

use fuzz::moves;
use komadai_records::notation::western::{self, PieceLetters};

const LETTERS: [PieceLetters; 3] = [
    PieceLetters::ENGLISH,
    PieceLetters(['B', 'L', 'S', 'S', 'G', 'L', 'T', 'K']),
    PieceLetters(['歩', '香', '桂', '銀', '金', '角', '飛', '玉']),
];

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (position, text) = moves::position_and_text(text);
    for letters in &LETTERS {
        if let Ok(mv) = western::read_with(&position, text, letters) {
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
