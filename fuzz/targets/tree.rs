#![no_main]

use fuzz::{formats, tree};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let record = tree::arbitrary_record(bytes);
    fuzz::check_record(&record);
    formats::check_archived(&record);
    for case in formats::FORMAT_CASES {
        let written = (case.write)(&record);
        let read = (case.read)(&written.text);
        if written.lost.is_empty()
            && let Ok(reading) = &read
        {
            formats::assert_same(&reading.record, &record, case.name, &written.text);
        }
        fuzz::check_answer(read);
    }
});
