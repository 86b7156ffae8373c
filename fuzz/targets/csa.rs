#![no_main]

use shogi::notation::csa;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(csa::read(text)));
