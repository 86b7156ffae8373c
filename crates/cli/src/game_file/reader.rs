//! A file of games: a header, then a block a game.

use std::fmt;

use shogi::{Color, Move, Position, Strictness};

use super::{
    Ending, Reason, SavedGame, ScoredPly, SidePosition,
    bytes::{self, ByteReader},
    header::{Header, VERSION},
};

/// Where a file makes no sense, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CorruptionError {
    /// The byte at which the header or the block begins.
    pub offset: usize,
    pub kind: CorruptionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CorruptionKind {
    /// It begins with something else.
    WrongMagic,
    /// A version that this program does not know.
    Version(u16),
    /// The file ends in the midst of it: writing was interrupted.
    Truncated,
    /// It is not what was written.
    Checksum,
    /// It says something that means nothing.
    Invalid(&'static str),
}

/// The games of a file, one after the other. It ends with the first that is
/// damaged.
pub struct GameReader<'a> {
    file: &'a [u8],
    offset: usize,
}

impl<'a> GameReader<'a> {
    /// # Errors
    /// When the header is damaged.
    pub fn open(file: &'a [u8]) -> Result<(Header, Self), CorruptionError> {
        let header = Header::from_bytes(file)?;
        let offset = Header::SIZE;
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

/// The game at the beginning of `rest`, and how long its block is.
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
    let ending = ending(bytes.u8().ok_or(SHORT)?)?;
    let start = usize::from(bytes.u8().ok_or(SHORT)?);
    let start = start_of(bytes.take(start).ok_or(SHORT)?)?;
    let opening = bytes.u16().ok_or(SHORT)?;
    let opening = (0..opening)
        .map(|_| move_of(bytes.u16().ok_or(SHORT)?))
        .collect::<Result<_, _>>()?;
    let mut plies = Vec::with_capacity(bytes.0.len() / 4);
    let mut side_positions: Vec<SidePosition> = Vec::new();
    while !bytes.0.is_empty() {
        let bits = bytes.u16().ok_or(SHORT)?;
        let mv = move_of(bits & !bytes::SIDE_MOVE)?;
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

fn move_of(bits: u16) -> Result<Move, CorruptionKind> {
    bytes::decode_move(bits).ok_or(CorruptionKind::Invalid("a move is none"))
}

/// Nothing for the start of an even game, otherwise an SFEN.
fn start_of(text: &[u8]) -> Result<Position, CorruptionKind> {
    if text.is_empty() {
        return Ok(Position::startpos());
    }
    let sfen = str::from_utf8(text).ok();
    sfen.and_then(|sfen| Position::from_sfen(sfen, Strictness::Game).ok())
        .ok_or(CorruptionKind::Invalid(
            "its start is no position of a game",
        ))
}

/// Bits 0 and 1 are the winner (0 none, 1 Black, 2 White), the others the reason.
fn ending(byte: u8) -> Result<Ending, CorruptionKind> {
    let winner = match byte & 3 {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return Err(CorruptionKind::Invalid("its winner is nobody")),
    };
    let reason = Reason::ALL
        .get(usize::from(byte >> 2))
        .ok_or(CorruptionKind::Invalid("its end has no known reason"))?;
    Ok(Ending {
        winner,
        reason: *reason,
    })
}

impl SavedGame {
    /// Its block, if it is not too long for one (some sixteen thousand moves).
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

impl fmt::Display for CorruptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: ", self.offset)?;
        match self.kind {
            CorruptionKind::WrongMagic => f.write_str("this is no file of training games"),
            CorruptionKind::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            CorruptionKind::Truncated => f.write_str("the file ends in the midst of a block"),
            CorruptionKind::Checksum => {
                f.write_str("the block is not what was written: its sum differs")
            }
            CorruptionKind::Invalid(why) => write!(f, "a game makes no sense: {why}"),
        }
    }
}
