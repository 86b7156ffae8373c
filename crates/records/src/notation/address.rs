//! Addresses of pages that hold a game or a position, as sites give them to be shared.
//!
//! | site | where the game is |
//! |---|---|
//! | KENTO | `initpos` and `moves`, a variation in `branch` after `branchFrom` moves |
//! | Piyo Shogi | `sfen`, names in `sente_name`, `gote_name` and `game_name` |
//! | shogi-extend | `body`, or `xbody` in base64; names in `black`, `white` and `title` |
//! | Shogi DB2 | `sfen`, and `moves` in the notation of CSA |
//! | lishogi | the path after `/analysis/` or `/editor/` |
//!
//! Sites write a space as `%20`, `+`, `.` or `_`.

use alloc::{
    boxed::Box,
    string::{String, ToString},
    vec::Vec,
};

use komadai_shogi::{Color, Move, Ply, Setup};

use super::{
    Location, Part, Remark, csa, plausibility,
    record_builder::{RecordBuilder, Refusal},
};
use crate::record::{NodeId, key};

/// The parameters of an address, by what they hold.
const STARTS: [&str; 5] = ["sfen", "body", "initpos", "usi", "position"];
const HEADERS: [(&str, &str); 6] = [
    ("sente_name", key::BLACK),
    ("black", key::BLACK),
    ("gote_name", key::WHITE),
    ("white", key::WHITE),
    ("game_name", key::EVENT),
    ("title", key::EVENT),
];

/// The game in an address.
#[derive(Debug)]
pub(super) struct AddressedGame {
    /// The SFEN of the start position; empty for an even game.
    start: String,
    /// The moves, with spaces between.
    moves: String,
    /// A variation, after this many moves.
    branch: Option<(usize, String)>,
    headers: Vec<(&'static str, String)>,
}

/// The first address in a text that holds a game, with the game.
pub(super) fn find(text: &str) -> Option<(&str, AddressedGame)> {
    all(text).find_map(|address| Some((address, AddressedGame::of(address)?)))
}

/// The addresses in a text.
pub(super) fn all(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let next = move || {
        let at = rest.find("://")?;
        let scheme = rest[..at].trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let address = &rest[scheme.len()..];
        // Piyo Shogi writes spaces as they are.
        let has_spaces = address.starts_with("piyoshogi:");
        let is_end = |letter: char| match letter {
            ' ' => !has_spaces,
            _ => !letter.is_ascii_graphic() || "\"<>".contains(letter),
        };
        let end = address.find(is_end).unwrap_or(address.len());
        rest = &address[end..];
        Some(address[..end].trim_end())
    };
    core::iter::from_fn(next).filter(|address| !address.starts_with(':'))
}

impl AddressedGame {
    fn of(address: &str) -> Option<Self> {
        let (address, _) = address.split_once('#').unwrap_or((address, ""));
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let values = |names: &[&str]| {
            query
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .find_map(|(name, value)| names.contains(&name).then_some(value))
        };
        let text = match (values(&STARTS), values(&["xbody"])) {
            (Some(text), _) => spaced(text)?,
            (None, Some(text)) => from_base64(text)?,
            (None, None) => of_path(path).map_or(Some(String::new()), spaced)?,
        };
        let text = text
            .trim_start_matches("position ")
            .trim_start_matches("sfen ");
        let (start, own_moves) = text.split_once("moves").unwrap_or((text, ""));
        let is_even = start.trim() == "startpos";
        let start = start.trim().trim_start_matches("startpos");
        let moves = spaced(values(&["moves"]).unwrap_or_default())?;
        let moves = [own_moves, &moves].join(" ").trim().to_string();
        let is_board = start.split(' ').next()?.matches('/').count() == 8;
        let has_moves = moves.split(' ').next().is_some_and(|first| {
            first.parse::<Move>().is_ok() || csa_moves(first).next().is_some()
        });
        let branch = values(&["branch"]).and_then(|moves| {
            let after = values(&["branchFrom"])?.parse().ok()?;
            Some((after, spaced(moves)?))
        });
        let is_game = has_moves && start.is_empty()
            || (is_board || is_even) && (moves.is_empty() || has_moves);
        let named = |&(name, key): &(&str, &'static str)| {
            let value = decoded(&values(&[name])?.replace('+', " "))?;
            (!value.trim().is_empty()).then_some((key, value))
        };
        is_game.then(|| Self {
            start: start.to_string(),
            moves,
            branch,
            headers: HEADERS.iter().filter_map(named).collect(),
        })
    }

