//! A game that an address spells out: the form-encoded query of
//! `#/play?sfen=...&moves=7g7f+3c3d&black=human&main=600&byoyomi=10&periods=1`.
//!
//! | key | value |
//! |---|---|
//! | `sfen` or `handicap` | the start: four fields, or a name such as `two-pieces` |
//! | `moves` | USI moves with spaces between |
//! | `black`, `white` | who sits there: `human`, or `computer-5`, which may end in `-at-once` |
//! | `black-name`, `white-name` | the player's name |
//! | `rules` | a preset, and what differs from it: `professional,move-limit=300` |
//! | `main`, `byoyomi`, `periods`, `increment`, `extra`, `extra-periods` | time, in seconds, and counts |
//! | `black-main`, `white-main`, ... | the same for one side, before the common value |
//!
//! An even start, people in both seats, the standard rules and no clock where
//! nothing is said; one
//! period where there is byoyomi (or extra time) and no count.

use core::time::Duration;

use shogi::{
    ByColor, Color, Game, GameError, GameRules, Handicap, Move, Position, PositionErrors,
    RuleError, Strictness,
    clock::{TimeControl, TimeControlError, TimeParts},
};

use super::{
    GameOptions, PlayedGame, Seat,
    form_urlencoded::{self, Undecodable},
};

/// The keys of a time control.
const TIME_KEYS: [&str; 6] = [
    "main",
    "byoyomi",
    "periods",
    "increment",
    "extra",
    "extra-periods",
];

impl PlayedGame {
    /// The game of a query, the part of an address after `?`; its clock has not
    /// begun.
    ///
    /// # Errors
    /// With all that is wrong with it, key by key.
    pub fn from_query(query: &str) -> Result<Self, Vec<AddressError>> {
        let mut errors = Vec::new();
        let mut pairs = Vec::new();
        for pair in form_urlencoded::decode(query) {
            match pair {
                Ok(pair) => pairs.push(pair),
                Err(Undecodable(pair)) => errors.push(AddressError::Encoding { pair }),
            }
        }
        Self::read(pairs, errors)
    }

    /// The game of the decoded pairs of a query.
    ///
    /// # Errors
    /// As [`PlayedGame::from_query`].
    pub fn from_pairs(pairs: Vec<(String, String)>) -> Result<Self, Vec<AddressError>> {
        Self::read(pairs, Vec::new())
    }

    fn read(
        pairs: Vec<(String, String)>,
        errors: Vec<AddressError>,
    ) -> Result<Self, Vec<AddressError>> {
        let mut reader = Reader::new(pairs, errors);
        let start = reader.start();
        let seats = reader.seats();
        let names = reader.names();
        let controls = reader.controls();
        let rules = reader.rules(controls);
        let setup = GameOptions {
            start,
            seats,
            names,
            controls,
            rules,
        };
        let game = reader.game(&setup);
        if reader.errors.is_empty() {
            Ok(Self::from_game(setup, game))
        } else {
            Err(reader.errors)
        }
    }

    /// The query that sets this game, its clock not begun.
    pub fn to_query(&self) -> String {
        let pairs = self.to_pairs();
        form_urlencoded::encode(pairs.iter().map(|(key, value)| (&**key, &**value)))
    }

    /// The pairs of that query, not encoded.
    pub fn to_pairs(&self) -> Vec<(String, String)> {
        let setup = self.options();
        let mut pairs: Vec<(String, String)> = Vec::new();
        let mut push = |key: &str, value: String| pairs.push((key.to_owned(), value));
        push("sfen", setup.start.to_sfen());
        let game = self.game();
        let moves = (0..game.plies().len()).filter_map(|index| game.ply_to_usi(index));
        let moves: Vec<String> = moves.collect();
        if !moves.is_empty() {
            push("moves", moves.join(" "));
        }
        for color in Color::ALL {
            push(color.name(), setup.seats[color].name());
            if !setup.names[color].is_empty() {
                push(&format!("{color}-name"), setup.names[color].clone());
            }
        }
        if setup.rules != GameRules::STANDARD {
            push("rules", setup.rules.to_string());
        }
        let same = setup.controls.black == setup.controls.white;
        let prefixes: &[(Color, &str)] = if same {
            &[(Color::Black, "")]
        } else {
            &[(Color::Black, "black-"), (Color::White, "white-")]
        };
        for &(color, prefix) in prefixes {
            for (key, value) in TIME_KEYS.into_iter().zip(numbers(setup.controls[color])) {
                if value > 0 {
                    push(&format!("{prefix}{key}"), value.to_string());
                }
            }
        }
        pairs
    }
}

