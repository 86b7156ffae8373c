#![no_main]

use fuzz::{formats, tree};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let record = tree::arbitrary_record(bytes);
    fuzz::check_record(&record);
    formats::check_archived(&record);
    for way in formats::WAYS {
        let written = (way.write)(&record);
        let read = (way.read)(&written.text);
        if written.lost.is_empty()
            && let Ok(reading) = &read
        {
            formats::assert_same(&reading.record, &record, way.name, &written.text);
        }
        fuzz::check_answer(read);
    }
});
