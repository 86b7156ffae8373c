//! Archives of files.
use std::rc::Rc;

use komadai_records::notation::Encoding;
use leptos::logging::warn;
use rawzip::{CompressionMethod, ZipArchive};

use komadai_model::library::ZipError;
use komadai_web::{
    compression::{InflateError, inflate_raw},
    encoding,
    files::LIMIT,
};

/// Archives in archives are opened so deep.
const MAX_DEPTH: usize = 3;
/// A single file may expand to so many bytes; an archive in an archive to more.
const MAX_INNER_ZIP: usize = 100_000_000;

/// A file of an archive.
#[derive(Debug)]
pub struct Packed {
    pub path: String,
    pub depth: usize,
    archive: Rc<Vec<u8>>,
    /// Where it is in the archive.
    start: usize,
    end: usize,
    method: CompressionMethod,
}

/// The path of a file, and the file, if it can be read.
type FileOfZip = (String, Result<Packed, ZipError>);

/// Whether bytes are an archive.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// The files of an archive, which is at a path itself.
///
/// # Errors
/// When it cannot be read at all; a file of it may be told apart.
pub fn files_of(path: &str, depth: usize, bytes: Vec<u8>) -> Result<Vec<FileOfZip>, ZipError> {
    if depth >= MAX_DEPTH {
        return Err(ZipError::TooDeep);
    }
    let bytes = Rc::new(bytes);
    let damaged = |error: rawzip::Error| {
        warn!("{path}: {error}");
        ZipError::Damaged
    };
    let archive = ZipArchive::from_slice(&bytes[..]).map_err(damaged)?;
    let mut files = Vec::new();
    for entry in archive.entries() {
        let entry = entry.map_err(damaged)?;
        let name = name(entry.file_path().as_ref());
        if entry.is_dir() || is_of_the_system(&name) {
            continue;
        }
        let path = format!("{path}/{name}");
        let packed = archive.get_entry(entry.wayfinder()).map_err(damaged);
        let packed = packed.and_then(|found| {
            let (start, end) = found.compressed_data_range();
            let method = entry.compression_method();
            let is_known = [CompressionMethod::STORE, CompressionMethod::DEFLATE].contains(&method);
            (is_known && !entry.flags().is_encrypted())
                .then_some(())
                .ok_or(ZipError::Unknown)?;
            Ok(Packed {
                path: path.clone(),
                depth: depth + 1,
                archive: Rc::clone(&bytes),
                start: start as usize,
                end: end as usize,
                method,
            })
        });
        files.push((path, packed));
    }
    Ok(files)
}

/// Files that systems add, which nobody has put there.
fn is_of_the_system(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or_default();
    name.starts_with("__MACOSX/") || file.starts_with('.') || file == "Thumbs.db"
}

/// A name, in whichever encoding.
fn name(bytes: &[u8]) -> String {
    match str::from_utf8(bytes) {
        Ok(name) => name.to_owned(),
        Err(_) => encoding::decode(Encoding::detect(bytes), bytes)
            .unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned()),
    }
}

impl Packed {
    /// The file's bytes.
    ///
    /// # Errors
    /// When it is damaged, or expands to more than a file may have.
    pub async fn bytes(&self) -> Result<Vec<u8>, ZipError> {
        let packed = &self.archive[self.start..self.end];
        let limit = match self.path.to_ascii_lowercase().ends_with(".zip") {
            true => MAX_INNER_ZIP,
            false => LIMIT,
        };
        match self.method {
            CompressionMethod::DEFLATE => {
                inflate_raw(packed.to_vec(), limit)
                    .await
                    .map_err(|error| match error {
                        InflateError::TooLarge => ZipError::TooLarge,
                        InflateError::Missing => ZipError::Unknown,
                        InflateError::NotBase64 | InflateError::NotDeflated => ZipError::Damaged,
                    })
            }
            _ if packed.len() > limit => Err(ZipError::TooLarge),
            _ => Ok(packed.to_vec()),
        }
    }
}
