#![no_main]

use komadai_records::notation::jkf;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(jkf::read(text)));
