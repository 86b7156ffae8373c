//! Makes tables of the data in `data/`. What the conditions say is read by the crate itself.
mod entry;
mod tables;

use std::{env, fs, path::Path};

use entry::Kind;

/// The files, the name of their entries and what these are, in the order of the tables.
const FILES: [(&str, &str, Kind); 3] = [
    ("openings.toml", "opening", Kind::Opening),
    ("attacks.toml", "attack", Kind::Attack),
    ("castles.toml", "castle", Kind::Castle),
];

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=data");
    let mut entries = Vec::new();
    for (file, table, kind) in FILES {
        let text = fs::read_to_string(Path::new("data").join(file))
            .unwrap_or_else(|error| panic!("data/{file}: {error}"));
        let read = entry::read(&text, table, kind);
        entries.extend(read.unwrap_or_else(|error| panic!("data/{file}: {error}")));
    }
    let tables = tables::write(&entries).unwrap_or_else(|error| panic!("data: {error}"));
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("tables.rs"), tables).expect("OUT_DIR can be written to");
}
