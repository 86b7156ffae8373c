#![no_main]

use komadai_records::notation::usi_game;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(usi_game::read(text)));
