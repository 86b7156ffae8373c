#![no_main]

use komadai_records::notation::ki2;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(ki2::read(text)));
