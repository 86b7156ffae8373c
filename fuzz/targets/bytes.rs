#![no_main]

use komadai_records::notation::{Encoding, Format, read_bytes};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for name in [None, Some("x.ki2"), Some("x.csa")] {
        let read = read_bytes(bytes, name, &mut fuzz::decode);
        fuzz::check_answer(read.map(|(_, _, reading)| reading));
    }
    let none = read_bytes(bytes, None, &mut |_, _| None);
    fuzz::check_answer(none.map(|(_, _, reading)| reading));
    let encoding = Encoding::detect(bytes);
    if let Some(text) = fuzz::decode(encoding, bytes) {
        for name in ["x.kif", "x.jkf", "x.usi", "x.usen"] {
            if let Err(remark) = Format::detect(&text, Some(name)) {
                assert_ne!(remark.to_string(), "");
            }
        }
    }
});
