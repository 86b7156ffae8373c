//! Writes games to files.
use core::iter;

use komadai_records::{
    Record,
    notation::{Encoding, OutputFormat},
};
use wasm_bindgen_futures::spawn_local;

use super::zip_writer::ZipWriter;
use crate::{library::Library, screens::games::game_list::GameList};
use komadai_model::library::{ExportFormat, FileNames, GameId, LibraryError, record_text};
use komadai_texts::Message;
use komadai_web::{encoding, files, time, time_slice::TimeSlice};

/// A file that is to be saved.
struct Exported {
    name: String,
    mime: &'static str,
    bytes: Vec<u8>,
    /// How many games it holds.
    games: usize,
    /// How many could not be read and are missing from it.
    unreadable: usize,
}

impl GameList {
    /// The selected games, or all that are not deleted.
    pub fn games_to_export(self) -> Vec<GameId> {
        let selected = self.selection.ids();
        if !selected.is_empty() {
            return selected;
        }
        self.with_entries(|entries| {
            let kept = entries.iter().filter(|entry| entry.deleted.is_none());
            kept.map(|entry| entry.id).collect()
        })
    }
}

/// Saves the selected games, or all, as one file.
pub fn export(list: GameList, format: ExportFormat) {
    let ids = list.games_to_export();
    let exporting = Message::of(|text| text.games().exporting);
    list.notify(vec![exporting]);
    spawn_local(async move {
        let exported = match format {
            ExportFormat::Backup => backup(list).await,
            ExportFormat::OneFile => one_file(list, &ids).await,
            ExportFormat::Zip(format) => archive(list, &ids, format).await,
        };
        let Exported {
            name,
            mime,
            bytes,
            games,
            unreadable,
        } = match exported {
            Ok(exported) => exported,
            Err(error) => return list.fail(error),
        };
        list.notify(vec![match files::save(&name, mime, &bytes) {
            Ok(()) => Message::new(move |text| (text.library().exported)(games, unreadable)),
            Err(_) => Message::of(|text| text.record_files().not_saved),
        }]);
    });
}

async fn backup(list: GameList) -> Result<Exported, LibraryError> {
    let export = list.storage().export().await?;
    Ok(Exported {
        name: file_name(list, "txt"),
        mime: "text/plain",
        bytes: export.text.into_bytes(),
        games: export.games,
        unreadable: export.unreadable,
    })
}

/// All games in one file of KIF, one after the other.
async fn one_file(list: GameList, ids: &[GameId]) -> Result<Exported, LibraryError> {
    let format = OutputFormat::KifUtf8;
    let mut text = String::new();
    let mut games = Games::new(list, ids);
    let mut count = 0;
    while let Some(game) = games.next().await? {
        text.push_str(&format.write(&game.record).text);
        text.push('\n');
        count += 1;
    }
    Ok(Exported {
        name: file_name(list, format.extension()),
        mime: "text/plain",
        bytes: text.into_bytes(),
        games: count,
        unreadable: games.unreadable,
    })
}

/// An archive with a file for each game.
async fn archive(
    list: GameList,
    ids: &[GameId],
    format: OutputFormat,
) -> Result<Exported, LibraryError> {
    let failed = |error: rawzip::Error| LibraryError::Failed(error.to_string());
    let fallback = list.i18n.text_untracked().record_files().file_name;
    let mut names = FileNames::default();
    let mut zip = ZipWriter::new();
    let mut games = Games::new(list, ids);
    let mut count = 0;
    while let Some(Game { record, day }) = games.next().await? {
        let text = format.write(&record).text;
        let bytes = match format.encoding() {
            Encoding::ShiftJis => encoding::encode_shift_jis(&text).0,
            _ => text.into_bytes(),
        };
        let name = names.name(&record, &day, fallback, format.extension());
        zip.add(&name, bytes).await.map_err(failed)?;
        count += 1;
    }
    Ok(Exported {
        name: file_name(list, "zip"),
        mime: "application/zip",
        bytes: zip.finish().map_err(failed)?,
        games: count,
        unreadable: games.unreadable,
    })
}

/// A game that is exported.
struct Game {
    record: Record,
    /// When it was played.
    day: String,
}

/// Games that are read one by one, while the page is used.
struct Games<'a> {
    list: GameList,
    ids: core::slice::Iter<'a, GameId>,
    unreadable: usize,
    slice: TimeSlice,
}

impl<'a> Games<'a> {
    fn new(list: GameList, ids: &'a [GameId]) -> Self {
        Self {
            list,
            ids: ids.iter(),
            unreadable: 0,
            slice: TimeSlice::begin(),
        }
    }

    /// The next one that can be read.
    async fn next(&mut self) -> Result<Option<Game>, LibraryError> {
        for &id in iter::from_fn(|| self.ids.next()) {
            self.slice.pause().await;
            let kept = match self.list.storage().read(id).await {
                Ok(kept) => kept,
                // It was deleted meanwhile, or is damaged.
                Err(LibraryError::Missing | LibraryError::Corrupt(_)) => {
                    self.unreadable += 1;
                    continue;
                }
                Err(error) => return Err(error),
            };
            match record_text::read(&kept.record) {
                Ok(record) => {
                    let day = kept.entry.date().iso_day();
                    return Ok(Some(Game { record, day }));
                }
                Err(_) => self.unreadable += 1,
            }
        }
        Ok(None)
    }
}

/// What the file is called: of games, today.
fn file_name(list: GameList, extension: &str) -> String {
    let day = time::format_local(Library::now());
    let day = day.split(' ').next().unwrap_or_default().replace('/', "-");
    format!("{}-{day}.{extension}", list.text().file_name)
}
