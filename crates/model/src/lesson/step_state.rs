use komadai_lessons::{
    Attempt, Goal, SolverQuestion, SolverReply, Step, StepTexts, Verdict, Words, with_turn,
};
use shogi::{Color, IllegalMoveReason, Move, Ply, Position};

use super::step_answer::Answer;
use crate::{BoardIntent, BoardTarget, MoveRules, Refusal, Selection, SelectionOutcome};

/// A step while a reader does it.
#[derive(Clone, Debug)]
pub struct StepState {
    pub(super) step: Step,
    /// The start, and the position after each of the moves.
    pub(super) positions: Vec<Position>,
    pub(super) moves: Vec<Move>,
    /// The index of the position that is shown.
    pub(super) shown: usize,
    pub(super) selection: Selection,
    pub(super) refusal: Option<Refusal>,
    pub(super) phase: StepPhase,
    pub(super) answer: Answer,
    /// The wrong answer, as the texts of the step name it.
    pub(super) wrong_answer: Option<String>,
    has_seen_solution: bool,
    /// Whether the reader's first move decides, where the mate solver defends.
    first_move_only: bool,
}

/// How far a step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepPhase {
    /// The clock of the step does not run yet.
    ClockStopped,
    /// The reader is to act.
    Open,
    /// The other side is about to move.
    Waiting,
    /// The solution is played on the board.
    ShowingSolution,
    Solved,
    Wrong,
}

impl StepPhase {
    /// The name for scripts and tests.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ClockStopped => "clock-stopped",
            Self::Open => "open",
            Self::Waiting => "waiting",
            Self::ShowingSolution => "showing-solution",
            Self::Solved => "solved",
            Self::Wrong => "wrong",
        }
    }
}

/// What has happened in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepEvent {
    Moved {
        captures: bool,
    },
    Refused(IllegalMoveReason),
    /// The other side moves so, after a moment: [`StepState::play_reply`].
    Reply(Move),
    /// The mate solver has to be asked about this position: [`StepState::on_solver_reply`].
    Asked(SolverQuestion),
    Solved,
    Wrong,
}

impl StepState {
    pub fn new(step: Step) -> Self {
        let mut positions = vec![step.start];
        let mut moves = Vec::new();
        if let Goal::Read { moves: line } | Goal::Winner { moves: line, .. } = &step.goal {
            let mut position = step.start;
            for &mv in &**line {
                if position.play(mv).is_err() {
                    break;
                }
                moves.push(mv);
                positions.push(position);
            }
        }
        let phase = match step.goal {
            Goal::Clock { .. } => StepPhase::ClockStopped,
            Goal::Read { .. } if moves.is_empty() => StepPhase::Solved,
            _ => StepPhase::Open,
        };
        Self {
            step,
            positions,
            moves,
            shown: 0,
            selection: Selection::Idle,
            refusal: None,
            phase,
            answer: Answer::default(),
            wrong_answer: None,
            has_seen_solution: false,
            first_move_only: false,
        }
    }

    pub fn step(&self) -> &Step {
        &self.step
    }

    pub(super) fn set_texts(&mut self, texts: StepTexts) {
        self.step.texts = texts;
    }

    /// Sets the moves that [`show_solution`](Self::show_solution) plays.
    pub fn set_solution(&mut self, moves: Vec<Move>) {
        self.step.solution = Words(moves);
    }

    /// Whether the reader's first move decides, where the mate solver defends.
    pub fn set_first_move_only(&mut self, only: bool) {
        self.first_move_only = only;
    }

    pub fn phase(&self) -> StepPhase {
        self.phase
    }

    /// The illegal move that was tried last.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The side that the reader plays.
    pub fn reader(&self) -> Color {
        self.step.start.turn()
    }

    pub fn position(&self) -> &Position {
        &self.positions[self.shown]
    }

    /// The index of the position that is shown, and of the last one.
    pub fn place(&self) -> (usize, usize) {
        (self.shown, self.moves.len())
    }

    /// The last move, and the position before it.
    pub fn last_move(&self) -> Option<(&Position, Move)> {
        let &mv = self.moves.last()?;
        Some((self.positions.get(self.moves.len() - 1)?, mv))
    }

    /// What is said of the wrong answer, if the last one was wrong.
    pub fn wrong_text(&self) -> Option<&str> {
        let answer = self.wrong_answer.as_deref()?;
        Some(self.step.texts.wrong_text(answer))
    }

