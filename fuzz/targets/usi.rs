#![no_main]

use shogi::notation::position_line;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(position_line::read(text)));
