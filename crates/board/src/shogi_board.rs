use leptos::{ev, prelude::*};
use shogi::{ByColor, Color, HandKind, Piece, PieceKind, Square};

use super::{
    announcer::BoardAnnouncer,
    board_style::BoardStyle,
    context::Board,
    grid::Grid,
    hand::Hand,
    hit_test, own_page,
    pointer_drag::{self, PointerDrag},
    promotion_prompt::{self, PromotionPrompt},
};
use komadai_model::{
    BoardIntent, BoardTarget, BoardView, Selection,
    board::{
        MoveAnimation, NewMove,
        geometry::near_side,
        keyboard::{self, Key, KeyboardCursor},
    },
};
use komadai_ui::{after_paint, effect, use_i18n};
use komadai_web::{dom, page};

/// A board with both hands, for whoever may move on it.
///
/// It fills its parent, which has a size of its own. `beside` gives what stands
/// beyond a side's hand, such as its clock; it is asked again when the board is
/// turned.
#[component]
pub fn ShogiBoard(
    view: Memo<BoardView>,
    style: Memo<BoardStyle>,
    #[prop(into)] on_intent: Callback<BoardIntent>,
    #[prop(optional, into)] beside: Option<Callback<Color, AnyView>>,
    /// Whether squares and pieces can be typed wherever the focus is, except in fields.
    #[prop(optional)]
    keys_from_page: bool,
) -> impl IntoView {
    let i18n = use_i18n();
    let board = Board {
        root: NodeRef::new(),
        view,
        painted: after_paint(move || {
            i18n.language();
            style.track();
            view.track();
        }),
        style,
        i18n,
        square: RwSignal::new(FIRST_SQUARE),
        items: RwSignal::new(ByColor::from_fn(|_| HandKind::Rook)),
        lifted: RwSignal::new(None),
        held: RwSignal::new(false),
        hold_told: RwSignal::new(false),
        animation: RwSignal::new(None),
        on_intent,
    };
    let pointer = pointer_drag::listen(board);
    let pending_file = StoredValue::new(None);
    board.listen_outside();
    if keys_from_page {
        own_page::listen_to_page_keys(board, pending_file);
    }
    animate_moves(board, pointer);
    board.keep_focus_on_flip();
    promotion_prompt::return_focus(board);

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
                board.view.with_untracked(|view| view.setup.to_sfen())
            }
            on:pointerdown=move |event| pointer.press(&event)
            on:click=move |event| {
                let on_komadai = pointer.hold.take_komadai_click();
                if !pointer.consume_click_after_drag() {
                    board.clicked(&event, on_komadai);
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
    /// `on_komadai`: one's own is touched, beside the pieces on it.
    fn clicked(self, event: &ev::MouseEvent, on_komadai: bool) {
        match (hit_test::target_of_event(event), on_komadai) {
            (_, true) if self.is_idle() => self.hold_told.set(true),
            (Some(place), _) => self.emit(BoardIntent::Touch(place)),
            (None, _) if !self.is_idle() || self.is_refused() => self.emit(BoardIntent::Cancel),
            (None, _) => {}
        }
    }

    fn focused(self, event: &ev::FocusEvent) {
        match hit_test::target_of_event(event) {
            Some(BoardTarget::Square(square)) => self.square.set(square),
            Some(BoardTarget::Hand(color, kind)) => self.items.update(|items| items[color] = kind),
            None => {}
        }
    }

    fn key_pressed(self, event: &ev::KeyboardEvent, pending_file: StoredValue<Option<u8>>) {
        if event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        if let Some(at) = hit_test::target_of_event(event) {
            self.press_key(at, event, pending_file);
        }
    }

    /// Does what a key asks for that is pressed at a place of the board.
    fn press_key(
        self,
        at: BoardTarget,
        event: &ev::KeyboardEvent,
        pending_file: StoredValue<Option<u8>>,
    ) {
        let (near, items) = (near_side(self.flipped()), self.items.get_untracked());
        let cursor = KeyboardCursor {
            at,
            square: self.square.get_untracked(),
            near_item: items[near],
            far_item: items[!near],
            flipped: self.flipped(),
            mover: self.view.with_untracked(|view| view.mover),
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
                    self.focus(BoardTarget::Square(next));
                }
            }
            Key::Resign(by) => self.emit(BoardIntent::Resign { by, sure: false }),
            Key::Touch if event.repeat() => {}
            Key::Touch => self.emit(BoardIntent::Touch(at)),
        }
    }

    /// Where the next piece of a kind stands, of the side to move.
    fn next_piece(self, kind: PieceKind, from: Square) -> Option<Square> {
        self.view.with_untracked(|view| {
            let is_meant = |&(_, piece): &(Square, Piece)| {
                piece.color() == view.setup.turn() && piece.kind().unpromoted() == kind
            };
            let squares = view.setup.pieces().filter(is_meant);
            keyboard::next_of(squares.map(|(square, _)| square), from)
        })
    }

    /// Squares and pieces that are typed while the focus is on a button or nowhere.
    pub(super) fn listen_to_page_keys(self, pending_file: StoredValue<Option<u8>>) {
        let keys = window_event_listener(ev::keydown, move |event| {
            let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
            let is_letter = event.key().len() == 1 && event.key() != " ";
            let promotes = || {
                self.view
                    .with_untracked(|view| matches!(view.selection, Selection::Promoting { .. }))
            };
            let is_on_board = hit_test::target_of_event(&event).is_some();
            let is_text = dom::element_of(&event).is_some_and(|it| dom::takes_text(&it));
            let is_taken = event.default_prevented() || is_on_board || is_text;
            if is_letter && !has_modifier && !is_taken && !promotes() && !dom::is_modal_open() {
                let cursor = BoardTarget::Square(self.square.get_untracked());
                self.press_key(cursor, &event, pending_file);
            }
        });
        on_cleanup(move || keys.remove());
    }

    /// Escape, wherever the focus is, and a click beside the table put down
    /// what is picked up. Buttons elsewhere do their own work instead. Both take away the
    /// note on an illegal move, and there buttons do too.
    fn listen_outside(self) {
        let escape = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" && (!self.is_idle() || self.is_refused()) {
                self.emit(BoardIntent::Cancel);
            }
        });
        let click = window_event_listener(ev::click, move |event| {
            let (Some(root), Some(element)) = (self.root.get_untracked(), dom::element_of(&event))
            else {
                return;
            };
            let ends = match self.is_idle() {
                true => self.is_refused(),
                false => !dom::is_control(&element),
            };
            if ends && !root.contains(Some(&element)) {
                self.emit(BoardIntent::Cancel);
            }
        });
        on_cleanup(move || {
            escape.remove();
            click.remove();
        });
    }

    /// Turning the board takes the focus along, not the place on the screen.
    fn keep_focus_on_flip(self) {
        let mut before = self.flipped();
        effect(move || {
            let flipped = self.style.get().flipped;
            if before != flipped {
                self.animation.set(None);
                let focused = self
                    .root
                    .get_untracked()
                    .is_some_and(|root| dom::has_focus(&root, "[data-square]"));
                if focused {
                    // By then each square is what it is turned to.
                    page::after_paint(Box::new(move || {
                        if let Some(square) = self.square.try_get_untracked() {
                            self.focus(BoardTarget::Square(square));
                        }
                    }));
                }
            }
            before = flipped;
        });
    }
}

