//! Reading and encoding of games: after the header a file has a block for each.

use std::path::Path;

use shogi::{Color, Move, Position, Strictness};

use super::{
    bytes::{self, ByteReader},
    error::{CorruptionError, CorruptionKind},
    header::Header,
    saved_game::{Ending, IllegalPly, Reason, SavedGame, ScoredPly, SidePosition},
};
use crate::files;

/// The games of a file, up to the first that is damaged.
pub struct GameReader<'a> {
    file: &'a [u8],
    offset: usize,
}

impl<'a> GameReader<'a> {
    /// # Errors
    /// When the header is damaged.
    pub fn open(file: &'a [u8]) -> Result<(Header, Self), CorruptionError> {
        let (header, offset) = Header::from_bytes(file)?;
        Ok((header, Self { file, offset }))
    }
}

impl Iterator for GameReader<'_> {
    type Item = Result<SavedGame, CorruptionError>;

    fn next(&mut self) -> Option<Self::Item> {
        let offset = self.offset;
        let rest = self.file.get(offset..).filter(|rest| !rest.is_empty())?;
        Some(match block(rest) {
            Ok((game, size)) => {
                self.offset += size;
                Ok(game)
            }
            Err(kind) => {
                self.offset = self.file.len();
                Err(CorruptionError { offset, kind })
            }
        })
    }
}

/// What `read` gets of each game of a file.
///
/// # Errors
/// When the file cannot be read, is damaged, or holds an illegal move.
pub fn read_games<T>(
    path: &Path,
    mut read: impl FnMut(&SavedGame) -> Result<T, IllegalPly>,
) -> Result<Vec<T>, String> {
    let file = path.display();
    let bytes = files::read(path)?;
    let (_, games) = GameReader::open(&bytes).map_err(|error| format!("{file}: {error}"))?;
    let games = games.map(|game| {
        let game = game.map_err(|error| format!("{file}: {error}"))?;
        read(&game).map_err(|why| format!("{file}: game {}: {why}", game.index))
    });
    games.collect()
}

/// The first game in `rest`, and the length of its block.
fn block(rest: &[u8]) -> Result<(SavedGame, usize), CorruptionKind> {
    let mut bytes = ByteReader(rest);
    let length = bytes.u16().ok_or(CorruptionKind::Truncated)?;
    let body = bytes
        .take(usize::from(length))
        .ok_or(CorruptionKind::Truncated)?;
    let sum = bytes.u32().ok_or(CorruptionKind::Truncated)?;
    let size = rest.len() - bytes.0.len();
    if sum != bytes::checksum(&rest[..size - 4]) {
        return Err(CorruptionKind::Checksum);
    }
    Ok((decode(body)?, size))
}

fn decode(body: &[u8]) -> Result<SavedGame, CorruptionKind> {
    const SHORT: CorruptionKind = CorruptionKind::Invalid("its block is too short");
    let mut bytes = ByteReader(body);
    let index = bytes.u32().ok_or(SHORT)?;
    let ending = decode_ending(bytes.u8().ok_or(SHORT)?)?;
    let start = usize::from(bytes.u8().ok_or(SHORT)?);
    let start = decode_start(bytes.take(start).ok_or(SHORT)?)?;
    let opening = bytes.u16().ok_or(SHORT)?;
    let opening = (0..opening)
        .map(|_| decode_move(bytes.u16().ok_or(SHORT)?))
        .collect::<Result<_, _>>()?;
    let mut plies = Vec::with_capacity(bytes.0.len() / 4);
    let mut side_positions: Vec<SidePosition> = Vec::new();
    while !bytes.0.is_empty() {
        let bits = bytes.u16().ok_or(SHORT)?;
        let mv = decode_move(bits & !bytes::SIDE_MOVE)?;
        let score = bytes.u16().ok_or(SHORT)?.cast_signed();
        let score = bytes::decode_score(score)
            .ok_or(CorruptionKind::Invalid("a score is out of bounds"))?;
        if bits & bytes::SIDE_MOVE == 0 {
            plies.push(ScoredPly { mv, score });
            continue;
        }
        let ply = plies.len();
        match side_positions
            .last_mut()
            .filter(|side_position| side_position.ply == ply)
        {
            Some(side_position) => {
                side_position.line.push(mv);
                side_position.score = score;
            }
            None => side_positions.push(SidePosition {
                ply,
                line: vec![mv],
                score,
            }),
        }
    }
    Ok(SavedGame {
        index,
        start,
        opening,
        plies,
        side_positions,
        ending,
    })
}

fn decode_move(bits: u16) -> Result<Move, CorruptionKind> {
    bytes::decode_move(bits).ok_or(CorruptionKind::Invalid("a move is invalid"))
}

/// The start is empty for an even game, otherwise an SFEN.
fn decode_start(text: &[u8]) -> Result<Position, CorruptionKind> {
    if text.is_empty() {
        return Ok(Position::startpos());
    }
    let sfen = str::from_utf8(text).ok();
    sfen.and_then(|sfen| Position::from_sfen(sfen, Strictness::Game).ok())
        .ok_or(CorruptionKind::Invalid("its start is not a legal position"))
}

/// Bits 0 and 1 are the winner (0 none, 1 Black, 2 White), the others the reason.
fn decode_ending(byte: u8) -> Result<Ending, CorruptionKind> {
    let winner = match byte & 3 {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return Err(CorruptionKind::Invalid("its winner is invalid")),
    };
    let reason = Reason::ALL
        .get(usize::from(byte >> 2))
        .ok_or(CorruptionKind::Invalid("the reason of its end is unknown"))?;
    Ok(Ending {
        winner,
        reason: *reason,
    })
}

impl SavedGame {
    /// The block of the game; `None` if it is too long for one (about 16,000 moves).
    pub fn to_block(&self) -> Option<Vec<u8>> {
        let mut body = self.index.to_le_bytes().to_vec();
        let winner = match self.ending.winner {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        body.push(winner | (self.ending.reason as u8) << 2);
        let start = if self.start == Position::startpos() {
            String::new()
        } else {
            self.start.to_sfen()
        };
        body.push(u8::try_from(start.len()).ok()?);
        body.extend(start.as_bytes());
        body.extend(u16::try_from(self.opening.len()).ok()?.to_le_bytes());
        for &mv in &self.opening {
            body.extend(bytes::encode_move(mv).to_le_bytes());
        }
        let mut side_positions = self.side_positions.iter().peekable();
        for (index, ply) in self.plies.iter().enumerate() {
            while let Some(side_position) =
                side_positions.next_if(|side_position| side_position.ply == index)
            {
                for &mv in &side_position.line {
                    body.extend((bytes::encode_move(mv) | bytes::SIDE_MOVE).to_le_bytes());
                    body.extend(bytes::encode_score(side_position.score).to_le_bytes());
                }
            }
            body.extend(bytes::encode_move(ply.mv).to_le_bytes());
            body.extend(bytes::encode_score(ply.score).to_le_bytes());
        }
        let mut block = u16::try_from(body.len()).ok()?.to_le_bytes().to_vec();
        block.extend(body);
        block.extend(bytes::checksum(&block).to_le_bytes());
        Some(block)
    }
}
