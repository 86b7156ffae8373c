use core::time::Duration;

use shogi::{
    Color, EndReason, Game, GameError, Move, Outcome,
    clock::{Clock, ClockState, FlagFall},
};

use super::{Event, GameSetup, Intent, Refusal, Response, Selection};

/// A game between two seats: its moves, its clock, and what is selected.
///
/// Everything that happens comes in with its instant and goes out as events.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    setup: GameSetup,
    game: Game,
    clock: Clock,
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
pub enum Standing {
    /// The game has not begun: its first move starts the clock.
    NotBegun,
    /// The page was left: a button starts the clock again, and until then
    /// nobody moves.
    Left,
}

impl PlayedGame {
    /// A game before its first move, its clock at rest.
    pub fn new(setup: GameSetup) -> Self {
        let game = Game::new(setup.start);
        let clock = Clock::new(setup.controls, setup.start.turn());
        Self {
            setup,
            game,
            clock,
            times: Vec::new(),
            selection: Selection::Idle,
            refusal: None,
            begun: false,
        }
    }

    /// A game that is set up after some moves, before its clock begins.
    ///
    /// # Errors
    /// With the index of the move that cannot be played, and why.
    pub fn after(setup: GameSetup, moves: &[Move]) -> Result<Self, (usize, GameError)> {
        let mut played = Self::new(setup);
        for (index, &mv) in moves.iter().enumerate() {
            played.game.play(mv).map_err(|error| (index, error))?;
            played.times.push(None);
        }
        played.clock = Clock::new(played.setup.controls, played.game.position().turn());
        if played.is_over() {
            played.clock.stop(Duration::ZERO);
        }
        Ok(played)
    }

    /// The same moves with what each took, `spent` of the present turn gone, and
    /// the clock at rest. `None` where the times do not fit the moves or a flag
    /// would have fallen.
    pub(super) fn timed(
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
        self.clock = Clock::from_state(self.setup.controls, state).ok()?;
        self.times = times;
        self.begun = begun;
        if self.is_over() {
            self.clock.stop(Duration::ZERO);
        }
        Some(self)
    }

    /// The same game, ended by what its moves do not show.
    pub(super) fn ended(mut self, outcome: Outcome) -> Option<Self> {
        let reached = match (self.game.outcome(), outcome.reason) {
            (Some(reached), _) => reached,
            (None, EndReason::Resignation) => self.game.resign().ok()?,
            (None, EndReason::Time) => self.game.flag_fell(!outcome.winner?).ok()?,
            (None, _) => return None,
        };
        self.clock.stop(Duration::ZERO);
        (reached == outcome).then_some(self)
    }

