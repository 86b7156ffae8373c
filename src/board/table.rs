use leptos::{ev, html, prelude::*};
use shogi::{ByColor, Color, HandKind, Move, Piece, PieceKind, Square};

use super::{
    announcer::BoardAnnouncer,
    drag,
    geometry::{Cell, near_side},
    grid::Grid,
    hand::Hand,
    hit_test,
    keyboard::{self, Key, KeyboardCursor},
    look::BoardStyle,
    prompt::{self, PromotionPrompt},
};
use crate::{
    state::{I18n, effect, use_i18n},
    web::{dom, page},
};
use komadai_model::{Intent, Place, Scene, Selection};

/// What the parts of one table share.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub root: NodeRef<html::Div>,
    pub scene: Memo<Scene>,
    /// Set when the board has been painted: what nobody sees follows this.
    pub painted: RwSignal<()>,
    pub style: Memo<BoardStyle>,
    pub i18n: I18n,
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
    pub offset: Option<(i8, i8)>,
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
    #[prop(into)] on_intent: Callback<Intent>,
    #[prop(optional, into)] beside: Option<Callback<Color, AnyView>>,
) -> impl IntoView {
    let board = Board {
        root: NodeRef::new(),
        scene,
        painted: RwSignal::new(()),
        style,
        i18n: use_i18n(),
        square: RwSignal::new(FIRST_SQUARE),
        items: RwSignal::new(ByColor::from_fn(|_| HandKind::Rook)),
        lifted: RwSignal::new(None),
        held: RwSignal::new(false),
        arrival: RwSignal::new(None),
        on_intent,
    };
    let pointer = drag::listen(board);
    let pending_file = StoredValue::new(None);
    board.listen_outside();
    board.notify_after_paint();
    board.follow_arrivals(pointer);
    board.keep_focus_on_flip();
    prompt::return_focus(board);

    let flipped = Memo::new(move |_| board.style.get().flipped);
    let side = move |color: Color, far: bool| {
        let beside = beside
            .map(|beside| view! { <div class="table-beside">{beside.run(color)}</div> }.into_any());
        if far {
            view! {
                <div class="table-side far">
                    {beside}
                    <Hand board color far/>
                </div>
            }
            .into_any()
        } else {
            view! {
                <div class="table-side near">
                    <Hand board color far/>
                    {beside}
                </div>
            }
            .into_any()
        }
    };
    view! {
        <div
            class="table"
            node_ref=board.root
            data-board=""
            data-sfen=move || {
                board.painted.track();
                board.scene.with_untracked(|scene| scene.setup.to_sfen())
            }
            on:pointerdown=move |event| pointer.press(&event)
            on:click=move |event| {
                let touched = pointer.hold.take_komadai_click();
                if !pointer.consume_click_after_drag() {
                    board.clicked(&event, touched);
                }
            }
            on:keydown=move |event| {
                pointer.forget_click();
                board.key_pressed(&event, pending_file);
            }
            on:focusin=move |event| board.focused(&event)
        >
            <div class="table-layout">
                {move || side(!near_side(flipped.get()), true)}
                <div class="board board-surface">
                    <Grid board/>
                    <PromotionPrompt board/>
                </div>
                {move || side(near_side(flipped.get()), false)}
            </div>
            <BoardAnnouncer board/>
        </div>
    }
}

/// 7g, from where many a first move goes.
const FIRST_SQUARE: Square = match Square::new(7, 7) {
    Some(square) => square,
    None => unreachable!(),
};

