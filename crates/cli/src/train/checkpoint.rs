//! A model on disk, finer than a net: what the next generation begins with.
//!
//! Each number takes 16 bits, in steps of an 8192nd: a thirtieth of the steps of a
//! net's first layer.

use std::fmt;

use shogi::search::eval::inputs;

use super::model::Model;
use crate::games::sum;

const MAGIC: &[u8; 8] = b"komafit\n";
const VERSION: u16 = 1;
const HEADER: usize = 14;
const STEP: f32 = 8192.0;

/// Why bytes are no model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckpointError {
    Foreign,
    Version(u16),
    /// It sees something else than this program.
    Inputs(u16),
    Length,
    Sum,
}

impl Model {
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for field in [VERSION, inputs::COUNT as u16, self.width as u16] {
            bytes.extend(field.to_le_bytes());
        }
        let whole = |number: &f32| (number * STEP).round() as i16;
        bytes.extend(self.numbers.iter().map(whole).flat_map(i16::to_le_bytes));
        bytes.extend(sum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads what [`Model::to_bytes`] writes.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CheckpointError> {
        let header = bytes.first_chunk::<HEADER>();
        let header = header.filter(|header| header.starts_with(MAGIC));
        let header = header.ok_or(CheckpointError::Foreign)?;
        let field = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        let (version, count, width) = (field(8), field(10), usize::from(field(12)));
        if version != VERSION {
            return Err(CheckpointError::Version(version));
        }
        if usize::from(count) != inputs::COUNT {
            return Err(CheckpointError::Inputs(count));
        }
        let (body, found) = bytes.split_last_chunk().ok_or(CheckpointError::Length)?;
        if body.len() != HEADER + 2 * Self::count(width) {
            return Err(CheckpointError::Length);
        }
        if sum(body) != u32::from_le_bytes(*found) {
            return Err(CheckpointError::Sum);
        }
        let (pairs, _) = body[HEADER..].as_chunks::<2>();
        let number = |pair: &[u8; 2]| f32::from(i16::from_le_bytes(*pair)) / STEP;
        let numbers = pairs.iter().map(number).collect();
        Ok(Self { width, numbers })
    }
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("this is no checkpoint of the trainer"),
            Self::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            Self::Inputs(found) => write!(f, "it has {found} inputs, not {}", inputs::COUNT),
            Self::Length => f.write_str("it is not as long as its width says"),
            Self::Sum => f.write_str("it is not what was written: its sum differs"),
        }
    }
}
