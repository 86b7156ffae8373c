//! The mistakes of reviewed games as problems.
use leptos::prelude::*;
use shogi::Color;

use crate::{
    library::{Library, Positions},
    screens::games::game_list::GameList,
};
use komadai_model::{
    analysis::{AnalysisCache, GameAnalysis},
    library::{GameId, LibraryError, record_text},
    problems::{OwnSet, own_mistakes},
};
use komadai_web::time_slice::TimeSlice;

/// A set has so many of them at most: of the first games of the list.
const MOST: usize = 500;

/// The problems of the mistakes that the sides that are meant have made in the games that are
/// found.
pub async fn mistakes(list: GameList) -> Result<OwnSet, LibraryError> {
    let library = list.storage();
    let mut set = OwnSet::default();
    let mut slice = TimeSlice::begin();
    for (id, sides) in reviewed_sides(list) {
        match add_mistakes(&library, id, &sides, &mut set).await {
            // What was erased or cannot be read has no mistakes.
            Ok(()) | Err(LibraryError::Missing | LibraryError::Corrupt(_)) => {}
            Err(error) => return Err(error),
        }
        if set.problems.len() >= MOST {
            set.problems.truncate(MOST);
            break;
        }
        slice.pause().await;
    }
    Ok(set)
}

/// The games that were reviewed, in the order of the list, with the sides that are meant.
fn reviewed_sides(list: GameList) -> Vec<(GameId, Vec<Color>)> {
    untrack(|| {
        list.query.with(|query| {
            list.with_found(|found| {
                Positions::of_page().with_games(|games| {
                    let reviewed = found.filter(|entry| entry.is_reviewed());
                    let sides = reviewed.map(|entry| {
                        let sides = query.sides(entry, games.played(entry.id));
                        (entry.id, sides.collect())
                    });
                    sides.collect()
                })
            })
        })
    })
}

async fn add_mistakes(
    library: &Library,
    id: GameId,
    sides: &[Color],
    set: &mut OwnSet,
) -> Result<(), LibraryError> {
    let game = library.read(id).await?;
    let Some(review) = library.review(id).await? else {
        return Ok(());
    };
    let Ok(record) = record_text::read(&game.record) else {
        return Ok(());
    };
    let Some(analysis) = GameAnalysis::from_record(&record, &record.main_line()) else {
        return Ok(());
    };
    let mut cache = AnalysisCache::default();
    review.fill(&mut cache);
    let moves = analysis.moves(&cache);
    set.merge(&own_mistakes(&analysis, &moves, |color| {
        sides.contains(&color)
    }));
    Ok(())
}