    /// How good the way to the stars was, from 1 to 3; `None` where nothing is rated.
    pub fn rating(&self) -> Option<u8> {
        let Goal::Stars { moves: fewest, .. } = self.step.goal else {
            return None;
        };
        if self.phase != StepPhase::Solved || self.has_seen_solution {
            return None;
        }
        Some(match self.moves.len() {
            moves if moves <= fewest => 3,
            moves if moves <= fewest + 1 + fewest / 3 => 2,
            _ => 1,
        })
    }

    /// Shows another position of the line. A line that was read to its end is done.
    pub fn show(&mut self, index: usize) -> Vec<StepEvent> {
        let before = core::mem::replace(&mut self.shown, index.min(self.moves.len()));
        let mut events = Vec::new();
        if let Some(mv) = self.moves[before.min(self.shown)..self.shown].last() {
            let captures = self.positions[self.shown - 1].piece_at(mv.to()).is_some();
            events.push(StepEvent::Moved { captures });
        }
        let is_read = matches!(self.step.goal, Goal::Read { .. });
        if is_read && self.shown == self.moves.len() && self.phase == StepPhase::Open {
            events.extend(self.settle(true, String::new()));
        }
        events
    }

    /// Handles an intent of the board. After a wrong answer it is another attempt.
    pub fn handle(&mut self, intent: BoardIntent) -> Vec<StepEvent> {
        self.refusal = None;
        if self.phase == StepPhase::Wrong {
            self.try_again();
        }
        if let (Goal::Select(_), BoardIntent::Touch(BoardTarget::Square(square))) =
            (&self.step.goal, intent)
        {
            self.toggle_square(square);
            return Vec::new();
        }
        let mover = self.mover();
        let position = *self.position();
        let rules = MoveRules::Legal(&position);
        match self.selection.handle(intent, rules, mover) {
            SelectionOutcome::Nothing | SelectionOutcome::Changed => Vec::new(),
            SelectionOutcome::Play(Ply { mv, .. }) => self.play(mv),
            SelectionOutcome::Refused { origin, to, why } => {
                self.refusal = Some(Refusal { origin, to, why });
                vec![StepEvent::Refused(why)]
            }
        }
    }

    /// The side that moves on the board now.
    pub(super) fn mover(&self) -> Option<Color> {
        let moves = self.step.goal.is_reached_by_moves() && self.phase == StepPhase::Open;
        moves.then_some(self.reader())
    }

    /// A legal move of the reader's.
    fn play(&mut self, mv: Move) -> Vec<StepEvent> {
        let mut events = self.push(mv);
        events.extend(
            match self
                .step
                .goal
                .judge(&self.step.start, Attempt::Moves(&self.moves))
            {
                Verdict::Solved => self.settle(true, String::new()),
                Verdict::Wrong => self.settle(false, mv.to_string()),
                Verdict::Pass => self.pass(),
                Verdict::Reply(reply) => {
                    self.phase = StepPhase::Waiting;
                    vec![StepEvent::Reply(reply)]
                }
                Verdict::Ask(question) => {
                    self.phase = StepPhase::Waiting;
                    vec![StepEvent::Asked(question)]
                }
            },
        );
        events
    }

    /// A legal move of either side.
    fn push(&mut self, mv: Move) -> Vec<StepEvent> {
        self.selection = Selection::Idle;
        self.refusal = None;
        let mut position = self.positions[self.moves.len()];
        let Ok(change) = position.play(mv) else {
            return Vec::new();
        };
        self.moves.push(mv);
        self.positions.push(position);
        self.shown = self.moves.len();
        let captures = change.captured.is_some();
        vec![StepEvent::Moved { captures }]
    }

    /// The other side passes.
    fn pass(&mut self) -> Vec<StepEvent> {
        let passed = with_turn(self.position(), self.reader());
        match (passed, self.positions.last_mut()) {
            (Some(passed), Some(last)) => {
                *last = passed;
                Vec::new()
            }
            _ => self.settle(false, String::new()),
        }
    }

    pub(super) fn settle(&mut self, is_solved: bool, wrong_answer: String) -> Vec<StepEvent> {
        if is_solved {
            self.phase = StepPhase::Solved;
            self.wrong_answer = None;
            vec![StepEvent::Solved]
        } else {
            self.phase = StepPhase::Wrong;
            self.wrong_answer = Some(wrong_answer);
            vec![StepEvent::Wrong]
        }
    }

