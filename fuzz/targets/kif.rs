#![no_main]

use komadai_records::notation::kif;

libfuzzer_sys::fuzz_target!(|text: &str| fuzz::check_answer(kif::read(text)));
