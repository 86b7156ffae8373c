//! The pairs of a query that hold a game: its options, its moves and its claims.

use komadai_model::{AddressError, GameOptions, PlayedGame, is_time_key};
use shogi::{ByColor, Claim, Color, Ply};

use super::{Action, GameActions, SentGameError};

const CLAIMS: &str = "claims";

impl GameActions {
    /// The pairs of the game, not encoded.
    pub(super) fn to_pairs(&self) -> Vec<(String, String)> {
        let mut pairs = self.to_played(ByColor::default()).to_pairs();
        pairs.retain(|(key, _)| !is_seat_key(key));
        let mut moves = 0;
        let mut claims = Vec::new();
        for action in self.actions() {
            match action {
                Action::Move(_) => moves += 1,
                Action::Claim { claim, .. } => claims.push(format!("{moves}-{claim}")),
            }
        }
        if !claims.is_empty() {
            pairs.push((CLAIMS.to_owned(), claims.join(" ")));
        }
        pairs
    }

    /// The game of the pairs. An error is added for all that is wrong with them, key by key;
    /// then there is no game.
    pub(super) fn from_pairs(
        mut pairs: Vec<(String, String)>,
        errors: &mut Vec<SentGameError>,
    ) -> Option<Self> {
        let before = errors.len();
        let claims = take(&mut pairs, CLAIMS, errors).unwrap_or_default();
        let claims = read_claims(&claims, errors);
        pairs.retain(|(key, _)| {
            let key = key.clone();
            if is_time_key(&key) {
                errors.push(SentGameError::Clock { key });
            } else if is_seat_key(&key) {
                errors.push(AddressError::UnknownKey { key }.into());
            } else {
                return true;
            }
            false
        });
        let played = PlayedGame::from_pairs(pairs);
        let played = played.map_err(|all| errors.extend(all.into_iter().map(Into::into)));
        if errors.len() > before {
            return None;
        }
        let played = played.ok()?;
        let game = Self::replay(played.options().clone(), played.game().plies(), &claims);
        game.map_err(|error| errors.push(error)).ok()
    }

    fn replay(
        options: GameOptions,
        plies: &[Ply],
        claims: &[(usize, Claim)],
    ) -> Result<Self, SentGameError> {
        let mut game = Self::new(options);
        if let Some(outcome) = game.outcome() {
            return Err(SentGameError::OverAtStart(outcome));
        }
        let mut claims = claims.iter().peekable();
        for moves in 0..=plies.len() {
            while let Some((_, claim)) = claims.next_if(|(after, _)| *after == moves) {
                let by = game.next_side();
                game.replay_action(Action::Claim { by, claim: *claim })?;
            }
            if let Some(&ply) = plies.get(moves) {
                game.replay_action(Action::Move(ply))?;
            }
        }
        match claims.next() {
            Some(&(after, claim)) => Err(SentGameError::ClaimPlace { after, claim }),
            None => Ok(game),
        }
    }

    fn replay_action(&mut self, action: Action) -> Result<(), SentGameError> {
        self.act(action).map_err(|error| SentGameError::Action {
            number: self.move_number(self.actions().len()),
            action,
            error,
        })
    }
}

/// Claims with the number of moves before each: `34-offer_draw 34-refuse_draw`.
fn read_claims(text: &str, errors: &mut Vec<SentGameError>) -> Vec<(usize, Claim)> {
    let claim = |word: &str| {
        let (after, name) = word.split_once('-')?;
        let digits = !after.is_empty() && after.bytes().all(|byte| byte.is_ascii_digit());
        let after = after.parse().ok().filter(|_| digits)?;
        Some((after, Claim::from_name(name)?))
    };
    let words = text.split_ascii_whitespace();
    let claims = words.filter_map(|word| {
        let claim = claim(word);
        if claim.is_none() {
            let text = word.to_owned();
            errors.push(SentGameError::Claim { text });
        }
        claim
    });
    claims.collect()
}

/// Whether a key says who sits where.
fn is_seat_key(key: &str) -> bool {
    Color::ALL.into_iter().any(|color| color.name() == key)
}

/// Takes the value of a key out of the pairs. An error is added where the key is repeated.
pub(super) fn take(
    pairs: &mut Vec<(String, String)>,
    key: &'static str,
    errors: &mut Vec<SentGameError>,
) -> Option<String> {
    let mut values = pairs.extract_if(.., |(known, _)| known == key);
    let (_, value) = values.next()?;
    if values.count() > 0 {
        let key = key.to_owned();
        errors.push(AddressError::Repeated { key }.into());
    }
    Some(value)
}
