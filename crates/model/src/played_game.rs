use core::time::Duration;

use shogi::{
    Claim, Color, Game, GameError, IllegalMovePolicy, Move, Outcome, Ply, Square,
    clock::{Clock, ClockState, FlagFall},
};

use super::{
    BoardIntent, GameEvent, GameOptions, MoveRules, Refusal, Seat, Selection, SelectionOutcome,
};

/// A game between two seats: its moves, its clock, and what is selected.
///
/// Everything that happens comes in with its instant and goes out as events.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    options: GameOptions,
    pub(super) game: Game,
    pub(super) clock: Clock,
    /// What each move took; `None` for the moves given before the clock began.
    times: Vec<Option<Duration>>,
    selection: Selection,
    /// The move that was tried last, if it was refused.
    refusal: Option<Refusal>,
    /// Whether the clock has ever run.
    begun: bool,
}

/// Why a clock with limits does not run although the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseReason {
    /// The game has not begun: its first move starts the clock.
    NotStarted,
    /// The page was left: a button starts the clock again, and until then
    /// nobody moves.
    PlayerAway,
}

impl PlayedGame {
    /// A game before its first move, its clock at rest.
    pub fn new(setup: GameOptions) -> Self {
        let game = Game::with_rules(setup.start, setup.rules);
        let clock = Clock::new(setup.controls, setup.start.turn());
        Self {
            options: setup,
            game,
            clock,
            times: Vec::new(),
            selection: Selection::Idle,
            refusal: None,
            begun: false,
        }
    }

    /// A game of this setup that stands after some moves, before its clock begins.
    pub fn from_game(setup: GameOptions, game: Game) -> Self {
        let clock = Clock::new(setup.controls, game.turn());
        let mut played = Self {
            times: vec![None; game.plies().len()],
            game,
            clock,
            ..Self::new(setup)
        };
        if played.is_over() {
            played.clock.stop(Duration::ZERO);
        }
        played
    }

    /// The same moves with what each took, `spent` of the present turn gone, and
    /// the clock at rest. `None` where the times do not fit the moves or a flag
    /// would have fallen.
    pub(super) fn with_times(
        mut self,
        times: Vec<Option<Duration>>,
        spent: Duration,
        begun: bool,
    ) -> Option<Self> {
        let given = times.iter().take_while(|time| time.is_none()).count();
        let fits = times.len() == self.times.len() && times[given..].iter().all(Option::is_some);
        if !fits || !begun && (given < times.len() || !spent.is_zero()) {
            return None;
        }
        let clock = self.clock_after(&times)?;
        let state = ClockState {
            spent,
            ..clock.state(Duration::ZERO)
        };
        self.clock = Clock::from_state(self.options.controls, state).ok()?;
        self.times = times;
        self.begun = begun;
        if self.is_over() {
            self.clock.stop(Duration::ZERO);
        }
        Some(self)
    }

    /// Advances the clock at rest to `spent` of the present turn, unless it has not begun,
    /// has ended or stands there already.
    pub fn advance_turn(&mut self, spent: Duration) {
        let state = self.clock.state(Duration::ZERO);
        if !self.begun || self.is_over() || spent <= state.spent {
            return;
        }
        let advanced = ClockState { spent, ..state };
        if let Ok(clock) = Clock::from_state(self.options.controls, advanced) {
            self.clock = clock;
        }
    }

