//! A mate to be found by the reader.
use core::time::Duration;

use komadai_search::tsume::MateAnswer;
use leptos::prelude::*;
use shogi::{Move, Origin, Ply, Position};

use super::{
    controller::{AnalysisController, EngineTask, use_analysis},
    move_notation::{self, sides},
};
use komadai_board::CURSOR_SQUARE;
use komadai_model::{
    BoardIntent,
    analysis::{MateGoal, Puzzle, PuzzleFeedback, PuzzleStage},
};
use komadai_texts::Text;
use komadai_ui::{Button, When};
use komadai_web::dom;

/// How long the answer to one of the reader's moves is looked for.
const LIMIT: Duration = Duration::from_secs(5);

const BOARD: [&str; 1] = [CURSOR_SQUARE];

impl AnalysisController {
    /// Sets the board up to find a mate that is known.
    pub fn pose(self, position: Position, before: Option<Move>, solution: Vec<Move>) {
        dom::restore_focus_to(&BOARD);
        self.leave_board();
        self.take_engine(EngineTask::Puzzle);
        self.puzzle
            .set(Some(Puzzle::new(position, before, solution)));
        self.announce_puzzle();
    }

    pub fn end_puzzle(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.puzzle.set(None);
        self.task.set(None);
    }

    /// What is touched while a mate is to be found.
    pub fn attack(self, intent: BoardIntent) {
        let moved = self.change(|puzzle| puzzle.handle(intent));
        if moved != Some(true) {
            return;
        }
        let made = |puzzle: &Puzzle| puzzle.stage() != PuzzleStage::Checking;
        if self.read(made) == Some(true) {
            self.play_piece_sound();
            self.announce_puzzle();
        } else {
            self.ask_defence();
        }
    }

    fn play_piece_sound(self) {
        let right = |puzzle: &Puzzle| {
            matches!(
                puzzle.feedback(),
                Some(PuzzleFeedback::Right { .. } | PuzzleFeedback::Solved { .. })
            )
        };
        if self.read(right) == Some(true) {
            self.record.audio.play_piece_sound(false);
        }
    }

    /// Asks about every answer to a move, one by one.
    fn ask_defence(self) {
        let question = self.read(Puzzle::question).flatten();
        let Some(question) = question else {
            self.play_piece_sound();
            return self.announce_puzzle();
        };
        let on_answer = move |answer: Option<MateAnswer>| {
            let answer = answer.unwrap_or(MateAnswer::Unknown);
            self.change(|puzzle| puzzle.answer(answer));
            self.ask_defence();
        };
        self.ask_mate(
            MateGoal::Mate,
            question.position,
            LIMIT,
            Box::new(on_answer),
        );
    }

    fn once_more_puzzle(self) {
        dom::restore_focus_to(&BOARD);
        self.cancel();
        self.preview.set(None);
        self.change(Puzzle::restart);
        self.announce_puzzle();
    }

    fn hint(self) {
        self.cancel();
        self.change(|puzzle| {
            puzzle.cancel_question();
            puzzle.hint()
        });
        self.announce_puzzle();
    }

    fn give_up(self) {
        self.cancel();
        let line = self.change(Puzzle::give_up);
        if let Some(line) = line {
            self.announce_puzzle();
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

    fn announce_puzzle(self) {
        let said = untrack(|| self.puzzle_text(true));
        self.record.announce(said);
    }

    /// What is asked for, or what has come of the last move.
    fn puzzle_text(self, spoken: bool) -> String {
        let text = self.record.i18n.text();
        self.puzzle.with(|puzzle| {
            let Some(puzzle) = puzzle else {
                return String::new();
            };
            let said = self.feedback_text(puzzle, text, spoken);
            match puzzle.hint_origin() {
                Some(origin) => {
                    let hint = (text.analysis().hinted)(&piece(puzzle, origin, text));
                    [said, hint].join(" ")
                }
                None => said,
            }
        })
    }

    fn feedback_text(self, puzzle: &Puzzle, text: Text, spoken: bool) -> String {
        let labels = text.analysis();
        let stand = puzzle.board();
        let in_words = |position: Position, before: Option<Move>, ply: Ply| {
            let words = move_notation::notate(position, before, ply.mv, text);
            if spoken { words.spoken } else { words.written }
        };
        // A move that was not made.
        let tried = |ply: &Ply| in_words(*stand.position(), stand.before(), *ply);
        match (puzzle.stage(), puzzle.feedback()) {
            (PuzzleStage::GivenUp, _) => labels.given_up.to_owned(),
            (PuzzleStage::Checking, _) => labels.checking.to_owned(),
            (_, None) => (labels.puzzle_ask)(sides(self.record, text)(stand.position().turn())),
            (_, Some(PuzzleFeedback::NoCheck(ply))) => (labels.no_check)(&tried(ply)),
            (_, Some(PuzzleFeedback::Unclear(ply))) => (labels.unclear)(&tried(ply)),
            (
                _,
                Some(PuzzleFeedback::Escapes {
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
                (labels.escapes)(&tried(ply), &answer)
            }
            (
                _,
                Some(PuzzleFeedback::Right {
                    after,
                    answer,
                    later,
                }),
            ) => {
                let answer = in_words(**after, None, *answer);
                (labels.right)(&answer, *later)
            }
            (_, Some(PuzzleFeedback::Solved { later })) => (labels.solved)(*later),
        }
    }
}

/// The piece that a hint is about.
fn piece(puzzle: &Puzzle, origin: Origin, text: Text) -> String {
    let kind = match origin {
        Origin::Board(square) => {
            let piece = puzzle.board().position().piece_at(square);
            let name = piece.map(|piece| (text.shogi_terms().piece)(piece.kind()));
            return [
                name.unwrap_or_default(),
                " ",
                &(text.shogi_terms().square)(square),
            ]
            .concat();
        }
        Origin::Hand(_, kind) => kind,
    };
    (text.shogi_terms().piece)(kind.kind()).to_owned()
}

/// The puzzle, while there is one.
#[component]
pub fn PuzzlePanel() -> impl IntoView {
    let analysis = use_analysis();
    let stage = move || {
        analysis
            .puzzle
            .with(|puzzle| puzzle.as_ref().map(Puzzle::stage))
    };
    let is_over = move || !matches!(stage(), Some(PuzzleStage::Attack | PuzzleStage::Checking));
    let stage_name = move || {
        stage().map(|stage| match stage {
            PuzzleStage::Attack => "attack",
            PuzzleStage::Checking => "checking",
            PuzzleStage::Solved => "solved",
            PuzzleStage::GivenUp => "given-up",
        })
    };
    view! {
        <When condition=move || analysis.puzzle.with(Option::is_some)>
            <section class="trial" data-puzzle="" data-stage=stage_name>
                <p class="trial-said" data-told="">
                    {move || analysis.puzzle_text(false)}
                </p>
                <div class="analysis-buttons">
                    <Button
                        name="hint"
                        label=|text| text.analysis().hint
                        on_press=move |()| analysis.hint()
                        disabled=is_over
                    />
                    <Button
                        name="give-up"
                        label=|text| text.analysis().give_up
                        on_press=move |()| analysis.give_up()
                        disabled=is_over
                    />
                    <Button
                        name="puzzle-again"
                        label=|text| text.analysis().once_more
                        on_press=move |()| analysis.once_more_puzzle()
                    />
                    <Button
                        name="end-puzzle"
                        label=|text| text.analysis().leave
                        on_press=move |()| analysis.end_puzzle()
                    />
                </div>
            </section>
        </When>
    }
}
