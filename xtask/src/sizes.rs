//! `sizes`: what a first load fetches, measured in the built folder.
use crate::{Result, build, no_arguments, shell};
use flate2::{Compression, write::GzEncoder};
use std::{fs, io::Write};

/// Bytes after gzip, all files of a first load together.
const BUDGET: usize = 200_000;

#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
}

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let dist = build::dist()?;
    let mut sizes = Vec::new();
    for file in shell::files(&dist)? {
        sizes.push((measure(&fs::read(dist.join(&file))?)?, file));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(size.gzip));

    println!("{:>10} {:>10}  first load", "raw", "gzip -9");
    let mut total = Size::default();
    for (size, file) in &sizes {
        print_row(*size, file);
        total.raw += size.raw;
        total.gzip += size.gzip;
    }
    print_row(total, "together");
    print_row(
        measure(&fs::read(dist.join("sw.js"))?)?,
        "sw.js, afterwards",
    );
    if total.gzip > BUDGET {
        return Err(format!(
            "a first load is {} bytes after gzip; the budget is {BUDGET}",
            total.gzip
        )
        .into());
    }
    println!("{:>10} {BUDGET:>10}  budget", "");
    Ok(())
}

fn print_row(size: Size, name: &str) {
    println!("{:>10} {:>10}  {name}", size.raw, size.gzip);
}

fn measure(content: &[u8]) -> Result<Size> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(Size {
        raw: content.len(),
        gzip: encoder.finish()?.len(),
    })
}
