#![no_main]

use fuzz::moves;
use komadai_records::notation::japanese;
use shogi::Move;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (position, text) = moves::position_and_text(text);
    let before = text
        .split_once(' ')
        .and_then(|(first, _)| first.parse::<Move>().ok());
    let move_text = before.map_or(text, |mv| &text[mv.to_string().len()..]);
    if let Ok(read) = japanese::read(&position, move_text, before)
        && read.by == position.turn()
        && position.check_legal(read.mv).is_ok()
    {
        moves::check_japanese(&position, read.mv, before);
    }
    if let Some(mv) = moves::one_of(&position, text) {
        moves::check_japanese(&position, mv, before);
    }
});
