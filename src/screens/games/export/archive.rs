//! Writes games to files.
use core::iter;
use std::collections::BTreeSet;

use komadai_records::{
    Record,
    notation::{Encoding, Loss, OutputFormat},
};
use wasm_bindgen_futures::spawn_local;

use super::zip_writer::ZipWriter;
use crate::{library::Library, screens::games::game_list::GameList};
use komadai_model::library::{
    Entry, ExportFormat, FileNames, GameId, GameOrder, LibraryError, record_text,
};
use komadai_texts::{Message, Text};
use komadai_web::{date_format, encoding, files, time, time_slice::TimeSlice};

/// A file that is to be saved.
struct Exported {
    name: String,
    mime: &'static str,
    bytes: Vec<u8>,
    /// How many games it holds.
    games: usize,
    /// How many could not be read and are missing from it.
    unreadable: usize,
    lost: Lost,
}

/// What the format cannot hold of the games.
#[derive(Clone, Debug, Default)]
struct Lost {
    losses: Vec<Loss>,
    /// The characters that Shift_JIS lacks.
    characters: BTreeSet<char>,
}

impl Lost {
    fn add(&mut self, dropped: Vec<Loss>) {
        for loss in dropped {
            if !self.losses.contains(&loss) {
                self.losses.push(loss);
            }
        }
    }

    /// What is said of it; empty if nothing is lost.
    fn text(&self, text: Text) -> String {
        let files = text.record_files();
        let mut lost: Vec<String> = self.losses.iter().map(files.loss).collect();
        if !self.characters.is_empty() {
            let characters: String = self.characters.iter().collect();
            lost.push((files.missing)(&characters));
        }
        match lost.is_empty() {
            true => String::new(),
            false => format!("{}{}", files.lost, lost.join(", ")),
        }
    }
}

impl GameList {
    /// The selected games, or all that are not deleted, the last played first.
    pub fn games_to_export(self) -> Vec<GameId> {
        let selected = self.selection.ids();
        if !selected.is_empty() {
            return selected;
        }
        self.with_entries(|entries| {
            let mut places: Vec<_> = (0..entries.len()).collect();
            places.retain(|&place| entries[place].deleted.is_none());
            let offset = date_format::utc_offset();
            GameOrder::default().sort(&mut places, entries, offset, |_| String::new(), |_| None);
            places.into_iter().map(|place| entries[place].id).collect()
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
            lost,
        } = match exported {
            Ok(exported) => exported,
            Err(error) => return list.fail(error),
        };
        list.notify(vec![match files::save(&name, mime, &bytes) {
            Ok(()) => Message::new(move |text| {
                let said = (text.library().exported)(games, unreadable);
                format!("{said}\n{}", lost.text(text)).trim_end().to_owned()
            }),
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
        lost: Lost::default(),
    })
}

/// All games in one file of KIF, one after the other.
async fn one_file(list: GameList, ids: &[GameId]) -> Result<Exported, LibraryError> {
    let format = OutputFormat::KifUtf8;
    let mut text = String::new();
    let mut lost = Lost::default();
    let mut games = Games::new(list, ids);
    let mut count = 0;
    while let Some(game) = games.next().await? {
        let written = format.write(&game.record);
        lost.add(written.dropped);
        text.push_str(&written.text);
        text.push('\n');
        count += 1;
    }
    Ok(Exported {
        name: file_name(list, format.extension()),
        mime: "text/plain",
        bytes: text.into_bytes(),
        games: count,
        unreadable: games.unreadable,
        lost,
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
    let mut lost = Lost::default();
    let mut names = FileNames::default();
    let mut zip = ZipWriter::new();
    let mut games = Games::new(list, ids);
    let mut count = 0;
    while let Some(Game { record, entry }) = games.next().await? {
        let written = format.write(&record);
        lost.add(written.dropped);
        let bytes = match format.encoding() {
            Encoding::ShiftJis => {
                let (bytes, encoded) = encoding::encode_shift_jis(&written.text);
                lost.characters.extend(encoded.missing.chars());
                bytes
            }
            _ => written.text.into_bytes(),
        };
        let day = entry.date(date_format::utc_offset()).iso_day();
        let file = entry
            .file
            .rsplit('/')
            .next()
            .filter(|file| !file.is_empty());
        let name = names.name(&record, &day, file.unwrap_or(fallback), format.extension());
        zip.add(&name, bytes).await.map_err(failed)?;
        count += 1;
    }
    Ok(Exported {
        name: file_name(list, "zip"),
        mime: "application/zip",
        bytes: zip.finish().map_err(failed)?,
        games: count,
        unreadable: games.unreadable,
        lost,
    })
}

/// A game that is exported.
struct Game {
    record: Record,
    entry: Entry,
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
                    let entry = kept.entry;
                    return Ok(Some(Game { record, entry }));
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
