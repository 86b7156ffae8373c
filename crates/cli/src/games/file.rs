//! A file of games: a header, then a block a game.

use std::fmt;

use shogi::{Color, Move, Position, Strictness};

use super::{
    Aside, Ending, Reason, SavedGame, ScoredPly,
    bytes::{self, Bytes},
    header::{Header, VERSION},
};

/// Where a file makes no sense, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The byte at which the header or the block begins.
    pub offset: usize,
    pub kind: DamageKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamageKind {
    /// It begins with something else.
    Foreign,
    /// A version that this program does not know.
    Version(u16),
    /// The file ends in the midst of it: writing was interrupted.
    CutShort,
    /// It is not what was written.
    Sum,
    /// It says something that means nothing.
    Nonsense(&'static str),
}

/// The games of a file, one after the other. It ends with the first that is
/// damaged.
pub struct Games<'a> {
    file: &'a [u8],
    offset: usize,
}

impl<'a> Games<'a> {
    /// # Errors
    /// When the header is damaged.
    pub fn open(file: &'a [u8]) -> Result<(Header, Self), Damage> {
        let header = Header::from_bytes(file)?;
        let offset = Header::SIZE;
        Ok((header, Self { file, offset }))
    }
}

impl Iterator for Games<'_> {
    type Item = Result<SavedGame, Damage>;

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
                Err(Damage { offset, kind })
            }
        })
    }
}

/// The game at the beginning of `rest`, and how long its block is.
fn block(rest: &[u8]) -> Result<(SavedGame, usize), DamageKind> {
    let mut bytes = Bytes(rest);
    let length = bytes.u16().ok_or(DamageKind::CutShort)?;
    let body = bytes
        .take(usize::from(length))
        .ok_or(DamageKind::CutShort)?;
    let sum = bytes.u32().ok_or(DamageKind::CutShort)?;
    let size = rest.len() - bytes.0.len();
    if sum != bytes::sum(&rest[..size - 4]) {
        return Err(DamageKind::Sum);
    }
    Ok((decode(body)?, size))
}

fn decode(body: &[u8]) -> Result<SavedGame, DamageKind> {
    const SHORT: DamageKind = DamageKind::Nonsense("its block is too short");
    let mut bytes = Bytes(body);
    let index = bytes.u32().ok_or(SHORT)?;
    let ending = ending(bytes.u8().ok_or(SHORT)?)?;
    let start = usize::from(bytes.u8().ok_or(SHORT)?);
    let start = start_of(bytes.take(start).ok_or(SHORT)?)?;
    let opening = bytes.u16().ok_or(SHORT)?;
    let opening = (0..opening)
        .map(|_| move_of(bytes.u16().ok_or(SHORT)?))
        .collect::<Result<_, _>>()?;
    let mut plies = Vec::with_capacity(bytes.0.len() / 4);
    let mut asides: Vec<Aside> = Vec::new();
    while !bytes.0.is_empty() {
        let bits = bytes.u16().ok_or(SHORT)?;
        let mv = move_of(bits & !bytes::ASIDE)?;
        let score = bytes.u16().ok_or(SHORT)?.cast_signed();
        let score =
            bytes::to_score(score).ok_or(DamageKind::Nonsense("a score is out of bounds"))?;
        if bits & bytes::ASIDE == 0 {
            plies.push(ScoredPly { mv, score });
            continue;
        }
        let ply = plies.len();
        match asides.last_mut().filter(|aside| aside.ply == ply) {
            Some(aside) => {
                aside.line.push(mv);
                aside.score = score;
            }
            None => asides.push(Aside {
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
        asides,
        ending,
    })
}

fn move_of(bits: u16) -> Result<Move, DamageKind> {
    bytes::to_move(bits).ok_or(DamageKind::Nonsense("a move is none"))
}

/// Nothing for the start of an even game, otherwise an SFEN.
fn start_of(text: &[u8]) -> Result<Position, DamageKind> {
    if text.is_empty() {
        return Ok(Position::startpos());
    }
    let sfen = str::from_utf8(text).ok();
    sfen.and_then(|sfen| Position::from_sfen(sfen, Strictness::Game).ok())
        .ok_or(DamageKind::Nonsense("its start is no position of a game"))
}

/// Bits 0 and 1 are the winner (0 none, 1 Black, 2 White), the others the reason.
fn ending(byte: u8) -> Result<Ending, DamageKind> {
    let winner = match byte & 3 {
        0 => None,
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => return Err(DamageKind::Nonsense("its winner is nobody")),
    };
    let reason = Reason::ALL
        .get(usize::from(byte >> 2))
        .ok_or(DamageKind::Nonsense("its end has no known reason"))?;
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
            body.extend(bytes::of_move(mv).to_le_bytes());
        }
        let mut asides = self.asides.iter().peekable();
        for (index, ply) in self.plies.iter().enumerate() {
            while let Some(aside) = asides.next_if(|aside| aside.ply == index) {
                for &mv in &aside.line {
                    body.extend((bytes::of_move(mv) | bytes::ASIDE).to_le_bytes());
                    body.extend(bytes::of_score(aside.score).to_le_bytes());
                }
            }
            body.extend(bytes::of_move(ply.mv).to_le_bytes());
            body.extend(bytes::of_score(ply.score).to_le_bytes());
        }
        let mut block = u16::try_from(body.len()).ok()?.to_le_bytes().to_vec();
        block.extend(body);
        block.extend(bytes::sum(&block).to_le_bytes());
        Some(block)
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "byte {}: ", self.offset)?;
        match self.kind {
            DamageKind::Foreign => f.write_str("this is no file of training games"),
            DamageKind::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            DamageKind::CutShort => f.write_str("the file ends in the midst of a block"),
            DamageKind::Sum => f.write_str("the block is not what was written: its sum differs"),
            DamageKind::Nonsense(why) => write!(f, "a game makes no sense: {why}"),
        }
    }
}
