#![no_main]

use shogi::notation::usi_game;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(usi_game::read(text)));
