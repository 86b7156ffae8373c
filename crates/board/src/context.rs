use leptos::{html, prelude::*};
use shogi::{ByColor, HandKind, Square};

use super::{board_style::BoardStyle, hit_test};
use komadai_model::{BoardIntent, BoardTarget, BoardView, Selection, board::MoveAnimation};
use komadai_ui::I18n;
use komadai_web::dom;

/// What the components of one board share.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub root: NodeRef<html::Div>,
    pub view: Memo<BoardView>,
    /// Notifies when the board has been painted: what is not seen follows this.
    pub painted: ReadSignal<()>,
    pub style: Memo<BoardStyle>,
    pub i18n: I18n,
    /// The square, and the item of each hand, that the keyboard comes to.
    pub square: RwSignal<Square>,
    pub items: RwSignal<ByColor<HandKind>>,
    /// The place whose piece follows the pointer.
    pub lifted: RwSignal<Option<BoardTarget>>,
    /// Whether the komadai of the side that may give up is held.
    pub held: RwSignal<bool>,
    /// Whether that komadai was touched, and says that holding it resigns.
    pub hold_told: RwSignal<bool>,
    pub animation: RwSignal<Option<MoveAnimation>>,
    pub on_intent: Callback<BoardIntent>,
}

impl Board {
    pub fn emit(self, intent: BoardIntent) {
        self.on_intent.run(intent);
    }

    pub fn is_idle(self) -> bool {
        self.view
            .with_untracked(|view| view.selection == Selection::Idle)
    }

    pub fn is_refused(self) -> bool {
        self.view.with_untracked(|view| view.refusal.is_some())
    }

    pub fn flipped(self) -> bool {
        self.style.get_untracked().flipped
    }

    /// Gives the keyboard's focus to a place.
    pub fn focus(self, place: BoardTarget) {
        if let Some(root) = self.root.get_untracked() {
            dom::focus_in(&root, &hit_test::selector(place));
        }
    }
}
