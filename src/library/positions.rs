//! The games of the library in memory, to search their positions. They are read when they are
//! first asked for, and follow the library from then on.
use core::cell::RefCell;
use std::rc::Rc;

use komadai_records::notation::usen::MainLine;
use shogi::Position;

use super::{Library, Listing};
use komadai_model::library::{
    Entry, ExplorerMove, GameId, IndexedGames, LibraryError, PositionFilter, PositionSearch,
    record_text,
};
use komadai_web::time_slice::TimeSlice;

/// So many games are searched between two pauses.
const BATCH: usize = 200;

/// A handle of the games in memory. There is one in a page.
#[derive(Clone)]
pub struct Positions(Rc<RefCell<IndexedGames>>);

/// Where a game has a position: the number of moves before it.
pub type FoundPosition = (GameId, usize);

thread_local! {
    static OF_PAGE: Positions = Positions(Rc::default());
}

impl Positions {
    pub fn of_page() -> Self {
        OF_PAGE.with(Clone::clone)
    }

    /// Reads the games of a list that are not in memory as they are there.
    ///
    /// # Errors
    /// When the library cannot be read.
    pub async fn update(&self, library: &Library, listing: &Listing) -> Result<(), LibraryError> {
        let missing = self.0.borrow_mut().retain(&listing.entries);
        let missing: Vec<Entry> = missing.into_iter().cloned().collect();
        let mut slice = TimeSlice::begin();
        for mut entry in missing {
            if entry.about.line.is_empty() {
                read_line(library, &mut entry).await?;
            }
            self.0.borrow_mut().add(&entry);
            slice.pause().await;
        }
        Ok(())
    }

    /// What was played in a position, the most frequent move first.
    pub fn explore(&self, position: &Position) -> Vec<ExplorerMove> {
        self.0.borrow().explore(position)
    }

    /// Looks for a position in all games.
    pub async fn find(&self, filter: &PositionFilter) -> Vec<FoundPosition> {
        let search = PositionSearch::from(filter);
        let mut found = Vec::new();
        let mut slice = TimeSlice::begin();
        let mut next = 0;
        loop {
            let games = self.0.borrow();
            let end = games.collection().len().min(next + BATCH);
            if next >= end {
                return found;
            }
            let places = search.find(games.collection(), next..end);
            let named = places
                .into_iter()
                .filter_map(|place| Some((games.id(place.game)?, place.ply)));
            found.extend(named);
            drop(games);
            next = end;
            slice.pause().await;
        }
    }
}

/// The main line of a game that an earlier version has stored, out of its record. It is stored
/// with the game, so that it is read once.
async fn read_line(library: &Library, entry: &mut Entry) -> Result<(), LibraryError> {
    let kept = match library.read(entry.id).await {
        Ok(kept) => kept,
        Err(LibraryError::Missing | LibraryError::Corrupt(_)) => return Ok(()),
        Err(error) => return Err(error),
    };
    if let Ok(record) = record_text::read(&kept.record) {
        entry.about.line = MainLine::of(&record).to_string();
        library.set_line(entry.id, &entry.about.line).await?;
    }
    Ok(())
}
