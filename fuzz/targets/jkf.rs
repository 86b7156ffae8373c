#![no_main]

use shogi::notation::jkf;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(jkf::read(text)));
