//! A file that has its name only when it is complete.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
    process,
};

/// A file that is being written, beside its final place. Unless it is put there, it is removed.
#[derive(Debug)]
pub struct NewFile {
    temporary: PathBuf,
    place: PathBuf,
}

impl NewFile {
    /// Creates the file that becomes `place`.
    ///
    /// # Errors
    /// When there can be no file in this place.
    pub fn create(place: &Path) -> io::Result<(Self, File)> {
        let (Some(name), false) = (place.file_name(), place.is_dir()) else {
            return Err(io::ErrorKind::IsADirectory.into());
        };
        let mut temporary = name.to_owned();
        temporary.push(format!(".{}.tmp", process::id()));
        let temporary = place.with_file_name(temporary);
        let file = File::create_new(&temporary)?;
        let place = place.to_owned();
        Ok((Self { temporary, place }, file))
    }

    /// Puts the file into its place, instead of one that is there.
    ///
    /// # Errors
    /// When the system refuses it.
    pub fn put(self) -> io::Result<()> {
        fs::rename(&self.temporary, &self.place)
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        // Once it is in its place, there is nothing left to remove.
        let _ = fs::remove_file(&self.temporary);
    }
}