impl Board {
    pub fn emit(self, intent: Intent) {
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
            dom::focus_in(&root, &hit_test::selector(place));
        }
    }

    /// `komadai` is touched beside the pieces on it.
    fn clicked(self, event: &ev::MouseEvent, komadai: Option<Color>) {
        match (hit_test::target_of_event(event), komadai) {
            (_, Some(by)) if self.is_idle() => self.emit(Intent::Resign { by, sure: false }),
            (Some(place), _) => self.emit(Intent::Touch(place)),
            (None, _) if !self.is_idle() => self.emit(Intent::Cancel),
            (None, _) => {}
        }
    }

    fn focused(self, event: &ev::FocusEvent) {
        match hit_test::target_of_event(event) {
            Some(Place::Square(square)) => self.square.set(square),
            Some(Place::Hand(color, kind)) => self.items.update(|items| items[color] = kind),
            None => {}
        }
    }

    fn key_pressed(self, event: &ev::KeyboardEvent, pending_file: StoredValue<Option<u8>>) {
        if event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        let Some(at) = hit_test::target_of_event(event) else {
            return;
        };
        let (near, items) = (near_side(self.flipped()), self.items.get_untracked());
        let cursor = KeyboardCursor {
            at,
            square: self.square.get_untracked(),
            near_item: items[near],
            far_item: items[!near],
            flipped: self.flipped(),
            mover: self.scene.with_untracked(|scene| scene.mover),
            pending_file: pending_file.get_value(),
        };
        pending_file.set_value(None);
        let Some(key) = cursor.press(&event.key(), event.ctrl_key()) else {
            return;
        };
        event.prevent_default();
        match key {
            Key::Go(place) => self.focus(place),
            Key::File(file) => pending_file.set_value(Some(file)),
            Key::Next(kind) => {
                if let Some(next) = self.next_piece(kind, cursor.square) {
                    self.focus(Place::Square(next));
                }
            }
            Key::Resign(by) => self.emit(Intent::Resign { by, sure: false }),
            Key::Touch if event.repeat() => {}
            Key::Touch => self.emit(Intent::Touch(at)),
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
                self.emit(Intent::Cancel);
            }
        });
        let click = window_event_listener(ev::click, move |event| {
            let (Some(root), Some(element)) = (self.root.get_untracked(), dom::element_of(&event))
            else {
                return;
            };
            if !self.is_idle() && !root.contains(Some(&element)) && !dom::is_control(&element) {
                self.emit(Intent::Cancel);
            }
        });
        on_cleanup(move || {
            escape.remove();
            click.remove();
        });
    }

    /// Tells when a change has been painted. What is read here is read elsewhere too;
    /// `track` would be more to download.
    fn notify_after_paint(self) {
        effect(move || {
            let _ = (self.style.get(), self.i18n.language());
            self.scene.with(|_| ());
            page::after_paint(Box::new(move || {
                self.painted.try_set(());
            }));
        });
    }

    /// Lets the piece of a new move slide to its square, unless it was carried
    /// there or seen there already, waiting for the answer on its promotion.
    fn follow_arrivals(self, pointer: drag::PointerDrag) {
        let mut before = None;
        effect(move || {
            let (number, last, asked) = self.scene.with(|scene| {
                let asked = matches!(scene.selection, Selection::Promoting { .. });
                (scene.setup.move_number(), scene.last_move, asked)
            });
            let slides =
                before.is_some_and(|(before, asked): (u32, bool)| before + 1 == number && !asked);
            let arrival = last.filter(|_| slides && !pointer.consume_dropped());
            let arrival = arrival.map(|last| Arrival::of(last.mv, self.flipped()));
            if let Some(Arrival {
                to,
                offset: Some(offset),
            }) = arrival
            {
                self.set_slide_offset(to, offset);
            }
            self.arrival.set(arrival);
            before = Some((number, asked));
        });
    }

    /// On the square alone: what the grid says is inherited by all that stands in it, and
    /// the whole board would be styled anew with every move.
    fn set_slide_offset(self, to: Square, (rows, columns): (i8, i8)) {
        if let Some(root) = self.root.get_untracked() {
            let square = hit_test::selector(Place::Square(to));
            dom::set_style(&root, &square, "--rows", &rows.to_string());
            dom::set_style(&root, &square, "--columns", &columns.to_string());
        }
    }

    /// Turning the board takes the focus along, not the place on the screen.
    fn keep_focus_on_flip(self) {
        let mut before = self.flipped();
        effect(move || {
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
        let offset = mv.from().map(|from| {
            let from = Cell::of(from, flipped);
            (
                from.row as i8 - to.row as i8,
                from.column as i8 - to.column as i8,
            )
        });
        Self {
            to: mv.to(),
            offset,
        }
    }
}
