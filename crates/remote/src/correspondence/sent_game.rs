use core::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use komadai_model::AddressError;
use komadai_model::form_urlencoded::{self, Undecodable};
use shogi::Color;

use super::{Date, DaysPerMove, GameActions, GameId, SentGameError, game_pairs::take};
use crate::{clean_name, digest};

/// A game as its address holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentGame {
    pub(super) id: GameId,
    pub(super) game: GameActions,
    pub(super) days: Option<DaysPerMove>,
    pub(super) sent: Date,
}

const CHECK: &str = "check";

impl SentGame {
    /// The length of the longest query that is read, in bytes: some 3,000 moves.
    pub const MAX_LENGTH: usize = 20_000;

    /// What tells the game from all others.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The game.
    pub const fn game(&self) -> &GameActions {
        &self.game
    }

    /// The days that a side has for a move.
    pub const fn days(&self) -> Option<DaysPerMove> {
        self.days
    }

    /// The day on which the address was sent, as the sender's device said.
    pub const fn sent(&self) -> Date {
        self.sent
    }

    /// The side to which the address is sent: [`GameActions::next_side`].
    pub fn to(&self) -> Color {
        self.game.next_side()
    }

    /// The part of the address after `?`.
    pub fn to_query(&self) -> String {
        let mut pairs = self.game.to_pairs();
        let mut push = |key: &str, value: String| pairs.push((key.to_owned(), value));
        push("id", self.id.to_string());
        push("to", self.to().name().to_owned());
        if let Some(days) = self.days {
            push("days", days.to_string());
        }
        push("sent", self.sent.to_string());
        let check = check(&pairs);
        pairs.push((CHECK.to_owned(), check));
        encode(&pairs)
    }

    /// The game of a query, the part of an address after `?`.
    ///
    /// # Errors
    /// With all that is wrong with it, key by key. Where it is damaged as a whole, that alone:
    /// too long, not form-encoded, or with a check that does not fit.
    pub fn from_query(query: &str) -> Result<Self, Vec<SentGameError>> {
        let mut pairs = checked_pairs(query)?;
        let mut errors = Vec::new();
        let id = read(&mut pairs, "id", &mut errors, |value| {
            GameId::from_str(value).map_err(|_| SentGameError::Id {
                value: value.to_owned(),
            })
        });
        let to = read(&mut pairs, "to", &mut errors, |value| {
            Color::from_name(value).ok_or_else(|| SentGameError::To {
                value: value.to_owned(),
            })
        });
        let sent = read(&mut pairs, "sent", &mut errors, |value| {
            Date::from_str(value).map_err(|_| SentGameError::Sent {
                value: value.to_owned(),
            })
        });
        let days = take(&mut pairs, "days", &mut errors);
        let days = days.and_then(|value| {
            let days = DaysPerMove::from_text(&value);
            if days.is_none() {
                errors.push(SentGameError::Days { value });
            }
            days
        });
        check_names(&pairs, &mut errors);
        let game = GameActions::from_pairs(pairs, &mut errors);
        if let (Some(game), Some(to)) = (&game, to)
            && game.next_side() != to
        {
            errors.push(SentGameError::WrongSide { to });
        }
        match (id, game, sent) {
            (Some(id), Some(game), Some(sent)) if errors.is_empty() => Ok(Self {
                id,
                game,
                days,
                sent,
            }),
            _ => Err(errors),
        }
    }
}

/// Takes the value of a key that must be there out of the pairs.
fn read<T>(
    pairs: &mut Vec<(String, String)>,
    key: &'static str,
    errors: &mut Vec<SentGameError>,
    parse: impl Fn(&str) -> Result<T, SentGameError>,
) -> Option<T> {
    let value = take(pairs, key, errors);
    let value = value.map_or(Err(SentGameError::Missing { key }), |value| parse(&value));
    value.map_err(|error| errors.push(error)).ok()
}

/// Whether names are as they can be shown. What is kept is not checked again: another version of
/// the program may show other characters.
fn check_names(pairs: &[(String, String)], errors: &mut Vec<SentGameError>) {
    for key in Color::ALL.map(|color| format!("{color}-name")) {
        let is_hidden =
            |(known, name): &(String, String)| *known == key && clean_name(name) != *name;
        if pairs.iter().any(is_hidden) {
            errors.push(SentGameError::Name { key });
        }
    }
}

/// The pairs of a query before its check, which fits.
fn checked_pairs(query: &str) -> Result<Vec<(String, String)>, Vec<SentGameError>> {
    let length = query.len();
    if length > SentGame::MAX_LENGTH {
        return Err(vec![SentGameError::TooLong { length }]);
    }
    let mut pairs = Vec::new();
    let mut errors = Vec::new();
    for pair in form_urlencoded::decode(query) {
        match pair {
            Ok(pair) => pairs.push(pair),
            Err(Undecodable(pair)) => errors.push(AddressError::Encoding { pair }.into()),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    match pairs.pop() {
        Some((key, value)) if key == CHECK => match value == check(&pairs) {
            true => Ok(pairs),
            false => Err(vec![SentGameError::Check]),
        },
        _ => Err(vec![SentGameError::NoCheck]),
    }
}

/// The check of the pairs before it. It does not depend on how they are encoded, which
/// programs may change on the way.
fn check(pairs: &[(String, String)]) -> String {
    let digest = digest(&[b"komadai game by correspondence", encode(pairs).as_bytes()]);
    BASE64URL_NOPAD.encode(&digest[..6])
}

fn encode(pairs: &[(String, String)]) -> String {
    form_urlencoded::encode(pairs.iter().map(|(key, value)| (&**key, &**value)))
}
