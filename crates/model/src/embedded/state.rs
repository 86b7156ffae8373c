use shogi::{Color, IllegalMoveReason, Move, Outcome, Ply, Position, Square};

use super::{EmbedError, Frame, Judge, Mode, SolverQuestion, Start, Task, TaskVerdict};
use crate::{
    BoardIntent, BoardView, MoveRules, Refusal, Selection, SelectionOutcome, move_context,
};

/// The state of an embedded board: a line, the current ply and the task.
#[derive(Clone, Debug)]
pub struct EmbedState {
    mode: Mode,
    /// Whether the board takes input.
    open: bool,
    /// Never empty.
    frames: Vec<Frame>,
    /// The author's line, where the reader has left it.
    given: Option<Vec<Frame>>,
    at: usize,
    begin: usize,
    selection: Selection,
    refusal: Option<Refusal>,
    task: Option<Task>,
    progress: Progress,
    /// Without one, a game goes on.
    judge: Option<Judge>,
}

/// How far a task has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// The reader is to move.
    Open,
    /// The solver is thinking.
    Waiting,
    Solved,
    Failed,
}

/// A command of the reader or of the page's script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbedCommand {
    First,
    Previous,
    Next,
    Last,
    Go(usize),
    /// Back to the author's line.
    Again,
}

/// An event for the page around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbedEvent {
    Moved,
    Illegal(IllegalMoveReason),
    Ended(Outcome),
    Solved,
    Failed,
    /// The mate solver has to be asked about this position.
    Asked(SolverQuestion),
}

impl EmbedState {
    /// # Errors
    /// That the line is not as long as `start` says.
    pub fn new(frames: Vec<Frame>, mode: Mode, start: Start) -> Result<Self, EmbedError> {
        let begin = place(&frames, start)?;
        Ok(Self {
            mode,
            open: true,
            frames,
            given: None,
            at: begin,
            begin,
            selection: Selection::Idle,
            refusal: None,
            task: None,
            progress: Progress::Open,
            judge: None,
        })
    }

    /// Sets a task.
    pub fn set_task(&mut self, task: Task) {
        self.task = Some(task);
    }

    /// Sets how the end of a game is judged.
    pub fn set_judge(&mut self, judge: Judge) {
        self.judge = Some(judge);
    }

    /// Turns input on or off.
    pub fn set_interactive(&mut self, open: bool) {
        self.open = open;
        self.put_down();
    }

    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn frame(&self) -> &Frame {
        &self.frames[self.at]
    }

    /// How many moves lie before this position.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many moves the line has.
    pub fn last(&self) -> usize {
        self.frames.len() - 1
    }

    pub fn is_solved(&self) -> bool {
        self.progress == Progress::Solved
    }

    pub fn has_failed(&self) -> bool {
        self.progress == Progress::Failed
    }

    pub fn is_waiting(&self) -> bool {
        self.progress == Progress::Waiting
    }

    /// Whether this is where the reader began.
    pub fn is_at_begin(&self) -> bool {
        self.at == self.begin
    }

    /// Goes to another place to begin at.
    ///
    /// # Errors
    /// That the line is not as long.
    pub fn start_at(&mut self, start: Start) -> Result<(), EmbedError> {
        let begin = place(self.given.as_ref().unwrap_or(&self.frames), start)?;
        self.begin = begin;
        self.begin_again();
        Ok(())
    }

    /// Whether something was done that [`EmbedCommand::Again`] takes back.
    pub fn has_changed(&self) -> bool {
        self.given.is_some()
    }

    /// Whether there is a comment anywhere on the author's line.
    pub fn has_comments(&self) -> bool {
        let frames = self.given.as_ref().unwrap_or(&self.frames);
        frames.iter().any(|frame| !frame.comment.is_empty())
    }

    /// The frame before this one.
    pub fn before(&self) -> Option<&Frame> {
        self.frames.get(self.at.checked_sub(1)?)
    }

    /// The side that the reader moves now.
    fn mover(&self) -> Option<Color> {
        let turn = self.frame().table.turn();
        let may = match self.mode {
            Mode::View | Mode::Replay => false,
            Mode::Play => self.outcome().is_none(),
            Mode::Task => self.progress == Progress::Open,
        };
        (may && self.open).then_some(turn)
    }

    pub fn board_view(&self) -> BoardView {
        let frame = self.frame();
        let mut scene = match frame.position() {
            Some(position) => BoardView::from_position(&position, self.selection, self.mover()),
            None => BoardView::from_setup(frame.table.clone(), Selection::Idle, None),
        };
        scene.last_move = self.before().and_then(|before| {
            let earlier = before.ply.map(|ply| ply.mv);
            move_context(&before.table, frame.ply?, earlier)
        });
        scene.refusal = self.refusal;
        scene
    }

    /// How the line has ended here, by the rules of a game.
    fn outcome(&self) -> Option<Outcome> {
        self.judge?(&self.frames[..=self.at])
    }

    /// Handles an intent of the board.
    pub fn handle(&mut self, intent: BoardIntent) -> Vec<EmbedEvent> {
        self.refusal = None;
        let Some(position) = self.frame().position() else {
            return Vec::new();
        };
        let mover = self.mover();
        match self
            .selection
            .handle(intent, MoveRules::Legal(&position), mover)
        {
            SelectionOutcome::Nothing | SelectionOutcome::Changed => Vec::new(),
            SelectionOutcome::Play(ply) => self.play(ply, &position),
            SelectionOutcome::Refused { origin, to, why } => {
                self.refusal = Some(Refusal { origin, to, why });
                vec![EmbedEvent::Illegal(why)]
            }
        }
    }

