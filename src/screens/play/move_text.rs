//! The moves and the result of a game in words.
use shogi::{Color, EndReason, Game, Outcome};

use komadai_model::{MoveContext, PlayedGame, move_context};
use komadai_texts::{Text, player_name, side_name};

/// The move that led to the present position.
pub fn last(game: &PlayedGame) -> Option<MoveContext> {
    let game = game.game();
    facts_at(game, game.plies().len().checked_sub(1)?)
}

/// Who won and how, when the game is over, in one sentence.
pub fn end(game: &PlayedGame, text: Text) -> Option<String> {
    let outcome = game.game().outcome()?;
    let winner = outcome.winner.unwrap_or(Color::Black);
    let named = |color: Color| player_name(game, color, text);
    Some((text.announcements().outcome)(
        outcome,
        &named(winner),
        &named(!winner),
    ))
}

/// The end of the game with all that is to be said of it.
pub fn result(game: &PlayedGame, text: Text) -> Option<String> {
    let outcome = game.game().outcome()?;
    let counts = game.options().rules.draw_counts && game.rematch().is_some();
    let counts = counts.then(|| text.announcements().draw_counts.to_owned());
    let sentences = [
        persons_result(game, outcome.winner, text).map(str::to_owned),
        end(game, text),
        points(game, outcome.reason, text),
        foul(game, text),
        counts,
    ];
    Some(
        sentences
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" "),
    )
}

/// Whether the person at this device won, if there is one only.
fn persons_result(game: &PlayedGame, winner: Option<Color>, text: Text) -> Option<&'static str> {
    let person = game.options().only_person()?;
    Some(match winner? == person {
        true => text.announcements().you_won,
        false => text.announcements().you_lost,
    })
}

/// What both sides had when the points were counted.
fn points(game: &PlayedGame, reason: EndReason, text: Text) -> Option<String> {
    let sides = game.game().impasse()?.sides;
    let [black, white] = match reason {
        EndReason::Impasse24 | EndReason::Impasse27 | EndReason::AllPiecesEntered => {
            [sides.black.total_points, sides.white.total_points]
        }
        EndReason::Declaration24 | EndReason::Declaration27 | EndReason::DeclarationFailed => {
            [sides.black.zone_points, sides.white.zone_points]
        }
        _ => return None,
    };
    let [first, second] = Color::ALL.map(|color| side_name(game, color, text));
    Some((text.announcements().points)(first, black, second, white))
}

/// The illegal move that everybody knows of, and why it is one.
pub fn foul(game: &PlayedGame, text: Text) -> Option<String> {
    let foul = game.known_illegal_ply()?;
    let why = (text.shogi_terms().illegal)(foul.why);
    let ended_it = game.is_over() && foul.index + 1 == game.game().plies().len();
    let mut told = if ended_it {
        why
    } else {
        let number = game.game().setup_at(foul.index).move_number();
        (text.announcements().foul)(number, &why)
    };
    let resigned = |outcome: Outcome| outcome.reason == EndReason::Resignation;
    if game.game().outcome().is_some_and(resigned) {
        told = format!("{told} {}", text.announcements().result_stands);
    }
    Some(told)
}

/// What a text needs of the move at an index.
pub fn facts_at(game: &Game, index: usize) -> Option<MoveContext> {
    let before = index
        .checked_sub(1)
        .and_then(|index| game.plies().get(index));
    move_context(
        &game.setup_at(index),
        *game.plies().get(index)?,
        before.map(|ply| ply.mv),
    )
}
