#![no_main]

use shogi::notation::usen;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(usen::read(text)));