/// A time control's values in the order of [`TIME_KEYS`].
fn numbers(control: TimeControl) -> [u64; 6] {
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

/// What is wrong with one key of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// The escapes of the pair are not UTF-8 text.
    Encoding {
        pair: String,
    },
    UnknownKey {
        key: String,
    },
    Repeated {
        key: String,
    },
    /// Two keys that exclude each other.
    Both {
        key: &'static str,
        other: &'static str,
    },
    /// Not a whole number, or too large.
    Number {
        key: String,
        value: String,
    },
    Seat {
        key: &'static str,
        value: String,
    },
    NameTooLong {
        key: String,
    },
    Handicap {
        value: String,
    },
    Rules(RuleError),
    /// A replay could not have the time that the rules give it.
    Replay(TimeControlError),
    Sfen(PositionErrors),
    /// Not written as a move.
    NoMove {
        number: usize,
        text: String,
    },
    /// Not playable there.
    Move {
        number: usize,
        mv: Move,
        error: GameError,
    },
    TimeControl {
        color: Color,
        error: TimeControlError,
    },
}

/// The pairs of a query that have not been read yet, and the errors so far.
struct Reader {
    pairs: Vec<(String, String)>,
    errors: Vec<AddressError>,
}

impl Reader {
    fn new(pairs: Vec<(String, String)>, errors: Vec<AddressError>) -> Self {
        let mut reader = Self {
            pairs: Vec::new(),
            errors,
        };
        for (key, value) in pairs {
            if !is_known(&key) {
                reader.errors.push(AddressError::UnknownKey { key });
            } else if reader.value(&key).is_some() {
                reader.errors.push(AddressError::Repeated { key });
            } else {
                reader.pairs.push((key, value));
            }
        }
        reader
    }

    fn value(&self, key: &str) -> Option<&str> {
        let (_, value) = self.pairs.iter().find(|(known, _)| known == key)?;
        Some(value)
    }

    fn start(&mut self) -> Position {
        let start = match (self.value("sfen"), self.value("handicap")) {
            (None, None) => Ok(Position::startpos()),
            (Some(sfen), None) => {
                Position::from_sfen(sfen, Strictness::Game).map_err(AddressError::Sfen)
            }
            (None, Some(name)) => Handicap::from_name(name)
                .ok_or_else(|| AddressError::Handicap {
                    value: name.to_owned(),
                })
                .and_then(|handicap| {
                    Position::from_setup(&handicap.setup(), Strictness::Game)
                        .map_err(AddressError::Sfen)
                }),
            (Some(_), Some(_)) => Err(AddressError::Both {
                key: "sfen",
                other: "handicap",
            }),
        };
        start.unwrap_or_else(|error| {
            self.errors.push(error);
            Position::startpos()
        })
    }

    fn seats(&mut self) -> ByColor<Seat> {
        ByColor::from_fn(|color| {
            let key = color.name();
            let name = self.value(key).unwrap_or("human").to_owned();
            Seat::from_name(&name).unwrap_or_else(|| {
                self.errors.push(AddressError::Seat { key, value: name });
                Seat::Human
            })
        })
    }

    fn names(&mut self) -> ByColor<String> {
        ByColor::from_fn(|color| {
            let key = format!("{color}-name");
            let name = self.value(&key).unwrap_or_default().to_owned();
            if name.chars().count() > GameOptions::MAX_NAME {
                self.errors.push(AddressError::NameTooLong { key });
            }
            name
        })
    }