    /// The other side's move, for which the reader has waited.
    pub fn play_reply(&mut self, mv: Move) -> Vec<StepEvent> {
        if self.phase != StepPhase::Waiting {
            return Vec::new();
        }
        self.phase = StepPhase::Open;
        self.push(mv)
    }

    /// Shows the other side's answer to a wrong move.
    pub fn show_refutation(&mut self, mv: Move) -> Vec<StepEvent> {
        match self.phase {
            StepPhase::Wrong => self.push(mv),
            _ => Vec::new(),
        }
    }

    /// What the mate solver says: the other side's move, if it makes one, and whether the
    /// step is decided by it.
    pub fn on_solver_reply(&mut self, (reply, solved): SolverReply) -> Vec<StepEvent> {
        if self.phase != StepPhase::Waiting {
            return Vec::new();
        }
        let own = self.moves.last().map(Move::to_string);
        self.phase = StepPhase::Open;
        let mut events = match reply {
            Some(mv) => self.push(mv),
            None => Vec::new(),
        };
        let decided = self.first_move_only.then_some(true);
        if let Some(is_solved) = solved.or(decided) {
            events.extend(self.settle(is_solved, own.unwrap_or_default()));
        }
        events
    }

    /// Starts the clock of the step.
    pub fn start_clock(&mut self) {
        if matches!(self.step.goal, Goal::Clock { .. }) {
            self.phase = StepPhase::Open;
        }
    }

    /// The time of the step is over.
    pub fn flag_fell(&mut self) -> Vec<StepEvent> {
        match (&self.step.goal, self.phase) {
            (Goal::Clock { .. }, StepPhase::Open) => {
                self.selection = Selection::Idle;
                self.settle(false, String::new())
            }
            _ => Vec::new(),
        }
    }

    /// Takes the wrong answer back: of moves the reader's last one, of other answers nothing.
    pub fn try_again(&mut self) {
        if self.phase != StepPhase::Wrong {
            return;
        }
        self.phase = StepPhase::Open;
        self.wrong_answer = None;
        match self.step.goal {
            Goal::Clock { .. } => *self = Self::new(self.step.clone()),
            ref goal if goal.is_reached_by_moves() => self.take_back(),
            _ => {}
        }
    }

    /// Takes the reader's last move back, with the reply.
    pub fn take_back(&mut self) {
        let own = |index: &usize| self.positions[*index].turn() == self.reader();
        let last = (0..self.moves.len()).rev().find(own).unwrap_or(0);
        self.go_back(last);
        self.phase = StepPhase::Open;
    }

    fn go_back(&mut self, index: usize) {
        self.moves.truncate(index);
        self.positions.truncate(index + 1);
        self.shown = index;
        self.selection = Selection::Idle;
        self.refusal = None;
    }

    /// Whether the solution was shown to the reader.
    pub fn has_seen_solution(&self) -> bool {
        self.has_seen_solution
    }

    /// Begins to show the solution: [`show_next_move`](Self::show_next_move) plays it. An
    /// answer that is no move is there at once.
    pub fn show_solution(&mut self) -> Vec<StepEvent> {
        self.has_seen_solution = true;
        self.wrong_answer = None;
        self.selection = Selection::Idle;
        match &self.step.goal {
            Goal::Select(selection) => self.answer.squares = selection.squares.to_vec(),
            Goal::Choose { right } => self.answer.choices.clone_from(right),
            Goal::Winner { answer, .. } => {
                self.answer.winner = Some(*answer);
                self.shown = self.moves.len();
            }
            Goal::Points { answer, .. } => self.answer.points = Some(*answer),
            Goal::Read { .. } => return self.show(self.moves.len()),
            _ => {
                self.go_back(0);
                self.phase = StepPhase::ShowingSolution;
                return Vec::new();
            }
        }
        self.settle(true, String::new())
    }

    /// Plays the next move of the solution. The last one solves the step.
    pub fn show_next_move(&mut self) -> Vec<StepEvent> {
        if self.phase != StepPhase::ShowingSolution {
            return Vec::new();
        }
        let Some(&mv) = self.step.solution.get(self.moves.len()) else {
            return self.settle(true, String::new());
        };
        let mut events = self.push(mv);
        if self.moves.len() == self.step.solution.len() || events.is_empty() {
            events.extend(self.settle(true, String::new()));
        } else if let Goal::Stars { .. } = self.step.goal {
            events.extend(self.pass());
        }
        events
    }
}
