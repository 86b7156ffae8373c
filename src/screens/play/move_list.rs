//! The list of moves, each as the records of the reader's language write it, with its time
//! where there is a clock.
use core::time::Duration;

use leptos::{ev, html, prelude::*};
use shogi::{Game, GameRules, Ply, Position};

use super::{move_input::MoveInput, move_text};
use crate::game::use_game;
use komadai_model::{Language, PlayedGame, format_time};
use komadai_texts::Text;
use komadai_ui::{Button, When, effect, use_i18n};
use komadai_web::dom;

/// What shows the list where there is no room for it beside the board.
const BUTTON: &str = "[data-action=moves]";

/// The moves of the game, scrolled to the last one, and the field to enter one.
#[component]
pub fn MoveList() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let lines = RwSignal::new(Vec::new());
    let mut book = Book::default();
    effect(move || {
        let text = i18n.text();
        if game.with_painted(|played| book.follow(played, text)) {
            lines.set(book.lines.clone());
        }
    });
    let end = Memo::new(move |_| game.with_painted(|played| move_text::end(played, i18n.text())));
    let list = NodeRef::<html::Ol>::new();
    let (shown, typing) = (game.dialogs.moves, game.dialogs.move_input);
    effect(move || {
        lines.track();
        end.track();
        // What is not displayed cannot be scrolled.
        shown.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let close = move || {
        shown.set(false);
        if dom::focus_is_in(".moves") {
            dom::focus_after_render(BUTTON.to_owned());
        }
    };
    let escape = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" && shown.get_untracked() && !dom::is_modal_open() {
            close();
        }
    });
    on_cleanup(move || escape.remove());
    view! {
        <div class="moves-inside">
            <Button
                name="close-moves"
                class="moves-close"
                label=|text| text.play().dismiss
                on_press=move |()| close()
            />
            <ol class="moves-list" node_ref=list tabindex="0">
                <For each=move || lines.get() key=Line::clone let:line>
                    <li>
                        <span class="moves-number">{line.number.to_string()}</span>
                        <span>{line.text}</span>
                        {line.spent.map(|seconds| {
                            view! { <span class="moves-spent">{format_time(seconds)}</span> }
                        })}
                    </li>
                </For>
                {move || end.get().map(|end| view! { <li class="moves-end">{end}</li> })}
            </ol>
            <Button
                name="type-move"
                icon="keyboard"
                class="icon-only quiet"
                label=|text| text.move_input().label
                on_press=move |()| typing.set(true)
                hidden=move || typing.get() || end.with(Option::is_some)
                attr:aria-keyshortcuts="/"
            />
            <When condition=typing>
                <MoveInput/>
            </When>
        </div>
    }
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Line {
    number: u32,
    text: String,
    /// The seconds that it took, where there is a clock.
    spent: Option<u64>,
}

/// The written lines of one game: what has been written stays while the moves do.
#[derive(Default)]
struct Book {
    /// What the texts hang on besides the moves before them.
    of: Option<(Language, Position, GameRules)>,
    plies: Vec<(Ply, Option<Duration>)>,
    lines: Vec<Line>,
}

impl Book {
    /// Takes up the moves of a game; says whether any line has changed.
    fn follow(&mut self, played: &PlayedGame, text: Text) -> bool {
        let game = played.game();
        let is_timed = played.options().is_timed();
        let times = played.times().iter();
        let times = times.map(|time| time.filter(|_| is_timed));
        let plies: Vec<_> = game.plies().iter().copied().zip(times).collect();
        let of = Some((text.language(), *game.start(), *game.rules()));
        if self.of != of {
            self.of = of;
            self.plies.clear();
        }
        let both = self.plies.iter().zip(&plies);
        let same = both.take_while(|(before, now)| before == now).count();
        if same == self.plies.len() && same == plies.len() && same == self.lines.len() {
            return false;
        }
        self.lines.truncate(same);
        for (index, (_, spent)) in plies.iter().enumerate().skip(same) {
            self.lines.push(Line {
                number: game.setup_at(index).move_number(),
                text: written(game, index, text).unwrap_or_default(),
                spent: spent.map(|spent| spent.as_secs()),
            });
        }
        self.plies = plies;
        true
    }
}

/// A move as records write it; one that is illegal, with where it came from.
fn written(game: &Game, index: usize, text: Text) -> Option<String> {
    let moves = text.moves();
    let ply = game.plies().get(index)?;
    match game.positions().get(index..index + 2) {
        Some([position, _]) => {
            let before = index.checked_sub(1).and_then(|it| game.plies().get(it));
            Some((moves.written)(position, ply.mv, before.map(|ply| ply.mv)))
        }
        _ => Some((moves.plain)(move_text::facts_at(game, index)?)),
    }
}
