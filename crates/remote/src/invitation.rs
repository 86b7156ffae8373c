//! The link by which somebody is invited to a game.
use shogi::Color;

use komadai_model::{AddressError, GameOptions, PlayedGame, form_urlencoded};

use crate::{LogKey, Secret};

/// Which side the host plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostSide {
    Is(Color),
    /// Five pawns are tossed, which neither player can influence.
    Furigoma,
}

/// What the two agree on besides the rules of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Whether clocks wait while the connection is broken; else they run on.
    pub clocks_wait: bool,
    /// Whether others who have the link may watch.
    pub watching: bool,
}

/// A game that somebody offers, and the secret by which the two devices find each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub secret: Secret,
    /// Start, times and rules; the names are the host's at both sides, until the game begins.
    pub options: GameOptions,
    pub host_side: HostSide,
    pub host_name: String,
    pub conditions: Conditions,
}

/// What is wrong with the address of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvitationError {
    #[error("the address is longer than that of any invitation")]
    TooLong,
    /// The part that tells one invitation from another is missing or damaged.
    #[error("no secret, or a damaged one")]
    Secret,
    #[error("no good value for {0}")]
    Value(&'static str),
    #[error("{} faults in the game", .0.len())]
    Game(Vec<AddressError>),
    /// The game of an invitation has no moves yet.
    #[error("the game has begun")]
    Begun,
}

/// The longest query that is read, in bytes.
const MAX_QUERY: usize = 4_000;

/// The key of the secret, which tells an invitation from a game by correspondence.
const SECRET: &str = "join";
const SIDE: &str = "host-side";
const NAME: &str = "host-name";
const CLOCKS: &str = "clocks";
const WATCH: &str = "watch";
const FURIGOMA: &str = "furigoma";

impl Invitation {
    /// Whether a query is meant as an invitation.
    pub fn is_query(query: &str) -> bool {
        query.split('&').any(|pair| pair.starts_with("join="))
    }

    /// The query of its link.
    pub fn to_query(&self) -> String {
        let secret = self.secret.to_string();
        let side = match self.host_side {
            HostSide::Is(color) => color.name(),
            HostSide::Furigoma => FURIGOMA,
        };
        let mut pairs = vec![(SECRET, &*secret), (SIDE, side)];
        if !self.host_name.is_empty() {
            pairs.push((NAME, &*self.host_name));
        }
        if self.conditions.clocks_wait {
            pairs.push((CLOCKS, "wait"));
        }
        if self.conditions.watching {
            pairs.push((WATCH, "yes"));
        }
        let own = form_urlencoded::encode(pairs);
        format!("{own}&{}", self.game_query())
    }

    /// Start, times and rules as a query, without people.
    fn game_query(&self) -> String {
        let people = GameOptions::from_start(self.options.start);
        let options = GameOptions {
            seats: people.seats,
            names: people.names,
            ..self.options.clone()
        };
        PlayedGame::new(options).to_query()
    }

    /// The invitation of a query.
    ///
    /// # Errors
    /// With the first thing that is wrong with it.
    pub fn from_query(query: &str) -> Result<Self, InvitationError> {
        if query.len() > MAX_QUERY {
            return Err(InvitationError::TooLong);
        }
        let (mut own, mut rest) = (Vec::new(), Vec::new());
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let key = pair.split('=').next().unwrap_or_default();
            match [SECRET, SIDE, NAME, CLOCKS, WATCH].contains(&key) {
                true => own.push(pair),
                false => rest.push(pair),
            }
        }
        let own = form_urlencoded::decode(&own.join("&")).collect::<Result<Vec<_>, _>>();
        let own = own.map_err(|_| InvitationError::Secret)?;
        let value = |key: &str| {
            let pair = own.iter().find(|(name, _)| name == key);
            pair.map(|(_, value)| value.as_str())
        };
        let secret = value(SECRET).and_then(|text| text.parse().ok());
        let host_side = match value(SIDE) {
            Some(FURIGOMA) => HostSide::Furigoma,
            Some(name) => HostSide::Is(Color::from_name(name).ok_or(InvitationError::Value(SIDE))?),
            None => return Err(InvitationError::Value(SIDE)),
        };
        let flag = |key: &'static str, set: &str| match value(key) {
            None => Ok(false),
            Some(text) if text == set => Ok(true),
            Some(_) => Err(InvitationError::Value(key)),
        };
        let host_name = value(NAME).unwrap_or_default().to_owned();
        if host_name != clean_name(&host_name) {
            return Err(InvitationError::Value(NAME));
        }
        let game = PlayedGame::from_query(&rest.join("&")).map_err(InvitationError::Game)?;
        if !game.game().plies().is_empty() {
            return Err(InvitationError::Begun);
        }
        Ok(Self {
            secret: secret.ok_or(InvitationError::Secret)?,
            host_side,
            host_name,
            conditions: Conditions {
                clocks_wait: flag(CLOCKS, "wait")?,
                watching: flag(WATCH, "yes")?,
            },
            options: GameOptions {
                seats: GameOptions::even().seats,
                names: GameOptions::even().names,
                ..game.options().clone()
            },
        })
    }

    /// The key of the log before the first action.
    pub(crate) fn start_key(&self, host_side: Color) -> LogKey {
        LogKey::of_start(&format!("{}&{host_side}", self.to_query()))
    }
}

