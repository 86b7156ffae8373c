//! A line of moves on the board in the place of the record.
use core::time::Duration;

use leptos::prelude::*;
use shogi::{Move, Position};

use super::{
    controller::{AnalysisController, use_analysis},
    move_notation,
};
use komadai_input::{held_button, keys::KeyPress};
use komadai_model::{
    BoardIntent,
    analysis::{LinePreview, PositionEval},
};
use komadai_ui::{Button, Icon, use_i18n};
use komadai_web::dom;

/// How long each move of a line stands when it is played out.
const PACE: Duration = Duration::from_millis(900);

/// Where the focus goes from a button that goes with the line.
const FOCUS_FALLBACKS: [&str; 2] = [
    "[data-line]:first-of-type .line-move",
    "[data-analysis] button",
];

impl AnalysisController {
    /// Shows a line after so many of its moves; what it is worth is the same along it.
    pub fn preview_line(
        self,
        position: Position,
        before: Option<Move>,
        moves: &[Move],
        shown: usize,
        worth: Option<PositionEval>,
    ) {
        let line = LinePreview::new(position, before, moves, shown);
        self.preview.set(Some(line.with_worth(worth)));
    }

    /// Shows all moves of a line, one after the other, until something else is done.
    pub fn play_out(self, position: Position, before: Option<Move>, moves: &[Move]) {
        let peek = LinePreview::new(position, before, moves, 0);
        self.preview.set(Some(peek.clone()));
        self.play_on_from(peek);
    }

    fn play_on_from(self, was: LinePreview) {
        let go_on = move || {
            if self
                .preview
                .try_with_untracked(|peek| peek.as_ref() == Some(&was))
                != Some(true)
            {
                return;
            }
            let mut next = was;
            if next.show(next.shown() + 1) {
                self.preview.set(Some(next.clone()));
                self.play_on_from(next);
            }
        };
        set_timeout(go_on, PACE);
    }

    /// Goes so far along the line on the board.
    fn step(self, by: isize) {
        self.preview.update(|peek| {
            if let Some(peek) = peek {
                peek.show(peek.shown().saturating_add_signed(by));
            }
        });
    }

    fn leave_line(self) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        self.preview.set(None);
    }

    /// The line becomes a variation of the record, where it begins there.
    fn add(self) {
        let Some(peek) = self.preview.get_untracked() else {
            return;
        };
        let node = self
            .record
            .with_review_untracked(|review| review.start_of(&peek));
        let Some(node) = node else {
            return;
        };
        self.leave_board();
        self.record.edit(|review| {
            review.go(node);
            review.graft(peek.moves(), peek.shown());
        });
        self.record.announce(self.text_untracked().added.to_owned());
    }

    /// What a key does while something stands on the board: arrows go along a line,
    /// Escape leaves it.
    pub fn handle_key(self, key: &KeyPress) -> bool {
        if self.preview.with_untracked(Option::is_some) && !key.ctrl {
            match &*key.name {
                "ArrowRight" => self.step(1),
                "ArrowLeft" => self.step(-1),
                "v" | "V" => self.add(),
                "Escape" => self.leave_line(),
                _ => return false,
            }
            return true;
        }
        match &*key.name {
            "Escape" if untrack(|| self.is_trying()) => self.leave_board(),
            "g" | "G" if !key.ctrl => self.toggle(),
            "n" | "N" if !key.ctrl => self.next_mistake(),
            _ => return false,
        }
        true
    }

    /// Whether the board is the reader's to try something on, tracked.
    pub fn is_trying(self) -> bool {
        self.retry.with(Option::is_some) || self.puzzle.with(Option::is_some)
    }

    /// What is touched while something stands on the board.
    pub fn handle_intent(self, intent: BoardIntent) {
        if self.preview.with_untracked(Option::is_some) {
            // A line is looked at, not played.
            if matches!(intent, BoardIntent::Cancel) {
                self.leave_line();
            }
            return;
        }
        match self.puzzle.with_untracked(Option::is_some) {
            true => self.attack(intent),
            false => self.try_move(intent),
        }
    }
}

/// The line that is on the board.
#[component]
pub fn LinePreviewPanel() -> impl IntoView {
    let analysis = use_analysis();
    let i18n = use_i18n();
    let peek = analysis.preview;
    let count = move || {
        peek.with(|peek| {
            let (shown, all) = peek
                .as_ref()
                .map_or((0, 0), |peek| (peek.shown(), peek.moves().len()));
            (analysis.text().shown_moves)(shown, all)
        })
    };
    let show = move |moves| {
        peek.update(|peek| {
            if let Some(peek) = peek {
                peek.show(moves);
            }
        });
    };
    let moves = move || {
        let line = peek.with(|peek| {
            let peek = peek.as_ref()?;
            let notation =
                move_notation::notate_line(*peek.start(), peek.before(), peek.moves(), i18n.text());
            Some((notation, peek.shown()))
        });
        let (notation, shown) = line.unwrap_or_default();
        let buttons = notation.into_iter().enumerate().map(|(index, mv)| {
            view! {
                <button
                    type="button"
                    tabindex="-1"
                    class="line-move"
                    data-shown=index < shown
                    on:click=move |_| show(index + 1)
                >
                    {mv.written}
                </button>
            }
            .into_any()
        });
        view! { <p class="line-moves">{buttons.collect::<Vec<_>>()}</p> }
    };
    held_button::repeat_while_held("[data-action=line-back], [data-action=line-forward]");
    let is_at =
        move |end: fn(&LinePreview) -> bool| peek.with(|peek| peek.as_ref().is_some_and(end));
    // It may begin where the record has no node: in a puzzle, or after a pass.
    let cannot_add = move || {
        let record = analysis.record;
        peek.with(|peek| {
            let begins =
                |peek| record.with_review_untracked(|review| review.start_of(peek).is_some());
            !peek.as_ref().is_some_and(begins)
        })
    };
    view! {
    <section class="peek" data-peek="" aria-label=move || analysis.text().shown>
                    <p class="peek-count">{count}</p>
                    {moves}
                    <div class="peek-buttons">
                        <button
                            type="button"
                            data-action="line-back"
                            class="button"
                            aria-label=move || analysis.text().back
                            aria-disabled=move || is_at(|peek| peek.shown() == 0).to_string()
                            on:click=move |_| analysis.step(-1)
                        >
                            <Icon name="previous"/>
                        </button>
                        <button
                            type="button"
                            data-action="line-forward"
                            class="button"
                            aria-label=move || analysis.text().forward
                            aria-disabled=move || {
                                is_at(|peek| peek.shown() == peek.moves().len()).to_string()
                            }
                            on:click=move |_| analysis.step(1)
                        >
                            <Icon name="next"/>
                        </button>
                        <Button
                            name="add-line"
                            label=|text| text.analysis().add
                            on_press=move |()| analysis.add()
                            disabled=cannot_add
                        />
                        <Button
                            name="leave-line"
                            label=|text| text.analysis().leave
                            on_press=move |()| analysis.leave_line()
                        />
                    </div>
    </section>
        }
}
