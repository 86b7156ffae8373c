//! Zip files that depend on their contents only.
use crate::{
    process::{self, command},
    project::Result,
};
use std::{
    fs::{self, File},
    io::Write,
    path::Path,
};
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter, write::SimpleFileOptions};

/// Unpacks a zip file into a folder, which is emptied before.
pub fn unpack(file: &Path, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    ZipArchive::new(File::open(file)?)?.extract(folder)?;
    Ok(())
}

/// A zip file that is being written.
pub struct Archive {
    zip: ZipWriter<File>,
    time: DateTime,
}

impl Archive {
    /// All files in it have the time of the commit.
    pub fn create(file: &Path) -> Result<Self> {
        Ok(Self {
            zip: ZipWriter::new(File::create(file)?),
            time: time_of_commit()?,
        })
    }

    pub fn add(&mut self, name: &str, content: &[u8], is_program: bool) -> Result<()> {
        let is_compressed =
            name.ends_with(".br") || name.ends_with(".gz") || name.ends_with(".png");
        let options = SimpleFileOptions::default()
            .compression_method(if is_compressed {
                CompressionMethod::Stored
            } else {
                CompressionMethod::Deflated
            })
            .last_modified_time(self.time)
            .unix_permissions(if is_program { 0o755 } else { 0o644 });
        self.zip.start_file(name, options)?;
        self.zip.write_all(content)?;
        Ok(())
    }

    pub fn finish(self) -> Result<()> {
        self.zip.finish()?.sync_all()?;
        Ok(())
    }
}

/// UTC.
fn time_of_commit() -> Result<DateTime> {
    let mut git = command("git");
    git.env("TZ", "UTC").args([
        "log",
        "-1",
        "--format=%cd",
        "--date=format-local:%Y-%m-%d %H:%M:%S",
    ]);
    let time = process::output(&mut git).and_then(|time| date_time(&time));
    Ok(time.ok_or("git does not say when the commit was made")?)
}

/// `2026-11-26 12:40:59`, as git writes it. Zip files know no time before 1980.
fn date_time(text: &str) -> Option<DateTime> {
    let (year, rest) = text.split_once('-')?;
    let mut numbers = rest.split(['-', ' ', ':']).map(str::parse);
    let mut next = || numbers.next()?.ok();
    DateTime::from_date_and_time(
        year.parse().ok()?,
        next()?,
        next()?,
        next()?,
        next()?,
        next()?,
    )
    .ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_git_writes_them() {
        // Zip files count two seconds at a time.
        let time = date_time("2026-11-26 12:40:58").unwrap();
        assert_eq!(time.to_string(), "2026-11-26 12:40:58");
        for odd in [
            "",
            "2026-11-26",
            "2026-13-26 12:40:59",
            "1970-01-01 00:00:00",
        ] {
            assert!(date_time(odd).is_none(), "{odd}");
        }
    }
}
