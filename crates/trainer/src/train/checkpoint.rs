//! What a net's rounding took away: with it the next generation starts where this one
//! ended.
//!
//! Each input weight has a byte, in 256ths of a net's step.

use std::fmt;

use komadai_search::eval::{Net, features};

use super::model::{INPUT_STEP, Model};
use crate::game_file::checksum;

const MAGIC: &[u8; 8] = b"komafit\n";
const VERSION: u16 = 2;
const HEADER: usize = 14;
const STEP: f32 = INPUT_STEP / 256.0;

/// Why bytes are not a net's checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckpointError {
    WrongMagic,
    Version(u16),
    /// It has other inputs than the net, or another width.
    Shape,
    Length,
    Checksum,
}

impl Model {
    /// What this model has beyond `net`, which was made of it.
    pub fn save(&self, net: &Net) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for field in [VERSION, features::COUNT as u16, self.width as u16] {
            bytes.extend(field.to_le_bytes());
        }
        let rounded = Self::from_net(net);
        let pairs = self.input_weights().zip(rounded.input_weights());
        let residue = |(exact, rounded): (f32, f32)| ((exact - rounded) / STEP).round() as i8;
        bytes.extend(pairs.map(residue).map(i8::cast_unsigned));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The model that `net` was made of, from the bytes of [`Model::save`].
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn load(net: &Net, bytes: &[u8]) -> Result<Self, CheckpointError> {
        let header = bytes.first_chunk::<HEADER>();
        let header = header.filter(|header| header.starts_with(MAGIC));
        let header = header.ok_or(CheckpointError::WrongMagic)?;
        let field = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]);
        if field(8) != VERSION {
            return Err(CheckpointError::Version(field(8)));
        }
        let mut model = Self::from_net(net);
        if [field(10), field(12)].map(usize::from) != [features::COUNT, model.width] {
            return Err(CheckpointError::Shape);
        }
        let (body, found) = bytes.split_last_chunk().ok_or(CheckpointError::Length)?;
        if body.len() != HEADER + features::COUNT * model.width {
            return Err(CheckpointError::Length);
        }
        if checksum(body) != u32::from_le_bytes(*found) {
            return Err(CheckpointError::Checksum);
        }
        let residues = body[HEADER..].iter();
        model.add_to_input_weights(residues.map(|it| f32::from(it.cast_signed()) * STEP));
        Ok(model)
    }
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongMagic => f.write_str("this is no checkpoint of the trainer"),
            Self::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            Self::Shape => f.write_str("it is of a net of another shape"),
            Self::Length => f.write_str("it is not as long as its width says"),
            Self::Checksum => f.write_str("it is not what was written: its sum differs"),
        }
    }
}
