//! The list of the saved games: search, filters, selection and export.
use komadai_collection::{Advantage, Symmetry};
use komadai_model::library::{ExportFormat, ResultFilter, ReviewFilter, SortColumn};

#[derive(Debug)]
pub struct GamesText {
    pub sort_by: &'static str,
    pub column: fn(SortColumn) -> &'static str,
    /// The button that turns the order.
    pub reverse: &'static str,
    pub filter: &'static str,
    /// The choice that leaves nothing out.
    pub any: &'static str,
    pub player: &'static str,
    pub opponent: &'static str,
    pub against_opening: &'static str,
    /// That games against somebody, or something that somebody plays, are looked for.
    pub against: fn(&str) -> String,
    /// The side that the player had.
    pub side: &'static str,
    pub result: fn(ResultFilter) -> &'static str,
    pub start: &'static str,
    pub any_handicap: &'static str,
    pub min_moves: &'static str,
    pub max_moves: &'static str,
    pub since: &'static str,
    pub until: &'static str,
    pub tag: &'static str,
    /// The label of the choice of reviews.
    pub review: &'static str,
    /// What a review has found; kinds of mistakes are named as a table lists them.
    pub reviewed: fn(ReviewFilter) -> &'static str,
    /// The label of the choice of advantages.
    pub material: &'static str,
    /// An advantage of a side, that with the first piece that is named.
    pub advantage: fn(Advantage) -> &'static str,
    /// From how many moves, and to how many; one of them may be missing.
    pub moves_between: fn(Option<usize>, Option<usize>) -> String,
    /// From which day, and to which; one of them may be missing.
    pub days_between: fn(Option<String>, Option<String>) -> String,
    /// That a position is looked for, or a part of so many squares; 0 for all of it.
    pub position_of: fn(usize) -> String,
    pub position: &'static str,
    pub position_hint: &'static str,
    pub with_hands: &'static str,
    /// The label of the choice of symmetries.
    pub also: &'static str,
    pub symmetry: fn(Symmetry) -> &'static str,
    pub searching: &'static str,
    /// The name of the button on a filter.
    pub remove_filter: fn(&str) -> String,
    pub remove_filters: &'static str,
    /// A part of the address that means nothing.
    pub unknown_filter: fn(&str) -> String,
    /// The name of the checkbox beside a game.
    pub select_this: fn(&str) -> String,
    pub select_all: fn(usize) -> String,
    pub selected: fn(usize) -> String,
    pub clear_selection: &'static str,
    /// Games that were deleted together.
    pub deleted: fn(usize) -> String,
    pub restored: fn(usize) -> String,
    pub edit_tags: &'static str,
    pub tags_title: &'static str,
    pub new_tag: &'static str,
    pub add_tag: &'static str,
    /// The name of the button on a tag.
    pub remove_tag: fn(&str) -> String,
    pub export_title: &'static str,
    pub format: fn(ExportFormat) -> &'static str,
    /// How much is stored, of how much.
    pub storage: fn(&str, &str) -> String,
    pub may_be_deleted: &'static str,
    pub exporting: &'static str,
}
