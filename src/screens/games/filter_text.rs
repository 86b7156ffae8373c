//! Filters in words.
use shogi::Handicap;

use komadai_model::{
    RecordDate,
    library::{GamesFilter, GamesQuery, StartFilter},
};
use komadai_texts::Text;

use crate::library::written_date;

/// What a filter leaves in.
pub fn filter_text(query: &GamesQuery, filter: GamesFilter, text: Text) -> String {
    let games = text.games();
    match filter {
        GamesFilter::Player => {
            let side = query.color.map(text.shogi_terms().color);
            let parts = [Some(&*query.player), side].into_iter().flatten();
            let parts: Vec<_> = parts.filter(|part| !part.is_empty()).collect();
            parts.join(", ")
        }
        GamesFilter::Opponent => (games.against)(&query.opponent),
        GamesFilter::Result => query.result.map_or("", games.result).to_owned(),
        GamesFilter::Start => {
            let start = query.start.map(|start| start_text(start, text));
            start.unwrap_or_default().to_owned()
        }
        GamesFilter::Opening => query.opening.map_or("", text.names().name).to_owned(),
        GamesFilter::Against => {
            let name = query.against.map_or("", text.names().name);
            (games.against)(name)
        }
        GamesFilter::Material => query.material.map_or("", games.advantage).to_owned(),
        GamesFilter::Moves => (games.moves_between)(query.min_moves, query.max_moves),
        GamesFilter::Dates => {
            let day = |day: Option<RecordDate>| day.map(|day| written_date(&day.iso_day(), text));
            (games.days_between)(day(query.since), day(query.until))
        }
        GamesFilter::Tag => query.tag.clone(),
        GamesFilter::Review => query.review.map_or("", games.reviewed).to_owned(),
        GamesFilter::Position => {
            let squares = query
                .position
                .as_ref()
                .map_or(0, |filter| filter.squares.len());
            (games.position_of)(squares)
        }
    }
}

pub fn start_text(start: StartFilter, text: Text) -> &'static str {
    match start {
        StartFilter::Even => (text.game_summary().handicap)(Handicap::Even),
        StartFilter::Handicap => text.games().any_handicap,
        StartFilter::This(handicap) => (text.game_summary().handicap)(handicap),
        StartFilter::Position => text.game_summary().own_position,
    }
}
