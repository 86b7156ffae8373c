#![no_main]

use fuzz::formats;
use komadai_records::notation::archive;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let read = archive::read(text);
    if let Ok(reading) = &read {
        formats::check_archived(&reading.record);
    }
    fuzz::check_answer(read);
});
