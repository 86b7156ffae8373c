//! The clock without a game, for use with a physical board: two people press it in turn.
mod stored;

use core::time::Duration;

use shogi::{
    ByColor, Color,
    clock::{Clock, Preset, PressError, TimeControl},
};

/// A chess clock for two people, each with a half of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandaloneClock {
    clock: Clock,
    stage: Stage,
    /// How often it was pressed.
    moves: u32,
    /// Who sits at the near half.
    near: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Stage {
    Ready,
    Begun,
    /// The flag of the side on turn has fallen.
    Over,
}

/// The state of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandaloneClockState {
    /// Not started.
    Ready,
    Running(Color),
    /// Paused in the turn of a side.
    Paused(Color),
    /// The flag of a side has fallen.
    FlagFallen(Color),
}

impl Default for StandaloneClock {
    fn default() -> Self {
        let control = Preset::TenMinutesThirtySeconds.time_control();
        Self::new(ByColor::new(control, control))
    }
}

impl StandaloneClock {
    /// Not started, with full time; Black sits near.
    pub fn new(controls: ByColor<TimeControl>) -> Self {
        Self {
            clock: Clock::new(controls, Color::Black),
            stage: Stage::Ready,
            moves: 0,
            near: Color::Black,
        }
    }

    pub const fn clock(&self) -> Clock {
        self.clock
    }

    pub const fn controls(&self) -> ByColor<TimeControl> {
        self.clock.controls()
    }

    pub const fn near(&self) -> Color {
        self.near
    }

    /// The number of the move that is thought about.
    pub const fn move_number(&self) -> u32 {
        self.moves + 1
    }

    pub fn state(&self) -> StandaloneClockState {
        let turn = self.clock.turn();
        match (self.stage, self.clock.running()) {
            (Stage::Ready, _) => StandaloneClockState::Ready,
            (Stage::Over, _) => StandaloneClockState::FlagFallen(turn),
            (Stage::Begun, Some(color)) => StandaloneClockState::Running(color),
            (Stage::Begun, None) => StandaloneClockState::Paused(turn),
        }
    }

    /// A side presses its half: its move is made, and the other's time runs. Before
    /// the first move the other side begins. Says whether it did anything.
    pub fn press(&mut self, by: Color, now: Duration) -> bool {
        match self.state() {
            StandaloneClockState::Ready => self.begin(!by, now),
            StandaloneClockState::Running(color) if color == by => match self.clock.press(now) {
                Ok(_) => self.moves += 1,
                Err(PressError::FlagFell(_)) => self.fall(now),
                Err(PressError::NotRunning) => return false,
            },
            StandaloneClockState::Running(_)
            | StandaloneClockState::Paused(_)
            | StandaloneClockState::FlagFallen(_) => return false,
        }
        true
    }

    /// Whoever is on turn presses; before the first move, who moves second.
    pub fn press_in_turn(&mut self, now: Duration) -> bool {
        match self.state() {
            StandaloneClockState::Ready => self.press(Color::White, now),
            _ => self.press(self.clock.turn(), now),
        }
    }

    fn begin(&mut self, first: Color, now: Duration) {
        self.clock = Clock::new(self.controls(), first);
        self.clock.start(now);
        self.stage = Stage::Begun;
    }

    /// Pauses, resumes, or starts with Black.
    pub fn toggle_pause(&mut self, now: Duration) {
        match self.state() {
            StandaloneClockState::Ready => self.begin(Color::Black, now),
            StandaloneClockState::Running(_) => self.pause(now),
            StandaloneClockState::Paused(_) => self.clock.start(now),
            StandaloneClockState::FlagFallen(_) => {}
        }
    }

    pub fn pause(&mut self, now: Duration) {
        self.check_flag(now);
        self.clock.pause(now);
    }

    /// Ends it if a flag has fallen; says whether one has.
    pub fn check_flag(&mut self, now: Duration) -> bool {
        let fallen = self.clock.flag_fall(now).is_some();
        if fallen {
            self.fall(now);
        }
        fallen
    }

    fn fall(&mut self, now: Duration) {
        self.clock.stop(now);
        self.stage = Stage::Over;
    }

    /// All from the start, with these times; everyone stays where they sit.
    pub fn reset(&mut self, controls: ByColor<TimeControl>) {
        *self = Self {
            near: self.near,
            ..Self::new(controls)
        };
    }

    /// Swaps the two sides.
    pub fn swap_sides(&mut self) {
        self.near = !self.near;
    }
}
