//! A net as bytes: docs/nets.md.

use core::fmt;

use super::{
    Layers, Net,
    inputs::{COUNT, MOST_ACTIVE},
    vector::LANES,
};

const MAGIC: &[u8; 8] = b"komanet\n";
const VERSION: u16 = 2;
const HEADER: usize = 18;
const SUM: usize = 8;
/// With the largest weights of all inputs that are there at once a sum fits into
/// 16 bits.
const MOST_BIAS: u16 =
    (i16::MAX as i32 - MOST_ACTIVE * Net::MOST_ROW as i32 * Net::ROW_STEP as i32) as u16;
/// More neurons a side, and a sum might not fit into 32 bits.
const MOST_WIDTH: usize = 256;
const MOST_BUCKETS: usize = 16;

/// Why bytes, or numbers, make no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetError {
    /// It begins with something else.
    Foreign,
    /// A version that this program does not know.
    Version(u16),
    /// It sees something else, or has layers that this program does not know.
    Shape {
        inputs: u16,
        width: u16,
        buckets: u16,
    },
    /// It is longer or shorter than its shape says.
    Length { found: usize, expected: usize },
    /// It is not what was written.
    Sum,
    /// A number is so large that a sum might not fit.
    TooLarge,
}

impl Net {
    /// A net of these numbers.
    ///
    /// # Errors
    /// When they are too many, too few or too large.
    pub fn new(layers: Layers) -> Result<Self, NetError> {
        let Layers {
            width,
            buckets,
            ref rows,
            ref biases,
            ref outputs,
            ref output_biases,
            ..
        } = layers;
        if !is_shape(width, buckets) {
            let short = |number: usize| number.min(usize::from(u16::MAX)) as u16;
            return Err(NetError::Shape {
                inputs: COUNT as u16,
                width: short(width),
                buckets: short(buckets),
            });
        }
        let lengths = [rows.len(), biases.len(), outputs.len(), output_biases.len()];
        let wanted = [COUNT * width, width, 2 * width * buckets, buckets];
        if lengths != wanted {
            let [found, expected] = [lengths, wanted].map(|lengths| lengths.iter().sum());
            return Err(NetError::Length { found, expected });
        }
        Self::of_shape(layers)
    }

    /// Reads a net.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let header = bytes.get(..HEADER).ok_or(NetError::Foreign)?;
        let (magic, fields) = header.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(NetError::Foreign);
        }
        let mut fields = numbers(fields).map(i16::cast_unsigned);
        let mut field = || fields.next().unwrap_or_default();
        let version = field();
        if version != VERSION {
            return Err(NetError::Version(version));
        }
        let (inputs, width, buckets, scale) = (field(), field(), field(), field());
        let [neurons, outputs] = [width, buckets].map(usize::from);
        if usize::from(inputs) != COUNT || !is_shape(neurons, outputs) {
            return Err(NetError::Shape {
                inputs,
                width,
                buckets,
            });
        }
        let expected = HEADER + (COUNT + 2) * neurons + outputs * (4 * neurons + 4) + SUM;
        let found = bytes.len();
        if found != expected {
            return Err(NetError::Length { found, expected });
        }
        let (body, sum) = bytes.split_at(expected - SUM);
        if *sum != sum_of(body).to_le_bytes() {
            return Err(NetError::Sum);
        }
        let (by_neuron, body) = body[HEADER..].split_at(COUNT * neurons);
        let (body, last) = body.split_at(2 * neurons + outputs * 4 * neurons);
        let mut rows = vec![0; COUNT * neurons];
        for (neuron, weights) in by_neuron.chunks_exact(COUNT).enumerate() {
            let column = rows[neuron..].iter_mut().step_by(neurons);
            for (row, weight) in column.zip(weights) {
                *row = weight.cast_signed();
            }
        }
        let mut numbers = numbers(body);
        let mut take = |count| numbers.by_ref().take(count).collect();
        Self::of_shape(Layers {
            width: neurons,
            buckets: outputs,
            scale,
            rows,
            biases: take(neurons),
            outputs: take(2 * neurons * outputs),
            output_biases: last
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i32::from_le_bytes(*bytes))
                .collect(),
        })
    }

    /// A net of as many numbers as its shape asks for.
    fn of_shape(layers: Layers) -> Result<Self, NetError> {
        let Layers {
            rows,
            biases,
            outputs,
            ..
        } = &layers;
        let most = |row: &[i16]| row.iter().map(|weight| weight.unsigned_abs()).max();
        let most_row = rows.iter().map(|weight| weight.unsigned_abs()).max();
        let fits = most_row <= Some(Self::MOST_ROW.unsigned_abs())
            && most(biases) <= Some(MOST_BIAS)
            && most(outputs) <= Some(Self::MOST_OUTPUT.unsigned_abs());
        if !fits {
            return Err(NetError::TooLarge);
        }
        let wide = |&weight: &i8| i16::from(weight) * Self::ROW_STEP;
        let rows = rows.iter().map(wide).collect();
        Ok(Self { layers, rows })
    }

    /// What [`Net::from_bytes`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let layers = &self.layers;
        let mut bytes = MAGIC.to_vec();
        let [inputs, width, buckets] = [COUNT, layers.width, layers.buckets].map(|it| it as u16);
        for field in [VERSION, inputs, width, buckets, layers.scale] {
            bytes.extend(field.to_le_bytes());
        }
        for neuron in 0..layers.width {
            let column = layers.rows[neuron..].iter().step_by(layers.width);
            bytes.extend(column.map(|weight| weight.cast_unsigned()));
        }
        for part in [&layers.biases, &layers.outputs] {
            bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
        }
        let last = layers.output_biases.iter();
        bytes.extend(last.flat_map(|number| number.to_le_bytes()));
        let sum = sum_of(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

fn is_shape(width: usize, buckets: usize) -> bool {
    width.is_multiple_of(LANES)
        && (LANES..=MOST_WIDTH).contains(&width)
        && (1..=MOST_BUCKETS).contains(&buckets)
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = i16> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|pair| i16::from_le_bytes(*pair))
}

/// FNV-1a in 64 bits.
fn sum_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("this is no net"),
            Self::Version(found) => {
                write!(f, "version {found} of the format, {VERSION} is known")
            }
            Self::Shape {
                inputs,
                width,
                buckets,
            } => write!(
                f,
                "a net of {inputs} inputs, {width} neurons and {buckets} buckets; \
                 {COUNT} inputs, a multiple of {LANES} neurons up to {MOST_WIDTH} and 1 to {MOST_BUCKETS} buckets are known"
            ),
            Self::Length { found, expected } => {
                write!(f, "{found} long, expected {expected}")
            }
            Self::Sum => f.write_str("it is not what was written: its sum differs"),
            Self::TooLarge => f.write_str("a weight is so large that a sum might not fit"),
        }
    }
}

impl core::error::Error for NetError {}
