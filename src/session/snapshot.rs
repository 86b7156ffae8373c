use core::{fmt, time::Duration};

use serde::{Deserialize, Serialize};
use shogi::{
    ByColor, Color, EndReason, GameError, Move, Outcome, Position, Strictness,
    clock::{TimeControl, TimeParts},
};

use super::{GameSetup, PlayedGame, Seat};

/// A game as it is stored, and the moment at which it was.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub game: PlayedGame,
    /// Milliseconds since 1970.
    pub saved_at: u64,
    /// The query of the address that set the game, if one did.
    pub address: Option<String>,
}

/// The version of the format this build writes and reads.
const VERSION: u32 = 1;

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    version: u32,
    saved_at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    address: Option<String>,
    start: String,
    black: StoredSide,
    white: StoredSide,
    /// USI moves with what they took in nanoseconds; nothing for a move that
    /// was given before the clock began.
    moves: Vec<(String, Option<u64>)>,
    begun: bool,
    /// Nanoseconds of the present turn.
    spent: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredSide {
    seat: String,
    name: String,
    /// Milliseconds and counts, as in [`TimeParts`].
    main: u64,
    byoyomi: u64,
    periods: u16,
    increment: u64,
    extra: u64,
    extra_periods: u16,
}

impl Snapshot {
    /// `now` is the instant on the game's clock at which the snapshot is taken.
    pub fn to_text(&self, now: Duration) -> String {
        let Self {
            game,
            saved_at,
            address,
        } = self;
        let setup = game.setup();
        let stored = Stored {
            version: VERSION,
            saved_at: *saved_at,
            address: address.clone(),
            start: setup.start.to_sfen(),
            black: StoredSide::of(setup, Color::Black),
            white: StoredSide::of(setup, Color::White),
            moves: (game.game().moves().iter().zip(game.times()))
                .map(|(mv, time)| (mv.to_string(), time.map(nanoseconds)))
                .collect(),
            begun: game.begun(),
            spent: nanoseconds(game.clock().state(now).spent),
            outcome: game.game().outcome().map(|outcome| outcome.to_string()),
        };
        serde_json::to_string(&stored).expect("plain strings and numbers are JSON")
    }

    /// The game of a stored text, its clock at rest.
    ///
    /// # Errors
    /// When the text is of another version, or not a game that can be played on.
    pub fn from_text(text: &str) -> Result<Self, SnapshotError> {
        let unreadable = |error: serde_json::Error| SnapshotError::Unreadable(error.to_string());
        let Versioned { version } = serde_json::from_str(text).map_err(unreadable)?;
        if version != VERSION {
            return Err(SnapshotError::Version(version));
        }
        let stored: Stored = serde_json::from_str(text).map_err(unreadable)?;
        let setup = stored.setup()?;
        let (moves, times) = stored.moves_and_times()?;
        let game = PlayedGame::after(setup, &moves)
            .map_err(|(index, error)| SnapshotError::Move {
                number: index + 1,
                error,
            })?
            .timed(times, Duration::from_nanos(stored.spent), stored.begun)
            .ok_or(SnapshotError::Times)?;
        let game = match &stored.outcome {
            None if game.is_over() => return Err(SnapshotError::Outcome),
            None => game,
            Some(text) => outcome_of(text)
                .and_then(|outcome| game.ended(outcome))
                .ok_or(SnapshotError::Outcome)?,
        };
        Ok(Self {
            game,
            saved_at: stored.saved_at,
            address: stored.address,
        })
    }
}

impl Stored {
    fn setup(&self) -> Result<GameSetup, SnapshotError> {
        let start = Position::from_sfen(&self.start, Strictness::Game)
            .map_err(|faults| SnapshotError::Start(faults.to_string()))?;
        let sides = ByColor::new(&self.black, &self.white);
        for color in Color::ALL {
            if Seat::from_name(&sides[color].seat).is_none() {
                return Err(SnapshotError::Seat(color));
            }
        }
        let control = |color: Color| {
            sides[color]
                .control()
                .ok_or(SnapshotError::TimeControl(color))
        };
        Ok(GameSetup {
            start,
            seats: sides.map(|side| Seat::from_name(&side.seat).unwrap_or_default()),
            names: sides.map(|side| side.name.chars().take(GameSetup::MAX_NAME).collect()),
            controls: ByColor::new(control(Color::Black)?, control(Color::White)?),
        })
    }

    fn moves_and_times(&self) -> Result<(Vec<Move>, Vec<Option<Duration>>), SnapshotError> {
        let moves = (1..).zip(&self.moves).map(|(number, (usi, time))| {
            let mv: Move = usi.parse().map_err(|_| SnapshotError::NoMove { number })?;
            Ok((mv, time.map(Duration::from_nanos)))
        });
        let moves: Vec<_> = moves.collect::<Result<_, _>>()?;
        Ok(moves.into_iter().unzip())
    }
}

impl StoredSide {
    fn of(setup: &GameSetup, color: Color) -> Self {
        let parts = setup.controls[color].parts();
        Self {
            seat: setup.seats[color].name().to_owned(),
            name: setup.names[color].clone(),
            main: milliseconds(parts.main),
            byoyomi: milliseconds(parts.byoyomi),
            periods: parts.periods,
            increment: milliseconds(parts.increment),
            extra: milliseconds(parts.extra),
            extra_periods: parts.extra_periods,
        }
    }

    fn control(&self) -> Option<TimeControl> {
        TimeControl::from_parts(TimeParts {
            main: Duration::from_millis(self.main),
            byoyomi: Duration::from_millis(self.byoyomi),
            periods: self.periods,
            increment: Duration::from_millis(self.increment),
            extra: Duration::from_millis(self.extra),
            extra_periods: self.extra_periods,
        })
        .ok()
    }
}

/// The outcome written as `black:mate`.
fn outcome_of(text: &str) -> Option<Outcome> {
    let (winner, reason) = text.split_once(':')?;
    let winner = match winner {
        "none" => None,
        name => Some(Color::from_name(name)?),
    };
    let reason = EndReason::from_id(reason)?;
    Some(Outcome { winner, reason })
}

fn nanoseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Why a stored text is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SnapshotError {
    /// Not JSON, or not of this shape.
    Unreadable(String),
    /// Written by another version of the program.
    Version(u32),
    Start(String),
    Seat(Color),
    TimeControl(Color),
    /// Not a move in USI.
    NoMove {
        number: usize,
    },
    Move {
        number: usize,
        error: GameError,
    },
    /// The times do not fit the moves, or a flag would have fallen.
    Times,
    /// The outcome is not the one that the moves lead to.
    Outcome,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "not a stored game: {error}"),
            Self::Version(version) => {
                write!(f, "stored in format {version}, this build reads {VERSION}")
            }
            Self::Start(faults) => write!(f, "bad start position: {faults}"),
            Self::Seat(color) => write!(f, "unknown seat of {color}"),
            Self::TimeControl(color) => write!(f, "bad time control of {color}"),
            Self::NoMove { number } => write!(f, "move {number} is not a USI move"),
            Self::Move { number, error } => write!(f, "move {number}: {error}"),
            Self::Times => f.write_str("the times do not fit the moves"),
            Self::Outcome => f.write_str("the outcome does not fit the moves"),
        }
    }
}

impl core::error::Error for SnapshotError {}
