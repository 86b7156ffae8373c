//! A mate to be found by the reader.
use core::time::Duration;

use leptos::prelude::*;
use shogi::{Move, Origin, Ply, Position, tsume::MateAnswer};

use super::{
    analyst::{Analyst, EngineTask},
    mate::Goal,
    move_notation::{self, sides},
};
use crate::{
    components::{Button, When},
    web::dom,
};
use komadai_model::{
    Intent,
    analysis::{Puzzle, Stage, Told},
    i18n::Text,
};

/// How long the answer to one of the reader's moves is looked for.
const LIMIT: Duration = Duration::from_secs(5);

const BOARD: [&str; 1] = ["[data-square][tabindex='0']"];

impl Analyst {
    /// Sets the board up to find a mate that is known.
    pub fn pose(self, position: Position, before: Option<Move>, solution: Vec<Move>) {
        dom::restore_focus_to(&BOARD);
        self.leave_board();
        self.take_engine(EngineTask::Puzzle);
        self.puzzle
            .set(Some(Puzzle::new(position, before, solution)));
        self.say_puzzle();
    }

    pub fn end_puzzle(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.puzzle.set(None);
        self.work.set(None);
    }

    /// What is touched while a mate is to be found.
    pub fn attack(self, intent: Intent) {
        let moved = self.change(|puzzle| puzzle.handle(intent));
        if moved != Some(true) {
            return;
        }
        let made = |puzzle: &Puzzle| puzzle.stage() != Stage::Checking;
        if self.read(made) == Some(true) {
            self.given_snap();
            self.say_puzzle();
        } else {
            self.ask_defence();
        }
    }

    fn given_snap(self) {
        let right = |puzzle: &Puzzle| {
            matches!(
                puzzle.told(),
                Some(Told::Right { .. } | Told::Solved { .. })
            )
        };
        if self.read(right) == Some(true) {
            self.desk.given.audio.play_piece_sound(false);
        }
    }

    /// Asks about every answer to a move, one by one.
    fn ask_defence(self) {
        let question = self.read(Puzzle::question).flatten();
        let Some(question) = question else {
            self.given_snap();
            return self.say_puzzle();
        };
        self.ask_mate(Goal::Mate, question.position, LIMIT, move |answer| {
            let answer = answer.clone().unwrap_or(MateAnswer::Unknown);
            self.change(|puzzle| puzzle.answer(answer));
            self.ask_defence();
        });
    }

    fn once_more_puzzle(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.peek.set(None);
        self.change(Puzzle::again);
        self.say_puzzle();
    }

    fn hint(self) {
        self.cancel();
        self.change(|puzzle| {
            puzzle.give_up_asking();
            puzzle.hint()
        });
        self.say_puzzle();
    }

    fn give_up(self) {
        self.cancel();
        let line = self.change(Puzzle::give_up);
        if let Some(line) = line {
            self.say_puzzle();
            self.play_out(*line.start(), line.before(), line.moves());
        }
    }

    fn change<T>(self, change: impl FnOnce(&mut Puzzle) -> T) -> Option<T> {
        self.puzzle
            .try_update(|puzzle| puzzle.as_mut().map(change))
            .flatten()
    }

    fn read<T>(self, read: impl FnOnce(&Puzzle) -> T) -> Option<T> {
        self.puzzle
            .with_untracked(|puzzle| puzzle.as_ref().map(read))
    }

    fn say_puzzle(self) {
        let said = untrack(|| self.puzzle_words(true));
        self.desk.say(said);
    }

    /// What is asked for, or what has come of the last move.
    fn puzzle_words(self, spoken: bool) -> String {
        let text = self.desk.i18n.text();
        self.puzzle.with(|puzzle| {
            let Some(puzzle) = puzzle else {
                return String::new();
            };
            let said = self.told_words(puzzle, text, spoken);
            match puzzle.hinted() {
                Some(origin) => {
                    let hint = (text.analysis().hinted)(&piece(puzzle, origin, text));
                    [said, hint].join(" ")
                }
                None => said,
            }
        })
    }

    fn told_words(self, puzzle: &Puzzle, text: &'static Text, spoken: bool) -> String {
        let said = text.analysis();
        let stand = puzzle.stand();
        let in_words = |position: Position, before: Option<Move>, ply: Ply| {
            let words = move_notation::of(position, before, ply.mv, text);
            if spoken { words.spoken } else { words.written }
        };
        // A move that was not made.
        let tried = |ply: &Ply| in_words(*stand.position(), stand.before(), *ply);
        match (puzzle.stage(), puzzle.told()) {
            (Stage::GivenUp, _) => said.given_up.to_owned(),
            (Stage::Checking, _) => said.checking.to_owned(),
            (_, None) => (said.puzzle_ask)(sides(self.desk, text)(stand.position().turn())),
            (_, Some(Told::NoCheck(ply))) => (said.no_check)(&tried(ply)),
            (_, Some(Told::Unclear(ply))) => (said.unclear)(&tried(ply)),
            (
                _,
                Some(Told::Escapes {
                    tried: ply,
                    after,
                    by,
                }),
            ) => {
                let answer = Ply {
                    by: after.turn(),
                    mv: *by,
                };
                let answer = in_words(**after, Some(ply.mv), answer);
                (said.escapes)(&tried(ply), &answer)
            }
            (
                _,
                Some(Told::Right {
                    after,
                    answer,
                    later,
                }),
            ) => {
                let answer = in_words(**after, None, *answer);
                (said.right)(&answer, *later)
            }
            (_, Some(Told::Solved { later })) => (said.solved)(*later),
        }
    }
}

/// The piece that a hint is about.
fn piece(puzzle: &Puzzle, origin: Origin, text: &'static Text) -> String {
    let kind = match origin {
        Origin::Board(square) => {
            let piece = puzzle.stand().position().piece_at(square);
            let name = piece.map(|piece| (text.terms.piece)(piece.kind()));
            return [name.unwrap_or_default(), " ", &(text.terms.square)(square)].concat();
        }
        Origin::Hand(_, kind) => kind,
    };
    (text.terms.piece)(kind.kind()).to_owned()
}

/// The puzzle, while there is one.
#[component]
pub fn PuzzlePanel(analyst: Analyst) -> impl IntoView {
    let stage = move || {
        analyst
            .puzzle
            .with(|puzzle| puzzle.as_ref().map(Puzzle::stage))
    };
    let is_over = move || !matches!(stage(), Some(Stage::Attack | Stage::Checking));
    let stage_name = move || {
        stage().map(|stage| match stage {
            Stage::Attack => "attack",
            Stage::Checking => "checking",
            Stage::Solved => "solved",
            Stage::GivenUp => "given-up",
        })
    };
    view! {
        <When condition=move || analyst.puzzle.with(Option::is_some)>
            <section class="trial" data-puzzle="" data-stage=stage_name>
                <p class="trial-said" data-told="">
                    {move || analyst.puzzle_words(false)}
                </p>
                <div class="analysis-buttons">
                    <Button
                        name="hint"
                        label=|text| text.analysis().hint
                        on_press=move |()| analyst.hint()
                        disabled=is_over
                    />
                    <Button
                        name="give-up"
                        label=|text| text.analysis().give_up
                        on_press=move |()| analyst.give_up()
                        disabled=is_over
                    />
                    <Button
                        name="puzzle-again"
                        label=|text| text.analysis().once_more
                        on_press=move |()| analyst.once_more_puzzle()
                    />
                    <Button
                        name="end-puzzle"
                        label=|text| text.analysis().leave
                        on_press=move |()| analyst.end_puzzle()
                    />
                </div>
            </section>
        </When>
    }
}
