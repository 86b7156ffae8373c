use komadai_records::Winner;
use shogi::{Color, EndReason, Position, Square};

use super::{
    super::{Ending, Entry, GameId, IndexedGames, PositionFilter, PositionSearch, Reason},
    game, kept,
};
use crate::UtcOffset;

fn update(index: &mut IndexedGames, entries: &[Entry]) -> usize {
    let missing = index.retain(entries);
    let count = missing.len();
    for entry in missing {
        index.add(entry, UtcOffset::default());
    }
    count
}

/// The games that have what a filter looks for, and where.
fn find(index: &IndexedGames, filter: &PositionFilter) -> Vec<(GameId, usize)> {
    let collection = index.collection();
    let places = PositionSearch::from(filter).find(collection, 0..collection.len());
    let named = places
        .into_iter()
        .filter_map(|place| Some((index.id(place.game)?, place.ply)));
    named.collect()
}

fn after(moves: usize) -> PositionFilter {
    let mut position = Position::startpos();
    for ply in game(moves).main_moves() {
        position.play(ply.mv).expect("a legal move");
    }
    PositionFilter::new(position)
}

#[test]
fn the_index_follows_the_library() {
    let mut index = IndexedGames::default();
    let mut entries = vec![kept(1, 4).entry, kept(2, 2).entry];
    assert_eq!(update(&mut index, &entries), 2);
    let [one, two] = [1, 2].map(GameId::new);
    assert_eq!(find(&index, &after(2)), [(one, 2), (two, 2)]);
    assert_eq!(find(&index, &after(3)), [(one, 3)]);
    assert_eq!(update(&mut index, &entries), 0, "nothing has changed");

    // A game goes on, another is deleted, a third comes.
    entries[1] = kept(2, 3).entry;
    entries[0].deleted = Some(5);
    entries.push(kept(3, 2).entry);
    assert_eq!(update(&mut index, &entries), 2);
    assert_eq!(find(&index, &after(3)), [(two, 3)]);
    assert_eq!(find(&index, &after(2)), [(two, 2), (GameId::new(3), 2)]);
    // What was played in it is still known.
    assert!(index.played(one).is_some());
    entries[0].deleted = None;
    assert_eq!(update(&mut index, &entries), 0);
    assert_eq!(find(&index, &after(4)), [(one, 4)]);
    assert_eq!(update(&mut index, &[]), 0);
    assert_eq!(find(&index, &after(2)), []);
}

#[test]
fn a_game_without_a_line_has_no_positions() {
    let mut index = IndexedGames::default();
    let mut entry = kept(1, 4).entry;
    entry.about.line = "~0.7k".to_owned();
    update(&mut index, &[entry]);
    assert!(index.collection().is_empty());
}

#[test]
fn a_part_of_a_position_is_found_on_its_squares() {
    let mut index = IndexedGames::default();
    update(&mut index, &[kept(1, 4).entry]);
    let mut filter = after(1);
    assert_eq!(find(&index, &filter).len(), 1);
    for square in ["7f", "3c", "7f"] {
        filter.toggle(Square::from_usi(square).expect("a square"));
    }
    assert_eq!(filter.squares, [Square::from_usi("3c").expect("a square")]);
    // The pawn of White on 3c is there at the start.
    assert_eq!(find(&index, &filter), [(GameId::new(1), 0)]);
    assert_eq!(filter.position.turn(), Color::White);
}

#[test]
fn what_was_played_is_counted_with_results_and_the_last_game() {
    let mut index = IndexedGames::default();
    let mut entries: Vec<Entry> = (1..=4).map(|id| kept(id, 3).entry).collect();
    for (entry, (winner, date)) in entries.iter_mut().zip([
        (Some(Winner::Black), "2026/01/02"),
        (Some(Winner::White), "2026/03/04"),
        (None, "2026/02/03"),
        (Some(Winner::White), "2026/05/06"),
    ]) {
        entry.about.date = date.to_owned();
        entry.about.ending = winner.map(|winner| Ending {
            winner: Some(winner),
            reason: Reason::Rule(EndReason::Resignation),
        });
    }
    entries[3].deleted = Some(1);
    update(&mut index, &entries);
    let explored = index.explore(&after(2).position, "");
    assert_eq!(explored.games, 3);
    let [played] = explored.moves[..] else {
        panic!("one move");
    };
    assert_eq!(played.mv.to_string(), "2g2f");
    assert_eq!(
        (played.games, played.black_wins, played.white_wins),
        (3, 1, 1)
    );
    assert_eq!(
        (played.last, played.date.iso_day()),
        (GameId::new(2), "2026-03-04".to_owned())
    );
    assert_eq!(played.ply, 2);
    let last = index.explore(&after(3).position, "");
    assert_eq!((last.moves.len(), last.games), (0, 3));
}
