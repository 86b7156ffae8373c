#![no_main]

use fuzz::formats;
use komadai_records::notation;

libfuzzer_sys::fuzz_target!(|text: &str| {
    match notation::read(text, None) {
        Ok((_, reading)) => {
            formats::check_archived(&reading.record);
            formats::check_written(&reading.record);
        }
        Err(error) => {
            formats::check_archived(&error.before.record);
            for case in formats::FORMAT_CASES {
                let text = (case.write)(&error.before.record).text;
                fuzz::check_answer((case.read)(&text));
            }
        }
    }
});
