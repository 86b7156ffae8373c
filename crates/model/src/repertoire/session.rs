//! Asking a repertoire, line by line.

use std::sync::Arc;

use shogi::{Move, Position};

use super::{
    Answer, PositionRecord, Repertoire, RepertoireMove, RepertoireProgress, Replies, Schedule,
    Scope, SessionOptions, Verdict,
    plan::{Plan, Urgency},
};
use crate::{BoardIntent, BoardView, analysis::TrialBoard, problems::Day};

/// A session: lines from the start, each to the last position in it that is asked. Moves of
/// both sides that are not asked are made by the program. What was answered wrong is asked
/// again in a later line until it is answered right; of a position only the first answer of a
/// session counts.
#[derive(Clone, Debug)]
pub struct Session {
    repertoire: Arc<Repertoire>,
    today: Day,
    /// What is asked when, and what is known, by the numbers of the positions.
    asked: Vec<(Urgency, Option<PositionRecord>)>,
    /// How many more positions are asked for the first time.
    new_left: u32,
    /// Where lines lead, with what is asked now.
    plan: Plan,
    /// The numbers of the positions of the line up to the board.
    line: Vec<usize>,
    board: TrialBoard,
    stage: Stage,
    score: SessionScore,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// [`advance`](Session::advance) makes a move of the line.
    Moving,
    /// A move is asked for.
    Asking {
        /// Whether the position was never asked before.
        is_new: bool,
    },
    /// The answer was wrong; [`advance`](Session::advance) makes the move that is told.
    Corrected,
    /// [`advance`](Session::advance) begins the next line.
    LineEnd,
    /// Nothing is left to be asked.
    Done,
}

/// How a session goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SessionScore {
    /// Positions of which the first answer was right, and wrong.
    pub right: u32,
    pub missed: u32,
}

