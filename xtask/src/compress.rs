//! Files as hosts send them.
use crate::project::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use std::io::Write;

/// At level 9.
pub fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// At level 11.
pub fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut small, &BrotliEncoderParams::default())?;
    Ok(small)
}
