//! Files of weights and nets.

use std::{fs, path::Path, sync::Arc};

use komadai_search::eval::{Net, Weights};

/// Reads a file of weights.
///
/// # Errors
/// When it cannot be read, or holds something else.
pub fn read_weights(file: &Path) -> Result<Weights, String> {
    Weights::from_bytes(&read(file)?).map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads the file of a net.
///
/// # Errors
/// When it cannot be read, or is damaged.
pub fn read_net(file: &Path) -> Result<Arc<Net>, String> {
    let net = Net::from_bytes(&read(file)?);
    net.map(Arc::new)
        .map_err(|error| format!("{}: {error}", file.display()))
}

/// Reads the bytes of a file.
///
/// # Errors
/// When it cannot be read.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{}: cannot be read: {error}", file.display()))
}

/// Writes a file.
///
/// # Errors
/// When it cannot be written.
pub fn write(file: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, bytes)
        .map_err(|error| format!("{}: cannot be written: {error}", file.display()))
}