    /// Executes a command, if it is possible.
    pub fn execute(&mut self, order: EmbedCommand) {
        let to = match order {
            EmbedCommand::First => 0,
            EmbedCommand::Previous => self.at.saturating_sub(1),
            EmbedCommand::Next => self.at + 1,
            EmbedCommand::Last => self.last(),
            EmbedCommand::Go(ply) => ply,
            EmbedCommand::Again => return self.begin_again(),
        };
        // What was tried is over where the reader goes back.
        if self.mode == Mode::Task && self.progress != Progress::Solved {
            return;
        }
        self.put_down();
        self.at = to.min(self.last());
    }

    fn begin_again(&mut self) {
        if let Some(given) = self.given.take() {
            self.frames = given;
        }
        self.put_down();
        self.progress = Progress::Open;
        self.at = self.begin;
    }

    fn put_down(&mut self) {
        self.selection = Selection::Idle;
        self.refusal = None;
    }

    /// Makes a move, as if it were made on the board, where the reader may move.
    ///
    /// # Errors
    /// Why not, where it is illegal.
    pub fn play_move(&mut self, mv: Move) -> Result<Vec<EmbedEvent>, IllegalMoveReason> {
        let (Some(position), Some(by)) = (self.frame().position(), self.mover()) else {
            return Ok(Vec::new());
        };
        position.check_legal(mv)?;
        Ok(self.play(Ply { by, mv }, &position))
    }

    fn play(&mut self, ply: Ply, position: &Position) -> Vec<EmbedEvent> {
        let taken = position.piece_at(ply.mv.to()).map(|_| ply.mv.to());
        if !self.push(ply) {
            return Vec::new();
        }
        let mut happened = vec![EmbedEvent::Moved];
        match self.task.clone() {
            Some(task) => happened.extend(self.judge(&task, taken)),
            None => happened.extend(self.outcome().map(EmbedEvent::Ended)),
        }
        happened
    }

    /// A legal move; the line goes on with it.
    fn push(&mut self, ply: Ply) -> bool {
        self.put_down();
        let goes_on = self.frames.get(self.at + 1);
        if goes_on.is_none_or(|next| next.ply != Some(ply)) {
            let Some(frame) = self.frame().after(ply) else {
                return false;
            };
            if self.given.is_none() {
                self.given = Some(self.frames.clone());
            }
            self.frames.truncate(self.at + 1);
            self.frames.push(frame);
        }
        self.at += 1;
        true
    }

    fn judge(&mut self, task: &Task, taken: Option<Square>) -> Vec<EmbedEvent> {
        let Some(position) = self.frame().position() else {
            return Vec::new();
        };
        let line = self.frames[self.begin..=self.at].iter();
        let played: Vec<Move> = line.skip(1).filter_map(|f| Some(f.ply?.mv)).collect();
        match task.judge(&played, &position, taken) {
            TaskVerdict::Solved => self.settle(true),
            TaskVerdict::Failed => self.settle(false),
            TaskVerdict::Answer(mv) => self.answer(mv),
            TaskVerdict::Ask(asked) => {
                self.progress = Progress::Waiting;
                vec![EmbedEvent::Asked(asked)]
            }
        }
    }

    fn settle(&mut self, solved: bool) -> Vec<EmbedEvent> {
        if self.given.is_none() {
            self.given = Some(self.frames.clone());
        }
        let (progress, happened) = match solved {
            true => (Progress::Solved, EmbedEvent::Solved),
            false => (Progress::Failed, EmbedEvent::Failed),
        };
        self.progress = progress;
        vec![happened]
    }

    /// The other side's move. An author's that is illegal ends the task: it was
    /// solved as far as it goes.
    fn answer(&mut self, mv: Move) -> Vec<EmbedEvent> {
        let position = self.frame().position();
        let legal = position.filter(|position| position.check_legal(mv).is_ok());
        let by = self.frame().table.turn();
        self.progress = Progress::Open;
        if legal.is_none() || !self.push(Ply { by, mv }) {
            return self.settle(true);
        }
        vec![EmbedEvent::Moved]
    }

    /// What the solver says: the other side's move, if it makes one, and whether
    /// the task is decided by it.
    pub fn on_solver_reply(
        &mut self,
        reply: Option<Move>,
        solved: Option<bool>,
    ) -> Vec<EmbedEvent> {
        if self.progress != Progress::Waiting {
            return Vec::new();
        }
        let mut happened = match reply {
            Some(mv) => self.answer(mv),
            None => Vec::new(),
        };
        match solved {
            Some(solved) => happened.extend(self.settle(solved)),
            None => self.progress = Progress::Open,
        }
        happened
    }
}

fn place(frames: &[Frame], start: Start) -> Result<usize, EmbedError> {
    let last = frames.len() - 1;
    match start {
        Start::First => Ok(0),
        Start::Last => Ok(last),
        Start::Ply(ply) if ply <= last => Ok(ply),
        Start::Ply(ply) => Err(EmbedError::NoPly {
            found: ply.to_string(),
            last,
        }),
    }
}
