//! Which games are found, and in which order.
use std::{collections::HashMap, sync::Arc};

use crate::library::{FoundPosition, about};
use komadai_model::library::{
    Entry, GameId, GamesQuery, IndexedGames, PositionFilter, SearchWords, search_text,
};
use komadai_texts::{Text, name_list, opening_names};
use komadai_web::date_format;
use shogi::Color;

/// The games that are found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// Where they stand in the list, in order; with those that were just deleted, which stay in
    /// their place.
    pub places: Arc<Vec<usize>>,
    /// The ids, without them.
    pub selectable: Arc<Vec<GameId>>,
    /// How many there are, whatever is looked for, with those that were just deleted.
    pub all_rows: usize,
    /// Without them.
    pub all: usize,
    /// How many deleted games there are.
    pub deleted: usize,
}

/// The number of moves before a position, game by game.
pub type Plies = Arc<HashMap<GameId, usize>>;

/// Where games have a position.
#[derive(Clone, Debug)]
pub struct PositionPlies {
    /// What was looked for.
    of: PositionFilter,
    plies: Plies,
}

impl PositionPlies {
    pub fn new(of: PositionFilter, found: Vec<FoundPosition>) -> Self {
        let plies = Arc::new(found.into_iter().collect());
        Self { of, plies }
    }

    /// Where games have the position that is looked for, if it is this one.
    pub fn plies_of(&self, asked: &PositionFilter) -> Option<&Plies> {
        (self.of == *asked).then_some(&self.plies)
    }
}

/// What is looked for, and what is known for that.
pub struct Search<'a> {
    pub query: &'a GamesQuery,
    /// What words are looked for in, game by game, if there are any.
    pub texts: Option<Arc<Vec<String>>>,
    /// The games that have the position, if one is looked for; none until they are searched.
    pub plies: Option<Plies>,
    /// Whether the deleted games are shown.
    pub bin: bool,
    /// Those that were deleted since the list was opened.
    pub fresh: &'a [GameId],
    /// What openings are sorted by.
    pub text: Text,
}

impl Search<'_> {
    /// The games of the list that are found; what was played in them is known of those that
    /// are in memory.
    pub fn find(&self, entries: &[Entry], games: &IndexedGames) -> Found {
        let offset = date_format::utc_offset();
        let words = SearchWords::new(&self.query.words);
        let matches = |entry: &Entry| {
            let played = games.played(entry.id);
            self.query.matches(entry, offset, played)
        };
        let has_words = |index: usize| {
            let is_found = |texts: &Arc<Vec<String>>| {
                texts.get(index).is_some_and(|text| words.match_text(text))
            };
            self.texts.as_ref().is_none_or(is_found)
        };
        let here = || {
            let numbered = entries.iter().enumerate();
            numbered.filter(|(_, entry)| self.is_here(entry))
        };
        let is_found = |&(index, entry): &(usize, &Entry)| {
            self.has_position(entry) && matches(entry) && has_words(index)
        };
        let mut places: Vec<usize> = here().filter(is_found).map(|(place, _)| place).collect();
        let opening = |id| opening_of(id, games, self.text);
        let accuracy = |entry: &Entry| {
            let sides = self.query.sides(entry, games.played(entry.id));
            accuracy(entry, sides)
        };
        self.query
            .order
            .sort(&mut places, entries, offset, opening, accuracy);
        let is_counted = |entry: &&Entry| entry.deleted.is_some() == self.bin;
        let found = places.iter().map(|&place| &entries[place]);
        let selectable = found.filter(is_counted).map(|entry| entry.id).collect();
        Found {
            all_rows: here().count(),
            selectable: Arc::new(selectable),
            all: here().filter(|(_, entry)| is_counted(entry)).count(),
            deleted: entries
                .iter()
                .filter(|entry| entry.deleted.is_some())
                .count(),
            places: Arc::new(places),
        }
    }

    /// Whether a game is among those that are shown now.
    fn is_here(&self, entry: &Entry) -> bool {
        match (self.bin, entry.deleted.is_some()) {
            (true, is_deleted) => is_deleted,
            (false, true) => self.fresh.contains(&entry.id),
            (false, false) => true,
        }
    }

    fn has_position(&self, entry: &Entry) -> bool {
        let has = |plies: &Plies| plies.contains_key(&entry.id);
        self.plies.as_ref().is_none_or(has)
    }
}

/// The mean accuracy of sides of a game, in tenths of a percent, where it was reviewed.
fn accuracy(entry: &Entry, sides: impl Iterator<Item = Color>) -> Option<u32> {
    let review = entry.review()?;
    let known = sides.filter_map(|color| review.side(color).accuracy);
    let (count, sum) = known.fold((0, 0), |(count, sum), one| (count + 1, sum + one));
    sum.checked_div(count)
}

/// What was played in a game, in words; nothing where it is not in memory.
pub fn opening_of(id: GameId, games: &IndexedGames, text: Text) -> String {
    let played = games.played(id);
    played.map_or_else(String::new, |played| opening_names(&played.names, text))
}

/// What words are looked for in, game by game: what the list says of it, and what was played
/// in it.
pub fn search_texts(entries: &[Entry], games: &IndexedGames, text: Text) -> Arc<Vec<String>> {
    let texts = entries.iter().map(|entry| {
        let played = games.played(entry.id).map(|played| {
            let found = played.names.found().iter().copied();
            name_list(found, text)
        });
        let said = [about(entry, text), played.unwrap_or_default()];
        search_text(entry, &said.join("\n"))
    });
    Arc::new(texts.collect())
}
