#![no_main]

use shogi::notation::ki2;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(ki2::read(text)));
