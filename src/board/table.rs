use leptos::{ev, html, prelude::*};
use shogi::{ByColor, Color, HandKind, Move, Piece, PieceKind, Square};

use super::{
    announcer::announcer,
    drag,
    geometry::{Cell, near_side},
    grid::grid,
    hand::hand,
    keyboard::{self, Key, Standpoint},
    look::BoardStyle,
    places, prompt,
};
use crate::{
    element::{el, nothing},
    platform::{dom, page},
    reactive::{Words, watch},
    session::{Intent, Place, Scene, Selection},
};

/// What the parts of one table share.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub root: NodeRef<html::Div>,
    pub scene: Memo<Scene>,
    /// Set when the board has been painted: what nobody sees follows this.
    pub painted: RwSignal<()>,
    pub style: Memo<BoardStyle>,
    pub words: Words,
    /// The square, and the item of each hand, that the keyboard comes to.
    pub square: RwSignal<Square>,
    pub items: RwSignal<ByColor<HandKind>>,
    /// The place whose piece follows the pointer.
    pub lifted: RwSignal<Option<Place>>,
    /// Whether the komadai of the side that may give up is held.
    pub held: RwSignal<bool>,
    pub arrival: RwSignal<Option<Arrival>>,
    on_intent: Callback<Intent>,
}

/// A piece that has just come to a square: from so many rows further down and
/// columns further right, or from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrival {
    pub to: Square,
    pub way: Option<(i8, i8)>,
}

/// A board with both hands, for whoever may move on it.
///
/// It fills its parent, which has a size of its own. `beside` gives what stands
/// beyond a side's hand, such as its clock; it is asked again when the board is
/// turned.
#[component]
pub fn Table(
    scene: Memo<Scene>,
    style: Memo<BoardStyle>,
    words: Words,
    #[prop(into)] on_intent: Callback<Intent>,
    #[prop(optional, into)] beside: Option<Callback<Color, AnyView>>,
) -> impl IntoView {
    let board = Board {
        root: NodeRef::new(),
        scene,
        painted: RwSignal::new(()),
        style,
        words,
        square: RwSignal::new(FIRST_SQUARE),
        items: RwSignal::new(ByColor::from_fn(|_| HandKind::Rook)),
        lifted: RwSignal::new(None),
        held: RwSignal::new(false),
        arrival: RwSignal::new(None),
        on_intent,
    };
    let pointer = drag::listen(board);
    let typed = StoredValue::new(None);
    board.listen_outside();
    board.follow_paint();
    board.follow_arrivals(pointer);
    board.keep_focus_on_flip();
    prompt::return_focus(board);

    let flipped = Memo::new(move |_| board.style.get().flipped);
    let side = move |color: Color| {
        let far = color != near_side(flipped.get_untracked());
        let hand = hand(board, color, far);
        let beside = match beside {
            Some(beside) => el("div")
                .class("table-beside")
                .child(beside.run(color))
                .view(),
            None => nothing(),
        };
        let side = el("div").class(if far {
            "table-side far"
        } else {
            "table-side near"
        });
        if far {
            side.child(beside).child(hand).view()
        } else {
            side.child(hand).child(beside).view()
        }
    };
    let mut surface = el("div").class("board board-surface");
    for part in grid(board) {
        surface = surface.child(part);
    }
    let layout = el("div")
        .class("table-layout")
        .changing(move || side(!near_side(flipped.get())))
        .child(surface.child(prompt::prompt(board)))
        .changing(move || side(near_side(flipped.get())));
    el("div")
        .class("table")
        .kept(board.root)
        .attr("data-board", "")
        .live("data-sfen", move || {
            board.painted.track();
            Some(board.scene.with_untracked(|scene| scene.setup.to_sfen()))
        })
        .hears("pointerdown", move |event: ev::PointerEvent| {
            pointer.press(&event);
        })
        .hears("click", move |event: ev::MouseEvent| {
            let touched = pointer.hold.takes_touch();
            if !pointer.takes_click() {
                board.clicked(&event, touched);
            }
        })
        .hears("keydown", move |event: ev::KeyboardEvent| {
            pointer.forget_click();
            board.key_pressed(&event, typed);
        })
        .hears("focusin", move |event: ev::FocusEvent| {
            board.focused(&event)
        })
        .child(layout)
        .child(announcer(board))
        .view()
}

/// 7g, from where many a first move goes.
const FIRST_SQUARE: Square = match Square::new(7, 7) {
    Some(square) => square,
    None => unreachable!(),
};

impl Board {
    pub fn say(self, intent: Intent) {
        self.on_intent.run(intent);
    }

    pub fn is_idle(self) -> bool {
        self.scene
            .with_untracked(|scene| scene.selection == Selection::Idle)
    }

    pub fn flipped(self) -> bool {
        self.style.get_untracked().flipped
    }

    /// Gives the keyboard's focus to a place.
    pub fn focus(self, place: Place) {
        if let Some(root) = self.root.get_untracked() {
            dom::focus_in(&root, &places::selector(place));
        }
    }

    /// `komadai` is touched beside the pieces on it.
    fn clicked(self, event: &ev::MouseEvent, komadai: Option<Color>) {
        match (places::of_event(event), komadai) {
            (_, Some(by)) if self.is_idle() => self.say(Intent::Resign { by, sure: false }),
            (Some(place), _) => self.say(Intent::Touch(place)),
            (None, _) if !self.is_idle() => self.say(Intent::Cancel),
            (None, _) => {}
        }
    }