    pub fn setup(&self) -> &GameSetup {
        &self.setup
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

    pub fn begun(&self) -> bool {
        self.begun
    }

    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Why the clock does not run, if it should.
    pub fn standing(&self) -> Option<Standing> {
        if self.is_over() || !self.setup.is_timed() || self.clock.running().is_some() {
            None
        } else if self.begun {
            Some(Standing::Left)
        } else {
            Some(Standing::NotBegun)
        }
    }

    /// The side that may move now.
    pub fn mover(&self) -> Option<Color> {
        let waits = self.is_over() || self.standing() == Some(Standing::Left);
        (!waits).then(|| self.game.position().turn())
    }

    /// Starts the clock, or starts it again after the page was left.
    pub fn start(&mut self, now: Duration) -> Vec<Event> {
        if self.is_over() || self.clock.running().is_some() {
            return Vec::new();
        }
        self.begun = true;
        self.clock.start(now);
        vec![Event::Started]
    }

    /// Holds the clock, as when another tab takes the game over.
    pub fn leave(&mut self, now: Duration) {
        self.selection = Selection::Idle;
        self.refusal = None;
        self.clock.pause(now);
    }

    /// What a board says: touches, moves, promotions.
    pub fn handle(&mut self, intent: Intent, now: Duration) -> Vec<Event> {
        self.refusal = None;
        let fallen = self.check_flag(now);
        if !fallen.is_empty() {
            return fallen;
        }
        let mover = self.mover();
        match self.selection.handle(intent, self.game.position(), mover) {
            Response::Nothing => Vec::new(),
            Response::Changed => match self.selection {
                Selection::Promoting { from, to } => vec![Event::Promoting { from, to }],
                Selection::Idle | Selection::Selected(_) => Vec::new(),
            },
            Response::Refused { origin, to, why } => {
                vec![self.refuse(Refusal { origin, to, why })]
            }
            Response::Play(mv) => self.play(mv, now),
        }
    }

    fn play(&mut self, mv: Move, now: Duration) -> Vec<Event> {
        let by = self.game.position().turn();
        let mut events = self.start(now);
        let mut clock = self.clock;
        let Ok(spent) = clock.press(now) else {
            return events;
        };
        let played = match self.game.play(mv) {
            Ok(played) => played,
            Err(GameError::Illegal(why)) => {
                let (origin, to) = (mv.origin(by), mv.to());
                events.push(self.refuse(Refusal { origin, to, why }));
                return events;
            }
            Err(GameError::Over(_)) => return events,
        };
        self.clock = clock;
        self.times.push(Some(spent));
        self.selection = Selection::Idle;
        self.refusal = None;
        events.push(Event::Moved {
            mv,
            by,
            captured: played.captured,
            check: played.check,
            spent,
        });
        if let Some(outcome) = played.outcome {
            events.push(self.end(outcome, now));
        }
        events
    }

    fn refuse(&mut self, refusal: Refusal) -> Event {
        self.refusal = Some(refusal);
        Event::Refused(refusal)
    }

    /// The side to move gives up.
    pub fn resign(&mut self, now: Duration) -> Vec<Event> {
        let fallen = self.check_flag(now);
        if !fallen.is_empty() {
            return fallen;
        }
        match self.game.resign() {
            Ok(outcome) => vec![self.end(outcome, now)],
            Err(_) => Vec::new(),
        }
    }

    /// Ends the game if a flag has fallen by `now`.
    pub fn check_flag(&mut self, now: Duration) -> Vec<Event> {
        self.clock
            .fallen(now)
            .map_or_else(Vec::new, |fall| self.flag_fell(fall))
    }

    fn flag_fell(&mut self, fall: FlagFall) -> Vec<Event> {
        match self.game.flag_fell(fall.color) {
            Ok(outcome) => vec![self.end(outcome, fall.at)],
            Err(_) => Vec::new(),
        }
    }

    fn end(&mut self, outcome: Outcome, at: Duration) -> Event {
        self.selection = Selection::Idle;
        self.refusal = None;
        self.clock.stop(at);
        Event::Ended { outcome, at }
    }

    /// Whether a move can be taken back: while the game goes on, or when that
    /// move ended it.
    pub fn can_undo(&self) -> bool {
        let ended_by_move =
            |outcome: Outcome| matches!(outcome.reason, EndReason::Mate | EndReason::NoMoves);
        !self.game.moves().is_empty() && self.game.outcome().is_none_or(ended_by_move)
    }

    /// Takes the last move back; the clocks stand as they did when its turn
    /// began.
    pub fn undo(&mut self, now: Duration) -> Vec<Event> {
        let fallen = self.check_flag(now);
        if !fallen.is_empty() || !self.can_undo() {
            return fallen;
        }
        let Some((&time, earlier)) = self.times.split_last() else {
            return Vec::new();
        };
        let runs = self.clock.running().is_some() || self.is_over();
        let Some(clock) = self.clock_after(earlier) else {
            return Vec::new();
        };
        let Some(mv) = self.game.undo() else {
            return Vec::new();
        };
        self.clock = clock;
        self.times.pop();
        self.selection = Selection::Idle;
        self.refusal = None;
        if time.is_none() {
            self.begun = false;
        } else if runs {
            self.clock.start(now);
        }
        vec![Event::Undone {
            mv,
            by: self.game.position().turn(),
        }]
    }

    /// The clock at rest after moves that took `times`; `None` where a flag
    /// would have fallen.
    fn clock_after(&self, times: &[Option<Duration>]) -> Option<Clock> {
        let start = self.setup.start.turn();
        let given = times.iter().take_while(|time| time.is_none()).count();
        let first = if given % 2 == 0 { start } else { !start };
        let mut clock = Clock::new(self.setup.controls, first);
        let mut now = Duration::ZERO;
        for &spent in times.iter().flatten() {
            clock.start(now);
            now = now.checked_add(spent)?;
            clock.press(now).ok()?;
        }
        clock.pause(now);
        Some(clock)
    }
}
