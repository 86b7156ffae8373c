//! The games of the library in memory, to search their positions. They are read when they are
//! first asked for, and follow the library from then on.
use core::{
    cell::{Cell, RefCell},
    time::Duration,
};
use std::{rc::Rc, sync::Arc};

use gloo_timers::future::sleep;
use shogi::Position;

use super::{Library, Listing};
use komadai_model::library::{
    Explored, GameId, IndexedGames, LibraryError, PositionFilter, PositionSearch,
};
use komadai_web::{date_format, time_slice::TimeSlice};

/// So many games are searched between two pauses.
const BATCH: usize = 200;

/// Who waits for another reading of the games looks again after so long.
const WAIT: Duration = Duration::from_millis(20);

/// A handle of the games in memory. There is one in a page.
#[derive(Clone, Default)]
pub struct Positions(Rc<Inner>);

#[derive(Default)]
struct Inner {
    games: RefCell<IndexedGames>,
    /// The newest list that is still to be read.
    newest: RefCell<Option<Arc<Listing>>>,
    is_reading: Cell<bool>,
}

/// Where a game has a position: the number of moves before it.
pub type FoundPosition = (GameId, usize);

thread_local! {
    static OF_PAGE: Positions = Positions::default();
}

impl Positions {
    pub fn of_page() -> Self {
        OF_PAGE.with(Clone::clone)
    }

    /// Reads the games of a list that are not in memory as they are there. Of several lists the
    /// newest is read.
    ///
    /// # Errors
    /// When the library cannot be read.
    pub async fn update(
        &self,
        library: &Library,
        listing: Arc<Listing>,
    ) -> Result<(), LibraryError> {
        self.0.newest.replace(Some(listing));
        if self.0.is_reading.replace(true) {
            while self.0.is_reading.get() {
                sleep(WAIT).await;
            }
            return Ok(());
        }
        let read = self.read_newest(library).await;
        self.0.is_reading.set(false);
        read
    }

    async fn read_newest(&self, library: &Library) -> Result<(), LibraryError> {
        let mut slice = TimeSlice::begin();
        let mut has_added_lines = false;
        while let Some(listing) = self.0.newest.take() {
            let missing = self.0.games.borrow_mut().retain(&listing.entries);
            for entry in missing {
                if self.0.newest.borrow().is_some() {
                    break;
                }
                let mut entry = entry.clone();
                if entry.about.line.is_empty() {
                    has_added_lines = true;
                    entry.about.line = library.add_line(entry.id).await?.unwrap_or_default();
                }
                self.0
                    .games
                    .borrow_mut()
                    .add(&entry, date_format::utc_offset());
                slice.pause().await;
            }
        }
        if has_added_lines {
            library.notify();
        }
        Ok(())
    }

    /// Reads the games that are in memory.
    pub fn with_games<T>(&self, read: impl FnOnce(&IndexedGames) -> T) -> T {
        read(&self.0.games.borrow())
    }

    /// What was played in a position, in the games under a tag; an empty one stands for all
    /// games.
    pub fn explore(&self, position: &Position, tag: &str) -> Explored {
        self.0.games.borrow().explore(position, tag)
    }

    /// Looks for a position in all games.
    pub async fn find(&self, filter: &PositionFilter) -> Vec<FoundPosition> {
        let search = PositionSearch::from(filter);
        let mut found = Vec::new();
        let mut slice = TimeSlice::begin();
        let mut next = 0;
        while let Some(places) = self.find_next(&search, &mut next) {
            found.extend(places);
            slice.pause().await;
        }
        found
    }

    /// The same in the next games; `None` after the last.
    fn find_next(&self, search: &PositionSearch, next: &mut usize) -> Option<Vec<FoundPosition>> {
        let games = self.0.games.borrow();
        let first = *next;
        let end = games.collection().len().min(first + BATCH);
        *next = end;
        let places = (first < end).then(|| search.find(games.collection(), first..end))?;
        let named = places
            .into_iter()
            .filter_map(|place| Some((games.id(place.game)?, place.ply)));
        Some(named.collect())
    }
}
