use komadai_records::{Arrow, Mark, NodeId};
use leptos::prelude::*;

use komadai_input::keys::KeyPress;
use komadai_model::{
    BoardIntent, BoardView,
    analysis::{AnalysisCache, MoveMark, PositionEval},
};
use komadai_web::dom;

/// What stands on the board in the place of the record, and who gets keys and touches
/// meanwhile. The screen knows it; the analysis, which is loaded later, registers itself
/// with it.
#[derive(Clone, Copy, Debug)]
pub struct BoardTakeover {
    /// Whether analysis is asked for.
    pub open: RwSignal<bool>,
    /// Whether the engine is needed for something else than the position on the board.
    pub is_paused: RwSignal<bool>,
    /// What analysis is to do once it is loaded.
    pub wanted: RwSignal<Option<WantedAnalysis>>,
    handlers: RwSignal<Option<TakeoverHandlers>>,
    /// What stands on the board in the place of the record.
    pub board_view: RwSignal<Option<BoardView>>,
    /// Moves to be pointed out, the best first.
    pub arrows: RwSignal<Vec<Arrow>>,
    /// The move that would have been better than the last one.
    pub better: RwSignal<Option<Arrow>>,
    /// Squares to be pointed out in what stands there.
    pub pointed: RwSignal<Vec<Mark>>,
    /// What the position is worth.
    pub worth: RwSignal<Option<PositionEval>>,
    /// The marks of moves that were judged.
    pub marks: RwSignal<Vec<(NodeId, MoveMark)>>,
    /// What was found in positions, of any record.
    pub cache: RwSignal<AnalysisCache>,
}

/// What the analysis is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedAnalysis {
    /// The mate in the position is to be found by the reader.
    Puzzle,
    /// Every move of the game is to be judged.
    Review,
}

/// Who gets keys and touches.
#[derive(Clone, Copy, Debug)]
pub struct TakeoverHandlers {
    /// Gets what is touched while something stands on the board.
    pub on_intent: Callback<BoardIntent>,
    /// Gets keys; says whether one was used.
    pub on_key: Callback<KeyPress, bool>,
    /// Makes what is shown below the board.
    pub below_board: Callback<(), AnyView>,
}

/// The buttons that open it: on wide screens, on a phone.
const BUTTONS: [&str; 2] = ["[data-action=analyse]", "[data-tab=analysis]"];

impl BoardTakeover {
    pub fn new() -> Self {
        Self {
            open: RwSignal::new(false),
            is_paused: RwSignal::new(false),
            wanted: RwSignal::new(None),
            handlers: RwSignal::new(None),
            board_view: RwSignal::new(None),
            arrows: RwSignal::new(Vec::new()),
            better: RwSignal::new(None),
            pointed: RwSignal::new(Vec::new()),
            worth: RwSignal::new(None),
            marks: RwSignal::new(Vec::new()),
            cache: RwSignal::new(AnalysisCache::default()),
        }
    }

    /// From now on these get keys and touches, until the present owner is cleaned up. Then
    /// nothing stands on the board any more.
    pub fn register(self, handlers: TakeoverHandlers) {
        self.handlers.set(Some(handlers));
        on_cleanup(move || {
            self.handlers.try_set(None);
            self.board_view.try_set(None);
            self.pointed.try_set(Vec::new());
            self.worth.try_set(None);
            self.arrows.try_set(Vec::new());
            self.better.try_set(None);
            self.marks.try_set(Vec::new());
        });
    }

    /// What is shown below the board, tracked.
    pub fn below_board(self) -> Option<AnyView> {
        let handlers = self.handlers.get()?;
        Some(handlers.below_board.run(()))
    }

    /// The mark of a move, tracked.
    pub fn mark(self, node: NodeId) -> Option<MoveMark> {
        self.marks.with(|marks| {
            let marked = marks.iter().find(|(at, _)| *at == node)?;
            Some(marked.1)
        })
    }

    /// Whether the panel is shown.
    pub fn is_shown(self) -> bool {
        self.handlers.with(Option::is_some)
    }

    /// Whether something else than the record stands on the board.
    pub fn is_on_board(self) -> bool {
        self.board_view.with(Option::is_some)
    }

    pub fn is_on_board_untracked(self) -> bool {
        self.board_view.with_untracked(Option::is_some)
    }

    /// Something on the board was touched; false if it is the record's.
    pub fn handle_intent(self, intent: BoardIntent) -> bool {
        if !self.is_on_board_untracked() {
            return false;
        }
        if let Some(handlers) = self.handlers.get_untracked() {
            handlers.on_intent.run(intent);
        }
        true
    }

    /// What a key does: `a` opens and closes it. On the board letters name squares,
    /// but for those with Shift.
    pub fn handle_key(self, key: &KeyPress) -> bool {
        if key.in_field || key.on_board && !key.shift {
            return false;
        }
        if !key.ctrl && matches!(&*key.name, "a" | "A") {
            self.toggle();
            return true;
        }
        let handlers = self.handlers.get_untracked();
        handlers.is_some_and(|handlers| handlers.on_key.run(key.clone()))
    }

    /// Opens it, or closes it.
    pub fn toggle(self) {
        dom::restore_focus_to(&BUTTONS);
        self.open.update(|open| *open = !*open);
    }
}
