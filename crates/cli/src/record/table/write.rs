//! Writing the table while games are read.

use std::{
    fmt::Display,
    fs::File,
    ops::ControlFlow,
    panic,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread,
};

use arrow_schema::Schema;
use komadai_names::Recognizer;
use komadai_records::Record;
use parquet::{
    arrow::ArrowWriter,
    basic::{Compression, Encoding},
    errors::ParquetError,
    file::properties::WriterProperties,
    schema::types::ColumnPath,
};

use super::{columns, new_file::NewFile, rows::GameRows};
use crate::games::read::{self, ReadGames};

/// What a table was made of.
#[derive(Debug)]
pub struct Written {
    pub games: usize,
    pub positions: usize,
    /// Whether all files could be read to their ends.
    pub all_read: bool,
}

/// Writes the table of the games of files and folders. What cannot be read is printed.
///
/// # Errors
/// When the file cannot be written, or there is no game.
pub fn table(paths: &[PathBuf], output: &Path) -> Result<Written, String> {
    let cannot_write =
        |error: &dyn Display| format!("{}: cannot be written: {error}", output.display());
    let (new_file, file) = NewFile::create(output).map_err(|error| cannot_write(&error))?;
    let table = Table::new(file).map_err(|error| cannot_write(&error))?;
    // The games of one part wait while the next is read and the one before is written.
    let (send, receive) = sync_channel(1);
    let (all_read, written) = thread::scope(|scope| {
        let writer = scope.spawn(|| table.write_all(receive));
        let all_read = read_parts(paths, send);
        (all_read, writer.join())
    });
    let written = written.unwrap_or_else(|panic| panic::resume_unwind(panic));
    let (games, positions) = written.map_err(|error| cannot_write(&error))?;
    if games == 0 {
        return Err("no game was found, and no table written".to_owned());
    }
    new_file.put().map_err(|error| cannot_write(&error))?;
    Ok(Written {
        games,
        positions,
        all_read,
    })
}

/// Reads all files, and returns whether there was nothing that could not be read. It ends early
/// when nobody receives the games.
fn read_parts(paths: &[PathBuf], send: SyncSender<Vec<GameRows>>) -> bool {
    let recognizer = Recognizer::new();
    let make =
        |file: &str, number, record: &Record| GameRows::new(file, number, record, &recognizer);
    let mut all_read = true;
    let received = read::in_parts(paths, make, |ReadGames { games, faults }| {
        all_read &= faults.is_empty();
        for fault in faults {
            eprintln!("komadai: {fault}");
        }
        match send.send(games) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        }
    });
    received.is_continue() && all_read
}

/// A table that is being written.
struct Table {
    schema: Arc<Schema>,
    writer: ArrowWriter<File>,
    games: usize,
    positions: usize,
}

impl Table {
    fn new(file: File) -> Result<Self, ParquetError> {
        let schema = Arc::new(columns::schema());
        let column = |name: &str| ColumnPath::from(name);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_column_dictionary_enabled(column(columns::KEY), false)
            .set_column_dictionary_enabled(column(columns::PLY), false)
            .set_column_encoding(column(columns::PLY), Encoding::DELTA_BINARY_PACKED)
            .set_created_by(concat!("komadai ", env!("CARGO_PKG_VERSION")).to_owned())
            .build();
        Ok(Self {
            writer: ArrowWriter::try_new(file, schema.clone(), Some(properties))?,
            schema,
            games: 0,
            positions: 0,
        })
    }

    /// Writes all games that come, and returns how many they were, and their positions.
    fn write_all(mut self, parts: Receiver<Vec<GameRows>>) -> Result<(usize, usize), ParquetError> {
        for games in parts {
            let rows = columns::batch(&self.schema, &games)?;
            self.writer.write(&rows)?;
            self.games += games.len();
            self.positions += rows.num_rows();
        }
        self.writer.close()?;
        Ok((self.games, self.positions))
    }
}
