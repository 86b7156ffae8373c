#![no_main]

use komadai_records::notation::csa;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(csa::read(text)));