    fn controls(&mut self) -> ByColor<TimeControl> {
        let before = self.errors.len();
        let parts = ByColor::from_fn(|color| self.time_parts(color));
        if self.errors.len() > before {
            return ByColor::new(TimeControl::UNTIMED, TimeControl::UNTIMED);
        }
        let mut last = None;
        ByColor::from_fn(|color| {
            TimeControl::from_parts(parts[color]).unwrap_or_else(|error| {
                if last != Some(error) {
                    self.errors.push(AddressError::TimeControl { color, error });
                    last = Some(error);
                }
                TimeControl::UNTIMED
            })
        })
    }

    fn time_parts(&mut self, color: Color) -> TimeParts {
        let [main, byoyomi, periods, increment, extra, extra_periods] =
            TIME_KEYS.map(|key| self.time_value(color, key));
        let seconds = |value: Option<u32>| Duration::from_secs(value.unwrap_or(0).into());
        let count = |length: Option<u32>, count: Option<u32>| {
            let unsaid = u32::from(length.is_some_and(|seconds| seconds > 0));
            u16::try_from(count.unwrap_or(unsaid)).unwrap_or(u16::MAX)
        };
        TimeParts {
            main: seconds(main),
            byoyomi: seconds(byoyomi),
            periods: count(byoyomi, periods),
            increment: seconds(increment),
            extra: seconds(extra),
            extra_periods: count(extra, extra_periods),
        }
    }

    /// The value for one side, before the common one.
    fn time_value(&mut self, color: Color, key: &str) -> Option<u32> {
        let own_key = format!("{color}-{key}");
        let key = if self.value(&own_key).is_some() {
            own_key
        } else {
            key.to_owned()
        };
        let value = self.value(&key)?.to_owned();
        let number = whole_number(&value);
        if number.is_none() {
            let error = AddressError::Number { key, value };
            if !self.errors.contains(&error) {
                self.errors.push(error);
            }
        }
        number
    }

    /// The rules, with which a drawn game can be replayed.
    fn rules(&mut self, controls: ByColor<TimeControl>) -> GameRules {
        let rules = self.value("rules");
        let rules = rules.map_or(Ok(GameRules::STANDARD), str::parse);
        let rules = rules.unwrap_or_else(|error| {
            self.errors.push(AddressError::Rules(error));
            GameRules::STANDARD
        });
        if let Err(error) = rules.check_rematch(controls) {
            self.errors.push(AddressError::Replay(error));
        }
        rules
    }

    /// The game after the moves, up to the first that cannot be read or made.
    fn game(&mut self, setup: &GameOptions) -> Game {
        let mut game = Game::with_rules(setup.start, setup.rules);
        let text = self.value("moves").unwrap_or_default().to_owned();
        for (number, word) in (1..).zip(text.split_ascii_whitespace()) {
            let Ok(ply) = game.parse_ply(word) else {
                let text = word.to_owned();
                self.errors.push(AddressError::NoMove { number, text });
                break;
            };
            if let Err(error) = game.play_ply(ply) {
                let mv = ply.mv;
                self.errors.push(AddressError::Move { number, mv, error });
                break;
            }
        }
        game
    }
}

fn is_known(key: &str) -> bool {
    let of_side = |color: Color| match key.strip_prefix(color.name()) {
        Some(rest) => rest.is_empty() || rest == "-name",
        None => false,
    };
    matches!(key, "sfen" | "handicap" | "moves" | "rules")
        || is_time_key(key)
        || Color::ALL.into_iter().any(of_side)
}

/// Whether a key of an address is about the clock: `main`, `white-byoyomi`.
pub fn is_time_key(key: &str) -> bool {
    let of_side = |color: Color| key.strip_prefix(color.name())?.strip_prefix('-');
    let common = Color::ALL.into_iter().find_map(of_side).unwrap_or(key);
    TIME_KEYS.contains(&common)
}

/// Digits alone: no sign, no point.
fn whole_number(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}
