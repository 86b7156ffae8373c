//! Archives of files, each deflated by the browser.
use std::io::Write;

use komadai_web::compression;
use rawzip::{CompressionMethod, DataDescriptorOutput, Error, ZipArchiveWriter, crc32};

/// An archive that is written file by file.
pub struct ZipWriter(ZipArchiveWriter<Vec<u8>>);

impl ZipWriter {
    pub fn new() -> Self {
        Self(ZipArchiveWriter::new(Vec::new()))
    }

    /// Adds a file.
    ///
    /// # Errors
    /// When the name is too long, or the archive.
    pub async fn add(&mut self, name: &str, contents: Vec<u8>) -> Result<(), Error> {
        let output = DataDescriptorOutput::new(crc32(&contents), contents.len() as u64);
        let (method, packed) = match compression::deflate_raw(contents.clone()).await {
            Some(packed) => (CompressionMethod::DEFLATE, packed),
            // The browser cannot.
            None => (CompressionMethod::STORE, contents),
        };
        let file = self.0.new_file(name).compression_method(method);
        let (mut entry, _) = file.start()?;
        entry.write_all(&packed)?;
        entry.finish(output)?;
        Ok(())
    }

    /// The bytes of the archive.
    ///
    /// # Errors
    /// When it is too long.
    pub fn finish(self) -> Result<Vec<u8>, Error> {
        self.0.finish()
    }
}