    pub fn options(&self) -> &GameOptions {
        &self.options
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn clock(&self) -> Clock {
        self.clock
    }

    pub fn times(&self) -> &[Option<Duration>] {
        &self.times
    }

    pub fn selection(&self) -> Selection {
        self.selection
    }

    /// The move that was tried last, if it was refused.
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    pub fn has_started(&self) -> bool {
        self.begun
    }

    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The number of the next move, 1 at the start of a game.
    pub fn move_number(&self) -> u32 {
        self.game.setup().move_number()
    }

    /// The square of a king in check, as far as the position is one.
    pub fn check(&self) -> Option<Square> {
        let status = self.game.status();
        let king = || self.game.position().king(status.turn);
        status.in_check.then(king).flatten()
    }

    /// Why the clock does not run, if it should.
    pub fn pause_reason(&self) -> Option<PauseReason> {
        if self.is_over() || !self.options.is_timed() || self.clock.running().is_some() {
            None
        } else if self.begun {
            Some(PauseReason::PlayerAway)
        } else {
            Some(PauseReason::NotStarted)
        }
    }

    /// The person who may move now.
    pub fn mover(&self) -> Option<Color> {
        self.to_move().filter(|&side| self.options.is_person(side))
    }

    /// The side that may move now, whoever plays it.
    pub fn to_move(&self) -> Option<Color> {
        let waits = self.is_over()
            || self.pause_reason() == Some(PauseReason::PlayerAway)
            || self.game.must_take_back();
        (!waits).then(|| self.game.turn())
    }

    /// Whether pieces go wherever they are put, legal or not.
    pub fn is_free(&self) -> bool {
        self.options.rules.illegal_moves != IllegalMovePolicy::Refuse
    }

    /// Starts the clock, or starts it again after the page was left.
    pub fn start(&mut self, now: Duration) -> Vec<GameEvent> {
        if self.is_over() || self.clock.running().is_some() {
            return Vec::new();
        }
        self.begun = true;
        self.clock.start(now);
        vec![GameEvent::Started]
    }

    /// Holds the clock, as when another tab takes the game over.
    pub fn suspend(&mut self, now: Duration) {
        self.selection = Selection::Idle;
        self.refusal = None;
        self.clock.pause(now);
    }

    /// What a board says: touches, moves, promotions.
    pub fn handle(&mut self, intent: BoardIntent, now: Duration) -> Vec<GameEvent> {
        self.refusal = None;
        let fallen = self.check_flag(now);
        if !fallen.is_empty() {
            return fallen;
        }
        if let BoardIntent::Resign { by, sure: true } = intent {
            return match self.options.is_person(by) {
                true => self.claim(by, Claim::Resign, now),
                false => Vec::new(),
            };
        }
        let mover = self.mover();
        let table;
        let ground = if self.is_free() {
            table = self.game.setup();
            match self.options.has_computer() {
                true => MoveRules::Half(&table),
                false => MoveRules::Free(&table),
            }
        } else {
            MoveRules::Legal(self.game.position())
        };
        match self.selection.handle(intent, ground, mover) {
            SelectionOutcome::Nothing => Vec::new(),
            SelectionOutcome::Changed => match self.selection {
                Selection::Promoting { from, to } => vec![GameEvent::Promoting { from, to }],
                Selection::Idle | Selection::Selected(_) => Vec::new(),
            },
            SelectionOutcome::Refused { origin, to, why } => {
                vec![self.refuse(Refusal { origin, to, why })]
            }
            SelectionOutcome::Play(ply) => self.play(ply, now),
        }
    }

    /// What the computer plays, where it is to move.
    pub fn answer(&mut self, mv: Move, now: Duration) -> Vec<GameEvent> {
        let fallen = self.check_flag(now);
        match self.to_move().filter(|&side| !self.options.is_person(side)) {
            Some(by) if fallen.is_empty() => self.play(Ply { by, mv }, now),
            _ => fallen,
        }
    }

    /// A person goes on in the computer's place.
    pub fn take_seat(&mut self, color: Color) {
        self.options.seats[color] = Seat::Human;
    }

    pub(super) fn play(&mut self, ply: Ply, now: Duration) -> Vec<GameEvent> {
        let mut events = self.start(now);
        let mut clock = self.clock;
        let in_turn = ply.by == self.game.turn();
        let Ok(spent) = clock.press(now) else {
            return events;
        };
        let played = match self.game.play_ply(ply) {
            Ok(played) => played,
            Err(GameError::Illegal(why)) => {
                let (origin, to) = (ply.mv.origin(ply.by), ply.mv.to());
                events.push(self.refuse(Refusal { origin, to, why }));
                return events;
            }
            Err(GameError::KingCapture) => {
                events.extend(self.spare_king(ply.by, now));
                return events;
            }
            Err(GameError::Over(_) | GameError::TakeBackFirst | GameError::Impossible(_)) => {
                return events;
            }
        };
        let pressed = in_turn && !self.game.must_take_back();
        if pressed {
            self.clock = clock;
        }
        let spent = if pressed { spent } else { Duration::ZERO };
        self.times.push(Some(spent));
        self.selection = Selection::Idle;
        self.refusal = None;
        events.push(GameEvent::Moved {
            ply,
            captured: played.captured,
            check: played.check,
            spent,
        });
        if let Some(outcome) = played.outcome {
            events.push(self.end(outcome, now));
        }
        events
    }

    fn refuse(&mut self, refusal: Refusal) -> GameEvent {
        self.refusal = Some(refusal);
        GameEvent::Refused(refusal)
    }

    /// Ends the game if a flag has fallen by `now`. Whether that of a player at another
    /// device has fallen is only known there.
    pub fn check_flag(&mut self, now: Duration) -> Vec<GameEvent> {
        let is_here = |fall: &FlagFall| self.options.seats[fall.color] != Seat::Remote;
        let fall = self.clock.flag_fall(now).filter(is_here);
        fall.map_or_else(Vec::new, |fall| self.flag_fell(fall))
    }

    pub(super) fn flag_fell(&mut self, fall: FlagFall) -> Vec<GameEvent> {
        match self.game.flag_fell(fall.color) {
            Ok(outcome) => vec![self.end(outcome, fall.at)],
            Err(_) => Vec::new(),
        }
    }

    pub(super) fn end(&mut self, outcome: Outcome, at: Duration) -> GameEvent {
        let outcome = self.outcome_after_audit(outcome);
        self.selection = Selection::Idle;
        self.refusal = None;
        self.clock.stop(at);
        GameEvent::Ended { outcome, at }
    }

    /// Whether a move can be taken back: while the game goes on, or when that
    /// move was legal and ended it.
    pub fn can_undo(&self) -> bool {
        let by_itself = |outcome: Outcome| outcome.reason.is_by_move();
        let by_person = |ply: &Ply| self.options.is_person(ply.by);
        self.game.plies().iter().any(by_person) && self.game.outcome().is_none_or(by_itself)
    }

    /// Takes a person's last move back, and what the computer answered; the clocks
    /// stand as they did when its turn began. An illegal move that was pointed out
    /// gives no time back.
    pub fn undo(&mut self, now: Duration) -> Vec<GameEvent> {
        let mut events = self.check_flag(now);
        while events.is_empty() && self.can_undo() {
            match self.take_back(now) {
                Some(ply) if !self.options.is_person(ply.by) => {}
                Some(ply) => events.push(GameEvent::Undone(ply)),
                None => break,
            }
        }
        events
    }

    /// Takes one move back.
    pub(super) fn take_back(&mut self, now: Duration) -> Option<Ply> {
        let (&time, earlier) = self.times.split_last()?;
        let runs = self.clock.running().is_some() || self.is_over();
        let clock = if self.game.must_take_back() {
            self.clock
        } else {
            self.clock_after(earlier)?
        };
        let ply = self.game.undo()?;
        self.clock = clock;
        self.times.pop();
        self.selection = Selection::Idle;
        self.refusal = None;
        if time.is_none() {
            self.begun = false;
        } else if runs {
            self.clock.start(now);
        }
        Some(ply)
    }

    /// The clock at rest after the first moves, which took `times`; `None` where
    /// a flag would have fallen. A move out of turn, and one that has to be taken
    /// back, leaves the clock as it is.
    fn clock_after(&self, times: &[Option<Duration>]) -> Option<Clock> {
        let given = times.iter().take_while(|time| time.is_none()).count();
        let mut clock = Clock::new(self.options.controls, self.game.turn_at(given));
        let mut now = Duration::ZERO;
        for (index, ply) in self.game.plies().iter().enumerate().take(times.len()) {
            let last = index + 1 == self.game.plies().len();
            let Some(spent) = times[index] else {
                continue;
            };
            clock.start(now);
            now = now.checked_add(spent)?;
            if ply.by == self.game.turn_at(index) && !(last && self.game.must_take_back()) {
                clock.press(now).ok()?;
            }
        }
        clock.pause(now);
        Some(clock)
    }
}