impl Session {
    /// The start of a session, on the board before its first line. This and every answer
    /// take time in proportion to the number of positions.
    pub fn new(
        repertoire: Arc<Repertoire>,
        progress: &RepertoireProgress,
        options: SessionOptions,
    ) -> Self {
        let SessionOptions { today, scope, .. } = options;
        let asked = repertoire.positions().iter().map(|position| {
            let known = progress.get(&position.key);
            let urgency = match known {
                _ if position.key.is_empty() => Urgency::Never,
                None => Urgency::New,
                Some(known) if known.is_due(today) => Urgency::Due,
                Some(_) if scope == Scope::All => Urgency::Learned,
                Some(_) => Urgency::Never,
            };
            (urgency, known)
        });
        let new_left = match scope {
            Scope::All => u32::MAX,
            Scope::Due => {
                let schedule = Schedule::new(&repertoire, progress);
                schedule.new_left(today, options.new_per_day)
            }
        };
        let asked: Vec<_> = asked.collect();
        let mut session = Self {
            plan: plan(&repertoire, &asked, new_left),
            asked,
            today,
            new_left,
            line: Vec::new(),
            board: TrialBoard::new(Position::startpos(), None),
            stage: Stage::LineEnd,
            score: SessionScore::default(),
            repertoire,
        };
        session.begin_line();
        session
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn score(&self) -> SessionScore {
        self.score
    }

    /// How many positions are still asked, those answered wrong among them.
    pub fn left(&self) -> usize {
        let urgencies = self.asked.iter().map(|&(urgency, _)| urgency);
        let others = urgencies.clone();
        let others = others.filter(|urgency| !matches!(urgency, Urgency::New | Urgency::Never));
        let new = urgencies.filter(|&urgency| urgency == Urgency::New);
        others.count() + new.take(self.new_left as usize).count()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.board.position()
    }

    /// The move that led there in this line.
    pub fn before(&self) -> Option<Move> {
        self.board.before()
    }

    /// What stands on the board; pieces can be moved while a move is asked for.
    pub fn board_view(&self) -> BoardView {
        self.board.board_view()
    }

    /// What a board says; the answer, if a move was made.
    pub fn handle(&mut self, intent: BoardIntent) -> Option<Answer> {
        let ply = self.board.handle(intent)?;
        self.answer(ply.mv)
    }

    /// Judges a move, typed for example, and makes it if it is one of the repertoire. `None` if no
    /// move is asked for or it is illegal; nothing happens then.
    pub fn answer(&mut self, mv: Move) -> Option<Answer> {
        self.position().check_legal(mv).ok()?;
        self.judge(Some(mv))
    }

    /// Shows the move that is told, which counts as a wrong answer. `None` if no move is asked
    /// for.
    pub fn give_up(&mut self) -> Option<Answer> {
        self.judge(None)
    }

    /// Does what comes next, one move at a time; `replies` chooses among the other side's moves.
    /// Nothing happens while a move is asked for, and at the end.
    pub fn advance(&mut self, replies: Replies) {
        match self.stage {
            Stage::Moving => {
                let repertoire = Arc::clone(&self.repertoire);
                let moves = self.plan.moves(&repertoire, self.here());
                let is_own = self.position().turn() == repertoire.side();
                let replies = if is_own { Replies::Recorded } else { replies };
                if let Some(next) = replies.choose(self.position(), &moves) {
                    self.make(next);
                }
            }
            Stage::Corrected => {
                let told = self.moves_here().first().cloned();
                if let Some(told) = told {
                    self.make(&told);
                }
            }
            Stage::LineEnd => self.begin_line(),
            Stage::Asking { .. } | Stage::Done => {}
        }
    }

    fn here(&self) -> usize {
        self.line.last().copied().unwrap_or_default()
    }

    fn moves_here(&self) -> &[RepertoireMove] {
        &self.repertoire.positions()[self.here()].moves
    }

    fn judge(&mut self, mv: Option<Move>) -> Option<Answer> {
        let Stage::Asking { is_new } = self.stage else {
            return None;
        };
        let told = self.moves_here().first()?.clone();
        let mut moves = self.moves_here().iter();
        let made = moves.find(|known| Some(known.mv) == mv).cloned();
        let verdict = match &made {
            Some(made) if made.mv == told.mv => Verdict::Right,
            Some(_) => Verdict::AlsoInRepertoire,
            None => Verdict::Wrong,
        };
        let learned = self.grade(verdict != Verdict::Wrong);
        self.new_left -= u32::from(is_new);
        self.plan = plan(&self.repertoire, &self.asked, self.new_left);
        match &made {
            Some(made) => self.make(made),
            None => self.set_stage(Stage::Corrected),
        }
        Some(Answer {
            verdict,
            told,
            made,
            learned,
        })
    }

    /// Notes an answer at the position on the board. What is known of it now, if it was the first.
    fn grade(&mut self, is_right: bool) -> Option<(String, PositionRecord)> {
        let here = self.here();
        let (urgency, known) = &mut self.asked[here];
        let is_first = *urgency != Urgency::Missed;
        *urgency = match is_right {
            true => Urgency::Never,
            false => Urgency::Missed,
        };
        if !is_first {
            return None;
        }
        let record = PositionRecord::after(*known, is_right, self.today);
        *known = Some(record);
        match is_right {
            true => self.score.right += 1,
            false => self.score.missed += 1,
        }
        Some((self.repertoire.positions()[here].key.clone(), record))
    }

    fn begin_line(&mut self) {
        let repertoire = Arc::clone(&self.repertoire);
        let Some(start) = self.plan.start(&repertoire) else {
            if self.line.is_empty()
                && let Some(start) = repertoire.starts().first()
            {
                self.board = TrialBoard::new(start.position, None);
            }
            self.set_stage(Stage::Done);
            return;
        };
        let start = &repertoire.starts()[start];
        self.board = TrialBoard::new(start.position, None);
        self.line = vec![start.number];
        self.find_stage();
    }

    /// Makes a move of the line. A line that comes back to a position is at its end.
    fn make(&mut self, step: &RepertoireMove) {
        self.board.play(step.mv);
        let comes_back = self.line.contains(&step.target);
        self.line.push(step.target);
        if comes_back {
            self.end_line();
        } else {
            self.find_stage();
        }
    }

    /// What happens at the position on the board.
    fn find_stage(&mut self) {
        let here = self.here();
        match urgency(self.asked[here].0, self.new_left) {
            Urgency::Never if self.plan.moves(&self.repertoire, here).is_empty() => {
                self.end_line();
            }
            Urgency::Never => self.set_stage(Stage::Moving),
            urgency => self.set_stage(Stage::Asking {
                is_new: urgency == Urgency::New,
            }),
        }
    }

    fn end_line(&mut self) {
        let is_done = self.plan.start(&self.repertoire).is_none();
        self.set_stage(match is_done {
            true => Stage::Done,
            false => Stage::LineEnd,
        });
    }

    fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        self.board.open = matches!(stage, Stage::Asking { .. });
    }
}

fn plan(
    repertoire: &Repertoire,
    asked: &[(Urgency, Option<PositionRecord>)],
    new_left: u32,
) -> Plan {
    let asked = asked.iter().map(|&(known, _)| urgency(known, new_left));
    Plan::new(repertoire, asked.collect())
}

/// When a position is asked if so many more are asked for the first time.
fn urgency(known: Urgency, new_left: u32) -> Urgency {
    match known {
        Urgency::New if new_left == 0 => Urgency::Never,
        known => known,
    }
}
