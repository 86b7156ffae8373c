//! A clock alone, beside a board of wood: two people press it in turn.
use core::{fmt, time::Duration};

use shogi::{
    ByColor, Color,
    clock::{Clock, ClockState, Preset, PressError, SideTime, TimeControl, TimeParts},
};

use super::form_urlencoded;

/// A clock between two people, each with a half of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableClock {
    clock: Clock,
    stage: Stage,
    /// How often it was pressed.
    moves: u32,
    /// Who sits at the near half.
    near: Color,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Ready,
    Begun,
    /// The flag of the side on turn has fallen.
    Over,
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// Nobody's time has begun.
    Ready,
    Running(Color),
    /// Held in the turn of a side.
    Held(Color),
    /// The flag of a side has fallen.
    Fallen(Color),
}

impl Default for TableClock {
    fn default() -> Self {
        let control = Preset::TenMinutesThirtySeconds.time_control();
        Self::new(ByColor::new(control, control))
    }
}

impl TableClock {
    /// With all the time that both have; Black sits near.
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

    pub fn going(&self) -> Going {
        let turn = self.clock.turn();
        match (self.stage, self.clock.running()) {
            (Stage::Ready, _) => Going::Ready,
            (Stage::Over, _) => Going::Fallen(turn),
            (Stage::Begun, Some(color)) => Going::Running(color),
            (Stage::Begun, None) => Going::Held(turn),
        }
    }

    /// A side presses its half: its move is made, and the other's time runs. Before
    /// the first move the other side begins. Says whether it did anything.
    pub fn press(&mut self, by: Color, now: Duration) -> bool {
        match self.going() {
            Going::Ready => self.begin(!by, now),
            Going::Running(color) if color == by => match self.clock.press(now) {
                Ok(_) => self.moves += 1,
                Err(PressError::FlagFell(_)) => self.fall(now),
                Err(PressError::NotRunning) => return false,
            },
            Going::Running(_) | Going::Held(_) | Going::Fallen(_) => return false,
        }
        true
    }

    /// Whoever is on turn presses; before the first move, who moves second.
    pub fn press_in_turn(&mut self, now: Duration) -> bool {
        match self.going() {
            Going::Ready => self.press(Color::White, now),
            _ => self.press(self.clock.turn(), now),
        }
    }

    fn begin(&mut self, first: Color, now: Duration) {
        self.clock = Clock::new(self.controls(), first);
        self.clock.start(now);
        self.stage = Stage::Begun;
    }

    /// Holds it, or lets it go on, or begins with Black.
    pub fn hold_or_run(&mut self, now: Duration) {
        match self.going() {
            Going::Ready => self.begin(Color::Black, now),
            Going::Running(_) => self.hold(now),
            Going::Held(_) => self.clock.start(now),
            Going::Fallen(_) => {}
        }
    }

    pub fn hold(&mut self, now: Duration) {
        self.check_flag(now);
        self.clock.pause(now);
    }

