//! The header of a file: the settings of its run.

use std::fmt;

use super::{
    bytes::{self, ByteReader, VERSION},
    error::{CorruptionError, CorruptionKind},
};

const MAGIC: &[u8; 8] = b"komadai\n";
/// A version that is still read.
const VERSION_WITHOUT_NOISY: u16 = 2;

/// The settings of a run. Only a run with the same settings can continue a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// Random moves at the start of a game, but for [`StartMix::noisy`].
    pub opening: u16,
    /// Nodes for each move: no iteration begins after them.
    pub nodes: u32,
    /// Nodes of the search that checks whether an opening is even.
    pub judge: u32,
    /// The score that wins a game, in centipawns.
    pub won: u16,
    pub mix: StartMix,
    /// Plies with a side position, in percent.
    pub side_positions: u8,
    /// The checksum of the file of weights or of the net; 0 for the built-in weights.
    pub evaluation: u32,
    pub seed: u64,
}

/// Games with other starts than that of an even game, in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartMix {
    pub shuffled: u8,
    pub handicaps: u8,
    pub entering: u8,
    /// Even games whose openings are played by searches with noise on the evaluation.
    pub noisy: u8,
}

impl Header {
    pub const SIZE: usize = 43;

    pub fn to_bytes(self) -> Vec<u8> {
        let mut block = MAGIC.to_vec();
        block.extend(VERSION.to_le_bytes());
        block.extend(self.opening.to_le_bytes());
        block.extend(self.nodes.to_le_bytes());
        block.extend(self.judge.to_le_bytes());
        block.extend(self.won.to_le_bytes());
        let StartMix {
            shuffled,
            handicaps,
            entering,
            noisy,
        } = self.mix;
        block.extend([shuffled, handicaps, entering, noisy, self.side_positions]);
        block.extend(self.evaluation.to_le_bytes());
        block.extend(self.seed.to_le_bytes());
        block.extend(bytes::checksum(&block).to_le_bytes());
        block
    }

    /// The header at the start of a file, and its size there: version 2 has no noisy
    /// openings.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(file: &[u8]) -> Result<(Self, usize), CorruptionError> {
        read(file).map_err(|kind| CorruptionError { offset: 0, kind })
    }
}

fn read(file: &[u8]) -> Result<(Header, usize), CorruptionKind> {
    const SHORT: CorruptionKind = CorruptionKind::Truncated;
    let mut rest = ByteReader(file);
    let magic = rest.take(MAGIC.len()).ok_or(SHORT)?;
    if magic != MAGIC {
        return Err(CorruptionKind::WrongMagic);
    }
    let version = rest.u16().ok_or(SHORT)?;
    if version != VERSION && version != VERSION_WITHOUT_NOISY {
        return Err(CorruptionKind::Version(version));
    }
    let opening = rest.u16().ok_or(SHORT)?;
    let nodes = rest.u32().ok_or(SHORT)?;
    let judge = rest.u32().ok_or(SHORT)?;
    let won = rest.u16().ok_or(SHORT)?;
    let mix = StartMix {
        shuffled: rest.u8().ok_or(SHORT)?,
        handicaps: rest.u8().ok_or(SHORT)?,
        entering: rest.u8().ok_or(SHORT)?,
        noisy: if version == VERSION {
            rest.u8().ok_or(SHORT)?
        } else {
            0
        },
    };
    let side_positions = rest.u8().ok_or(SHORT)?;
    let evaluation = rest.u32().ok_or(SHORT)?;
    let seed = rest.u64().ok_or(SHORT)?;
    let checked = file.len() - rest.0.len();
    let sum = rest.u32().ok_or(SHORT)?;
    if sum != bytes::checksum(&file[..checked]) {
        return Err(CorruptionKind::Checksum);
    }
    if side_positions > 100 {
        return Err(CorruptionKind::Invalid(
            "its header has a percentage above 100",
        ));
    }
    let header = Header {
        opening,
        nodes,
        judge,
        won,
        mix,
        side_positions,
        evaluation,
        seed,
    };
    Ok((header, file.len() - rest.0.len()))
}

impl fmt::Display for Header {
    /// As options of the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let StartMix {
            shuffled,
            handicaps,
            entering,
            noisy,
        } = self.mix;
        write!(
            f,
            "--nodes {} --openings {} --seed {} --judge {} --won {} --shuffled {shuffled} --handicaps {handicaps} --entering {entering} --noisy {noisy} --side-positions {}",
            self.nodes, self.opening, self.seed, self.judge, self.won, self.side_positions,
        )?;
        match self.evaluation {
            0 => Ok(()),
            sum => write!(f, ", an evaluation of its own with the sum {sum:08x}"),
        }
    }
}