/// Animates each new move, unless its piece was dragged there or was seen there already,
/// waiting for the answer on its promotion.
fn animate_moves(board: Board, pointer: PointerDrag) {
    let mut new_move = NewMove::default();
    let mut was_promoting = false;
    effect(move || {
        let animation = board.view.with(|view| {
            let promoting = matches!(view.selection, Selection::Promoting { .. });
            let was_promoting = core::mem::replace(&mut was_promoting, promoting);
            let is_animated =
                new_move.is_made(view) && !was_promoting && !pointer.consume_dropped();
            let last = view.last_move.filter(|_| is_animated)?;
            Some(MoveAnimation::new(last.mv, board.flipped()))
        });
        if let Some(MoveAnimation {
            to,
            offset: Some(offset),
        }) = animation
        {
            set_slide_offset(board, to, offset);
        }
        board.animation.set(animation);
    });
}

/// On the square alone: what the grid has is inherited by everything in it, and the whole
/// board would be styled anew with every move.
fn set_slide_offset(board: Board, to: Square, (rows, columns): (i8, i8)) {
    if let Some(root) = board.root.get_untracked() {
        let square = hit_test::selector(BoardTarget::Square(to));
        dom::set_style(&root, &square, "--rows", &rows.to_string());
        dom::set_style(&root, &square, "--columns", &columns.to_string());
    }
}
