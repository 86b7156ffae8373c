#![no_main]

use shogi::notation::kif;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(kif::read(text)));