    /// Ends it if a flag has fallen; says whether one has.
    pub fn check_flag(&mut self, now: Duration) -> bool {
        let fallen = self.clock.fallen(now).is_some();
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

    /// The two change places.
    pub fn exchange(&mut self) {
        self.near = !self.near;
    }

    /// As it stands at `now`, to be stored.
    pub fn to_text(&self, now: Duration) -> String {
        let state = self.clock.state(now);
        let stage = match self.stage {
            Stage::Ready => "ready",
            Stage::Begun => "begun",
            Stage::Over => "over",
        };
        let times = |color| written(&time_numbers(self.clock.controls()[color]));
        let left = |color| written(&side_numbers(state.sides[color]));
        form_urlencoded::encode([
            ("version", VERSION),
            ("stage", stage),
            ("near", self.near.name()),
            ("turn", state.turn.name()),
            ("moves", &self.moves.to_string()),
            ("spent", &nanos(state.spent).to_string()),
            ("black-time", &times(Color::Black)),
            ("white-time", &times(Color::White)),
            ("black-left", &left(Color::Black)),
            ("white-left", &left(Color::White)),
        ])
    }

    /// The clock of a stored text, standing still.
    ///
    /// # Errors
    /// When the text is of another version, or no clock can stand like that.
    pub fn from_text(text: &str) -> Result<Self, TableClockError> {
        let pairs = form_urlencoded::decode(text)
            .collect::<Result<Vec<_>, _>>()
            .map_err(|_| TableClockError::Foreign)?;
        let value = |key: &str| {
            let pair = pairs.iter().find(|(known, _)| known == key);
            pair.map_or("", |(_, value)| value)
        };
        match value("version") {
            VERSION => {}
            "" => return Err(TableClockError::Foreign),
            other => return Err(TableClockError::Version(other.to_owned())),
        }
        let stage = match value("stage") {
            "ready" => Some(Stage::Ready),
            "begun" => Some(Stage::Begun),
            "over" => Some(Stage::Over),
            _ => None,
        };
        let side = |key| Color::from_name(value(key));
        let control = |key| control_of(numbers(value(key))?);
        let left = |key| Some(side_of(numbers(value(key))?));
        let read = || {
            let sides = ByColor::new(left("black-left")?, left("white-left")?);
            let state = ClockState {
                sides,
                turn: side("turn")?,
                spent: Duration::from_nanos(value("spent").parse().ok()?),
            };
            let controls = ByColor::new(control("black-time")?, control("white-time")?);
            let mut clock = Clock::from_state(controls, state).ok()?;
            let stage = stage?;
            // A flag that fell stays so, and no other stands at its end.
            let mut runs = clock;
            runs.start(Duration::ZERO);
            if runs.fallen(Duration::ZERO).is_some() != (stage == Stage::Over) {
                return None;
            }
            if stage == Stage::Over {
                clock.stop(Duration::ZERO);
            }
            Some(Self {
                clock,
                stage,
                moves: value("moves")
                    .parse::<u32>()
                    .ok()
                    .filter(|&moves| moves < u32::MAX)?,
                near: side("near")?,
            })
        };
        read().ok_or(TableClockError::State)
    }
}

/// The version of the format this build writes and reads.
const VERSION: &str = "1";

fn written(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" ")
}

fn numbers<const N: usize>(text: &str) -> Option<[u64; N]> {
    let numbers: Option<Vec<u64>> = text.split(' ').map(|word| word.parse().ok()).collect();
    numbers?.try_into().ok()
}

fn nanos(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

fn time_numbers(control: TimeControl) -> [u64; 6] {
    let parts = control.parts();
    [
        parts.main.as_secs(),
        parts.byoyomi.as_secs(),
        parts.periods.into(),
        parts.increment.as_secs(),
        parts.extra.as_secs(),
        parts.extra_periods.into(),
    ]
}

fn control_of(numbers: [u64; 6]) -> Option<TimeControl> {
    let [main, byoyomi, periods, increment, extra, extra_periods] = numbers;
    let parts = TimeParts {
        main: Duration::from_secs(main),
        byoyomi: Duration::from_secs(byoyomi),
        periods: u16::try_from(periods).ok()?,
        increment: Duration::from_secs(increment),
        extra: Duration::from_secs(extra),
        extra_periods: u16::try_from(extra_periods).ok()?,
    };
    TimeControl::from_parts(parts).ok()
}

fn side_numbers(side: SideTime) -> [u64; 3] {
    [
        nanos(side.main),
        side.periods.into(),
        side.extra_periods.into(),
    ]
}

fn side_of([main, periods, extra_periods]: [u64; 3]) -> SideTime {
    SideTime {
        main: Duration::from_nanos(main),
        // More than there were is refused with the state.
        periods: u16::try_from(periods).unwrap_or(u16::MAX),
        extra_periods: u16::try_from(extra_periods).unwrap_or(u16::MAX),
    }
}

/// Why a stored text is not a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableClockError {
    /// Not what any version of the program stores.
    Foreign,
    Version(String),
    /// Times that no clock can have come to.
    State,
}

impl fmt::Display for TableClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("not a stored clock"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::State => f.write_str("no clock can stand like that"),
        }
    }
}

impl core::error::Error for TableClockError {}
