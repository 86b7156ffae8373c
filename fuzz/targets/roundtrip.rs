#![no_main]

use fuzz::formats;
use shogi::notation;

libfuzzer_sys::fuzz_target!(|text: &str| {
    match notation::read(text, None) {
        Ok((_, reading)) => {
            formats::check_archived(&reading.record);
            formats::check_written(&reading.record);
        }
        Err(error) => {
            formats::check_archived(&error.before.record);
            for way in formats::WAYS {
                let text = (way.write)(&error.before.record).text;
                fuzz::check_answer((way.read)(&text));
            }
        }
    }
});
