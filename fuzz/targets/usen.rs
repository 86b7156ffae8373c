#![no_main]

use komadai_records::notation::usen;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(usen::read(text)));