    fn focused(self, event: &ev::FocusEvent) {
        match places::of_event(event) {
            Some(Place::Square(square)) => self.square.set(square),
            Some(Place::Hand(color, kind)) => self.items.update(|items| items[color] = kind),
            None => {}
        }
    }

    fn key_pressed(self, event: &ev::KeyboardEvent, typed: StoredValue<Option<u8>>) {
        if event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        let Some(at) = places::of_event(event) else {
            return;
        };
        let (near, items) = (near_side(self.flipped()), self.items.get_untracked());
        let standpoint = Standpoint {
            at,
            square: self.square.get_untracked(),
            near_item: items[near],
            far_item: items[!near],
            flipped: self.flipped(),
            mover: self.scene.with_untracked(|scene| scene.mover),
            typed: typed.get_value(),
        };
        typed.set_value(None);
        let Some(key) = standpoint.press(&event.key(), event.ctrl_key()) else {
            return;
        };
        event.prevent_default();
        match key {
            Key::Go(place) => self.focus(place),
            Key::File(file) => typed.set_value(Some(file)),
            Key::Next(kind) => {
                if let Some(next) = self.next_piece(kind, standpoint.square) {
                    self.focus(Place::Square(next));
                }
            }
            Key::Resign(by) => self.say(Intent::Resign { by, sure: false }),
            Key::Touch if event.repeat() => {}
            Key::Touch => self.say(Intent::Touch(at)),
        }
    }

    /// Where the next piece of a kind stands, of the side to move.
    fn next_piece(self, kind: PieceKind, from: Square) -> Option<Square> {
        self.scene.with_untracked(|scene| {
            let is_meant = |&(_, piece): &(Square, Piece)| {
                piece.color() == scene.setup.turn() && piece.kind().unpromoted() == kind
            };
            let squares = scene.setup.pieces().filter(is_meant);
            keyboard::next_of(squares.map(|(square, _)| square), from)
        })
    }

    /// Escape, wherever the focus is, and a click beside the table put down
    /// what is picked up. Buttons elsewhere do their own work instead.
    fn listen_outside(self) {
        let escape = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" && !self.is_idle() {
                self.say(Intent::Cancel);
            }
        });
        let click = window_event_listener(ev::click, move |event| {
            let (Some(root), Some(element)) = (self.root.get_untracked(), dom::element_of(&event))
            else {
                return;
            };
            if !self.is_idle() && !root.contains(Some(&element)) && !dom::is_control(&element) {
                self.say(Intent::Cancel);
            }
        });
        on_cleanup(move || {
            escape.remove();
            click.remove();
        });
    }

    /// Tells when a change has been painted. What is read here is read elsewhere too;
    /// `track` would be more to download.
    fn follow_paint(self) {
        watch(move || {
            let _ = (self.style.get(), self.words.0.get());
            self.scene.with(|_| ());
            page::after_paint(Box::new(move || {
                self.painted.try_set(());
            }));
        });
    }

    /// Lets the piece of a new move slide to its square, unless it was carried
    /// there or seen there already, waiting for the answer on its promotion.
    fn follow_arrivals(self, pointer: drag::Pointer) {
        let mut before = None;
        watch(move || {
            let (number, last, asked) = self.scene.with(|scene| {
                let asked = matches!(scene.selection, Selection::Promoting { .. });
                (scene.setup.move_number(), scene.last_move, asked)
            });
            let slides =
                before.is_some_and(|(before, asked): (u32, bool)| before + 1 == number && !asked);
            let arrival = last.filter(|_| slides && !pointer.takes_carried());
            let arrival = arrival.map(|last| Arrival::of(last.mv, self.flipped()));
            if let Some(Arrival { to, way: Some(way) }) = arrival {
                self.show_way(to, way);
            }
            self.arrival.set(arrival);
            before = Some((number, asked));
        });
    }

    /// On the square alone: what the grid says is inherited by all that stands in it, and
    /// the whole board would be styled anew with every move.
    fn show_way(self, to: Square, (rows, columns): (i8, i8)) {
        if let Some(root) = self.root.get_untracked() {
            let square = places::selector(Place::Square(to));
            dom::set_style(&root, &square, "--rows", &rows.to_string());
            dom::set_style(&root, &square, "--columns", &columns.to_string());
        }
    }

    /// Turning the board takes the focus along, not the place on the screen.
    fn keep_focus_on_flip(self) {
        let mut before = self.flipped();
        watch(move || {
            let flipped = self.style.get().flipped;
            if before != flipped {
                self.arrival.set(None);
                let focused = self
                    .root
                    .get_untracked()
                    .is_some_and(|root| dom::has_focus(&root, "[data-square]"));
                if focused {
                    // By then each square is what it is turned to.
                    page::after_paint(Box::new(move || {
                        if let Some(square) = self.square.try_get_untracked() {
                            self.focus(Place::Square(square));
                        }
                    }));
                }
            }
            before = flipped;
        });
    }
}

impl Arrival {
    fn of(mv: Move, flipped: bool) -> Self {
        let to = Cell::of(mv.to(), flipped);
        let way = mv.from().map(|from| {
            let from = Cell::of(from, flipped);
            (
                from.row as i8 - to.row as i8,
                from.column as i8 - to.column as i8,
            )
        });
        Self { to: mv.to(), way }
    }
}
