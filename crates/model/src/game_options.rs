use komadai_search::Level;
use shogi::{ByColor, Color, GameRules, Handicap, Position, clock::TimeControl};

use super::{Computer, Pace, Seat};

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOptions {
    pub start: Position,
    pub seats: ByColor<Seat>,
    /// The players' names; empty where none was given.
    pub names: ByColor<String>,
    pub controls: ByColor<TimeControl>,
    pub rules: GameRules,
}

impl GameOptions {
    /// The longest name of a player, in characters.
    pub const MAX_NAME: usize = 40;

    /// An even game without a clock.
    pub fn even() -> Self {
        Self::from_start(Position::startpos())
    }

    /// Two people without names or clock, from `start`.
    pub fn from_start(start: Position) -> Self {
        Self {
            start,
            seats: ByColor::default(),
            names: ByColor::default(),
            controls: ByColor::new(TimeControl::UNTIMED, TimeControl::UNTIMED),
            rules: GameRules::STANDARD,
        }
    }

    /// An even game without a clock, with a person at one side.
    pub fn against(computer: Computer, person: Color) -> Self {
        let mut options = Self::even();
        options.seats[!person] = Seat::Computer(computer);
        options
    }

    /// For who has never played: the weakest computer, without a clock.
    pub fn first_game() -> Self {
        let computer = Computer {
            level: Level::WEAKEST,
            pace: Pace::Human,
        };
        Self::against(computer, Color::Black)
    }

    /// The handicap from whose start position this is played, if it is one.
    pub fn handicap(&self) -> Option<Handicap> {
        let start = self.start.to_sfen();
        Handicap::ALL
            .into_iter()
            .find(|handicap| handicap.sfen() == start)
    }

    /// Whether one side gives a handicap.
    pub fn is_handicap(&self) -> bool {
        Handicap::is_start(&self.start)
    }

    /// Whether a person at this device makes the moves of a side.
    pub fn is_person(&self, color: Color) -> bool {
        self.seats[color] == Seat::Human
    }

    /// The side of the person at this device, where there is one only.
    pub fn only_person(&self) -> Option<Color> {
        match Color::ALL.map(|color| self.is_person(color)) {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        }
    }

    /// Whether the computer plays.
    pub fn has_computer(&self) -> bool {
        self.computer().is_some()
    }

    /// Whether somebody at another device plays.
    pub fn has_remote(&self) -> bool {
        self.remote().is_some()
    }

    /// The side that is played at another device; the first, if both are.
    pub fn remote(&self) -> Option<Color> {
        let is_remote = |&color: &Color| self.seats[color] == Seat::Remote;
        Color::ALL.into_iter().find(is_remote)
    }

    /// The side that the computer plays, and how; the first, if it plays both.
    pub fn computer(&self) -> Option<(Color, Computer)> {
        Color::ALL
            .into_iter()
            .find_map(|color| Some((color, self.seats[color].computer()?)))
    }

    /// Whether any side has a limit.
    pub fn is_timed(&self) -> bool {
        !self.controls.black.is_untimed() || !self.controls.white.is_untimed()
    }
}
