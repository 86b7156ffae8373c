//! A table with a game of its own: a position and a selection.
use std::ops::Deref;

use komadai_board::{
    BoardStyle, Marks, PieceHelp, PieceSprite, ShogiBoard, provide_own_page, provide_piece_help,
};
use komadai_model::{
    BoardIntent, BoardView, Coordinates, KingStyle, Language, MoveContext, MoveRules, Refusal,
    Selection, SelectionOutcome,
};
use komadai_ui::provide_i18n;
use leptos::prelude::*;
use shogi::{Color, Move, PieceKind, Ply, Position, Strictness};
use web_sys::{
    DomRect, Element, HtmlElement, KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit,
};

use crate::host::{Host, document, painted};

const STYLE: &str = include_str!("../../../style/later/assist.css");

/// A mounted table; it is taken down when dropped.
pub struct Harness {
    host: Host,
    selection: RwSignal<Selection>,
    flipped: RwSignal<bool>,
    help: RwSignal<Option<PieceHelp>>,
    /// All that the board has reported.
    pub intents: RwSignal<Vec<BoardIntent>>,
    marks: RwSignal<Marks>,
}

/// A table of this size with Black or White to move as `sfen` says.
pub async fn table(sfen: &str, width: u32, height: u32) -> Harness {
    let place =
        format!("position: fixed; inset: 0 auto auto 0; width: {width}px; height: {height}px");

    let position = RwSignal::new(Position::from_sfen(sfen, Strictness::Problem).unwrap());
    let selection = RwSignal::new(Selection::Idle);
    let flipped = RwSignal::new(false);
    let refusal = RwSignal::new(None);
    let help = RwSignal::new(None);
    let last_move = RwSignal::new(None);
    let marks = RwSignal::new(Marks::ALL);
    let view = move || {
        let position = position.get();
        BoardView {
            last_move: last_move.get(),
            refusal: refusal.get(),
            resigner: Some(position.turn()),
            ..BoardView::from_position(&position, selection.get(), Some(position.turn()))
        }
    };
    let style = move || BoardStyle {
        flipped: flipped.get(),
        coordinates: Coordinates::Kanji,
        kings: KingStyle::Senior,
        marks: marks.get(),
    };
    let intents = RwSignal::new(Vec::new());
    let on_intent = move |intent: BoardIntent| {
        intents.update(|intents| intents.push(intent));
        refusal.set(None);
        let mut now = selection.get_untracked();
        let response = {
            let position = position.get_untracked();
            now.handle(intent, MoveRules::Legal(&position), Some(position.turn()))
        };
        selection.set(now);
        match response {
            SelectionOutcome::Nothing | SelectionOutcome::Changed => {}
            SelectionOutcome::Refused { origin, to, why } => {
                refusal.set(Some(Refusal { origin, to, why }));
            }
            SelectionOutcome::Play(Ply { mv, .. }) => {
                last_move.set(Some(facts(&position.get_untracked(), mv)));
                position.update(|position| {
                    position.play(mv).unwrap();
                });
            }
        }
    };
    let host = Host::new(&place, &[STYLE], move || {
        provide_i18n(Signal::stored(Language::English));
        provide_own_page();
        provide_piece_help(help.into());
        view! {
            <PieceSprite/>
            <ShogiBoard
                view=Memo::new(move |_| view())
                style=Memo::new(move |_| style())
                on_intent=Callback::new(on_intent)
                beside=Callback::new(|color: Color| {
                    view! { <p data-beside=color.name()>"A player with a long name, and a clock that needs room"</p> }.into_any()
                })
                keys_from_page=true
            />
        }
        .into_any()
    });
    painted().await;
    Harness {
        host,
        selection,
        flipped,
        help,
        intents,
        marks,
    }
}

fn facts(before: &Position, mv: Move) -> MoveContext {
    let piece = mv.from().and_then(|from| before.piece_at(from));
    MoveContext {
        mv,
        by: before.turn(),
        kind: piece.map_or(PieceKind::Pawn, |piece| piece.kind()),
        captures: before.piece_at(mv.to()).is_some(),
        declines: false,
        same_square: false,
    }
}

impl Deref for Harness {
    type Target = Host;

    fn deref(&self) -> &Host {
        &self.host
    }
}

impl Harness {
    pub async fn flip(&self, flipped: bool) {
        self.flipped.set(flipped);
        painted().await;
    }

    /// Which squares have a mark.
    pub async fn mark(&self, marks: Marks) {
        self.marks.set(marks);
        painted().await;
    }

    /// Has the board say how each piece moves.
    pub async fn say_moves(&self, moves: fn(PieceKind) -> &'static str) {
        let help = PieceHelp {
            moves,
            when_promoting: true,
        };
        self.help.set(Some(help));
        painted().await;
    }

    pub async fn select(&self, selection: Selection) {
        self.selection.set(selection);
        painted().await;
    }

    pub fn item(&self, color: &str, piece: &str) -> HtmlElement {
        self.get(&format!("[data-hand={color}] [data-piece={piece}]"))
    }

    pub fn rect(&self, selector: &str) -> DomRect {
        self.get(selector).get_bounding_client_rect()
    }

    pub fn has_class(&self, square: &str, class: &str) -> bool {
        self.square(square).class_list().contains(class)
    }

    pub async fn click(&self, square: &str) {
        self.square(square).click();
        painted().await;
    }

    /// The topmost element at the middle of a square.
    pub fn element_at(&self, square: &str) -> Element {
        let (x, y) = self.middle(square);
        let found = document().element_from_point(x as f32, y as f32);
        found.expect("a square inside the window")
    }

    pub fn middle(&self, square: &str) -> (i32, i32) {
        middle(&self.square(square).get_bounding_client_rect())
    }

    /// Sends a key to what has the focus.
    pub async fn key(&self, key: &str) {
        self.press(key, false);
        painted().await;
    }

    pub async fn held_key(&self, key: &str) {
        self.press(key, true);
        painted().await;
    }

    /// Waits for nothing that follows.
    pub fn press(&self, key: &str, repeat: bool) {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_repeat(repeat);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        document()
            .active_element()
            .unwrap()
            .dispatch_event(&event)
            .unwrap();
    }

    /// The square that has the focus.
    pub fn focused_square(&self) -> Option<String> {
        focused().get_attribute("data-square")
    }

    /// Presses the secondary button there; returns whether a menu would open.
    pub async fn press_secondary(&self, at: (i32, i32)) -> bool {
        self.mouse("mousedown", at, 2);
        let opens_menu = self.mouse("contextmenu", at, 2);
        painted().await;
        opens_menu
    }

    /// Sends an event of a mouse to the element at this point.
    pub async fn pointer(&self, kind: &str, at: (i32, i32)) {
        self.mouse(kind, at, 0);
        painted().await;
    }

    /// Returns whether nobody prevented it.
    fn mouse(&self, kind: &str, (x, y): (i32, i32), button: i16) -> bool {
        let init = PointerEventInit::new();
        init.set_button(button);
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_is_primary(true);
        init.set_pointer_id(1);
        init.set_client_x(x);
        init.set_client_y(y);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        let target = document().element_from_point(x as f32, y as f32);
        target
            .expect("a point inside the window")
            .dispatch_event(&event)
            .unwrap()
    }
}

pub fn focused() -> Element {
    document().active_element().unwrap()
}

pub fn body() -> HtmlElement {
    document().body().unwrap()
}

pub fn middle(rect: &DomRect) -> (i32, i32) {
    (
        (rect.left() + rect.width() / 2.0) as i32,
        (rect.top() + rect.height() / 2.0) as i32,
    )
}

pub const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
