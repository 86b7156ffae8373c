//! What the board shows of the game.
use leptos::prelude::*;

use super::move_text;
use crate::game::GameController;
use komadai_board::BoardStyle;
use komadai_model::{BoardView, Language, PlayedGame, Selection, Settings};

/// The position of the game with what can be done in it, or an earlier position where that
/// is looked at.
pub fn board_view(game: GameController, settings: RwSignal<Settings>) -> BoardView {
    let past = game.past_position.get();
    game.with(|played| past.and_then(|index| past_view(played, index)))
        .unwrap_or_else(|| present_view(game, settings))
}

fn present_view(game: GameController, settings: RwSignal<Settings>) -> BoardView {
    let mover = game.mover();
    let resigner = game.resigner();
    let lays_hand = settings.with(|settings| settings.lays_hand);
    game.with(|played| {
        let assists = played.options().rules.assists();
        let view = if played.is_free() {
            BoardView::from_setup(played.game().setup(), played.selection(), mover)
        } else {
            BoardView::from_position(played.game().position(), played.selection(), mover)
        };
        BoardView {
            last_move: move_text::last(played),
            refusal: played
                .illegal_move_on_board()
                .or_else(|| played.refusal().filter(|_| assists)),
            check: played.check().filter(|_| assists),
            resigner,
            resigned_hand_of: played.resigned().filter(|_| lays_hand),
            ..view
        }
    })
}

/// The position at an index, on which nobody moves.
fn past_view(played: &PlayedGame, index: usize) -> Option<BoardView> {
    let game = played.game();
    let position = game.positions().get(index)?;
    Some(BoardView {
        last_move: index
            .checked_sub(1)
            .and_then(|last| move_text::facts_at(game, last)),
        ..BoardView::from_position(position, Selection::Idle, None)
    })
}

/// How the board is drawn.
pub fn board_style(
    game: GameController,
    settings: RwSignal<Settings>,
    language: Language,
) -> BoardStyle {
    let is_handicap = move || game.with(|played| played.options().is_handicap());
    settings.with(|settings| BoardStyle::of(settings, language, is_handicap))
}