    /// Reads the game; the place and the text are those of its address.
    ///
    /// # Errors
    /// What is wrong with the start position, or with the first move that cannot be made.
    pub fn read(
        &self,
        builder: &mut RecordBuilder,
        at: Location,
        address: &str,
    ) -> Result<(), Remark> {
        if !self.start.is_empty() {
            let setup = Setup::from_sfen(&self.start).map_err(Remark::NotSfen)?;
            builder.set_start(setup)?;
            plausibility::check_start(builder, at, address);
        }
        for (key, value) in &self.headers {
            builder.set_header(at, key, value);
        }
        play(builder, &self.moves)?;
        if let Some((after, moves)) = &self.branch {
            let line = builder.record().main_line();
            let before = match after.checked_sub(1) {
                Some(index) => line.get(index).copied(),
                None => Some(NodeId::ROOT),
            };
            let Some(before) = before else {
                let number = u32::try_from(*after).unwrap_or(u32::MAX);
                builder.warn(at, address, Remark::NoBranchingMove(number));
                return Ok(());
            };
            builder.go_to(before);
            if let Err(about) = play(builder, moves) {
                builder.warn(at, address, about.in_variation());
            }
        }
        Ok(())
    }
}

/// Makes moves, in USI or in the notation of CSA.
fn play(builder: &mut RecordBuilder, moves: &str) -> Result<(), Remark> {
    let mut made = csa_moves(moves).peekable();
    if made.peek().is_some() {
        for text in made {
            let sign = match builder.setup().turn() {
                Color::Black => "+",
                Color::White => "-",
            };
            let ply = csa::moves::read(&[sign, text].concat(), builder.setup())?;
            push(builder, ply)?;
        }
        return Ok(());
    }
    for text in moves.split(' ').filter(|text| !text.is_empty()) {
        let expected = Part::Move.such(&["7g7f", "P*5e"]);
        let mv: Move = text.parse().map_err(|_| expected)?;
        let by = builder.setup().mover(mv);
        push(builder, Ply { by, mv })?;
    }
    Ok(())
}

fn push(builder: &mut RecordBuilder, ply: Ply) -> Result<(), Remark> {
    let refused = |why: Refusal| Remark::Move(ply.mv, Box::new(why.into()));
    builder.push(ply).map(drop).map_err(refused)
}

/// The moves of a text in the notation of CSA, without their signs; none in other texts.
fn csa_moves(text: &str) -> impl Iterator<Item = &str> {
    let is_csa =
        |text: &&str| text.len() == 6 && text.bytes().take(4).all(|byte| byte.is_ascii_digit());
    text.split(['+', '-', ' ', ',']).filter(is_csa)
}

/// The part of a path that is an SFEN.
fn of_path(path: &str) -> Option<&str> {
    let after = ["/analysis/", "/editor/"]
        .into_iter()
        .find_map(|name| Some(path.split_once(name)?.1))?;
    Some(after.trim_start_matches("standard/"))
}

/// A value with its spaces. `+` is one only where nothing else is: it stands before promoted
/// pieces too.
fn spaced(value: &str) -> Option<String> {
    let has_others = value.contains([' ', '.', '_']) || value.contains("%20");
    let text = match has_others {
        true => value.replace(['.', '_'], " "),
        false => value.replace('+', " "),
    };
    decoded(&text)
}

/// A text without its escapes, such as `%2F`.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The text of base64 with the letters for addresses.
fn from_base64(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.bytes().filter(|&letter| letter != b'=') {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'-' => 62,
            b'_' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count).ok()?);
            bits &= (1 << count) - 1;
        }
    }
    String::from_utf8(bytes).ok()
}