/// A name as it is shown: no line breaks, no control or invisible characters, not longer
/// than [`GameOptions::MAX_NAME`].
pub fn clean_name(name: &str) -> String {
    let is_shown = |&char: &char| {
        let is_invisible = matches!(
            char,
            '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}'
        );
        !char.is_control() && !is_invisible
    };
    let shown: String = name.chars().filter(is_shown).collect();
    let short: String = shown.trim().chars().take(GameOptions::MAX_NAME).collect();
    short.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use shogi::{
        ByColor, Handicap, Position, Strictness,
        clock::{Periods, TimeControl},
    };

    use super::*;

    fn invitation() -> Invitation {
        let periods = Periods::new(Duration::from_secs(30), 1).expect("a period");
        let main = Duration::from_secs(600);
        let control = TimeControl::byoyomi(main, periods).expect("a control");
        Invitation {
            secret: Secret::new([3; 16]),
            options: GameOptions {
                controls: ByColor::new(control, control),
                ..GameOptions::even()
            },
            host_side: HostSide::Furigoma,
            host_name: "羽生 & Söhne".to_owned(),
            conditions: Conditions {
                clocks_wait: true,
                watching: true,
            },
        }
    }

    #[test]
    fn an_invitation_is_read_as_it_is_written() {
        let all = invitation();
        let start = Handicap::TwoPieces.setup();
        let start = Position::from_setup(&start, Strictness::Game).expect("a start");
        let few = Invitation {
            options: GameOptions::from_start(start),
            host_side: HostSide::Is(Color::White),
            host_name: String::new(),
            conditions: Conditions::default(),
            ..all.clone()
        };
        for invitation in [all, few] {
            let query = invitation.to_query();
            assert!(Invitation::is_query(&query));
            assert_eq!(Invitation::from_query(&query), Ok(invitation));
        }
    }

    #[test]
    fn what_is_wrong_with_an_address_is_named() {
        let good = invitation().to_query();
        let cases = [
            (
                good.replace("join=", "join=x"),
                "no secret, or a damaged one",
            ),
            (
                good.replace("furigoma", "red"),
                "no good value for host-side",
            ),
            (
                good.replace("clocks=wait", "clocks=go"),
                "no good value for clocks",
            ),
            (
                good.replace("watch=yes", "watch=1"),
                "no good value for watch",
            ),
            (
                good.replace("host-name=", "host-name=%0A"),
                "no good value for host-name",
            ),
            (
                good.replace("byoyomi=30", "byoyomi=x"),
                "1 faults in the game",
            ),
            (format!("{good}&moves=7g7f"), "the game has begun"),
            (
                format!("{good}&x={}", "x".repeat(5_000)),
                "the address is longer than that of any invitation",
            ),
            (
                good.replace("host-side=furigoma&", ""),
                "no good value for host-side",
            ),
        ];
        for (query, error) in cases {
            let read = Invitation::from_query(&query).expect_err(&query);
            assert_eq!(read.to_string(), error, "{query}");
        }
    }

    #[test]
    fn names_are_cleaned_and_shortened() {
        for (name, clean) in [
            ("  Anna\n", "Anna"),
            ("A\u{202e}nna\u{0}", "Anna"),
            ("\u{200b}", ""),
            (&*"x".repeat(60), &*"x".repeat(GameOptions::MAX_NAME)),
        ] {
            assert_eq!(clean_name(name), clean);
        }
    }
}
