//! The file format of nets: docs/nets.md.

use alloc::vec::Vec;
use core::fmt;

use super::{
    Net, NetworkParams,
    features::{COUNT, MAX_ACTIVE},
    simd::LANES,
};

const MAGIC: &[u8; 8] = b"komanet\n";
const VERSION: u16 = 2;
const HEADER: usize = 18;
const CHECKSUM: usize = 8;
/// With this bias and all active features at the largest weight a sum fits into 16
/// bits.
const MAX_BIAS: u16 = (i16::MAX as i32
    - MAX_ACTIVE * Net::MAX_FEATURE_WEIGHT as i32 * Net::FEATURE_WEIGHT_STEP as i32)
    as u16;
/// With more neurons a sum might overflow 32 bits.
const MAX_WIDTH: usize = 256;
const MAX_BUCKETS: usize = 16;

/// Why bytes or parameters are not a valid net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NetError {
    /// It does not begin with the magic number.
    BadMagic,
    /// Unsupported version of the format.
    Version(u16),
    /// Unsupported number of features, neurons or buckets.
    Shape {
        /// Inputs of the first layer.
        inputs: u16,
        /// Width of the hidden layer.
        width: u16,
        /// Number of output buckets.
        buckets: u16,
    },
    /// The length does not fit the shape.
    Length {
        /// The length of the file, in bytes.
        found: usize,
        /// The length that a net has, in bytes.
        expected: usize,
    },
    /// The checksum differs.
    Checksum,
    /// A number is so large that a sum might overflow.
    TooLarge,
}

impl Net {
    /// A net of these parameters.
    ///
    /// # Errors
    /// When their shape, number or range is wrong.
    pub fn new(params: NetworkParams) -> Result<Self, NetError> {
        let NetworkParams {
            width,
            buckets,
            ref feature_weights,
            ref feature_biases,
            ref output_weights,
            ref output_biases,
            ..
        } = params;
        if !is_valid_shape(width, buckets) {
            let short = |number: usize| number.min(usize::from(u16::MAX)) as u16;
            return Err(NetError::Shape {
                inputs: COUNT as u16,
                width: short(width),
                buckets: short(buckets),
            });
        }
        let lengths = [
            feature_weights.len(),
            feature_biases.len(),
            output_weights.len(),
            output_biases.len(),
        ];
        let wanted = [COUNT * width, width, 2 * width * buckets, buckets];
        if lengths != wanted {
            let [found, expected] = [lengths, wanted].map(|lengths| lengths.iter().sum());
            return Err(NetError::Length { found, expected });
        }
        Self::from_valid_shape(params)
    }

    /// Reads a net file.
    ///
    /// # Errors
    /// Why the file is not a valid net.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let header = bytes.get(..HEADER).ok_or(NetError::BadMagic)?;
        let (magic, fields) = header.split_at(MAGIC.len());
        if magic != MAGIC {
            return Err(NetError::BadMagic);
        }
        let mut fields = numbers(fields).map(i16::cast_unsigned);
        let mut field = || fields.next().unwrap_or_default();
        let version = field();
        if version != VERSION {
            return Err(NetError::Version(version));
        }
        let (inputs, width, buckets, scale) = (field(), field(), field(), field());
        let [neurons, bucket_count] = [width, buckets].map(usize::from);
        if usize::from(inputs) != COUNT || !is_valid_shape(neurons, bucket_count) {
            return Err(NetError::Shape {
                inputs,
                width,
                buckets,
            });
        }
        let expected = HEADER + (COUNT + 2) * neurons + bucket_count * (4 * neurons + 4) + CHECKSUM;
        let found = bytes.len();
        if found != expected {
            return Err(NetError::Length { found, expected });
        }
        let (body, sum) = bytes.split_at(expected - CHECKSUM);
        if *sum != fnv1a(body).to_le_bytes() {
            return Err(NetError::Checksum);
        }
        let (by_neuron, body) = body[HEADER..].split_at(COUNT * neurons);
        let (body, last) = body.split_at(2 * neurons + bucket_count * 4 * neurons);
        let mut feature_weights = vec![0; COUNT * neurons];
        for (neuron, weights) in by_neuron.chunks_exact(COUNT).enumerate() {
            let column = feature_weights[neuron..].iter_mut().step_by(neurons);
            for (row, weight) in column.zip(weights) {
                *row = weight.cast_signed();
            }
        }
        let mut numbers = numbers(body);
        let mut take = |count| numbers.by_ref().take(count).collect();
        Self::from_valid_shape(NetworkParams {
            width: neurons,
            buckets: bucket_count,
            scale,
            feature_weights,
            feature_biases: take(neurons),
            output_weights: take(2 * neurons * bucket_count),
            output_biases: last
                .as_chunks()
                .0
                .iter()
                .map(|bytes| i32::from_le_bytes(*bytes))
                .collect(),
        })
    }

    /// A net whose shape and lengths have been checked.
    fn from_valid_shape(params: NetworkParams) -> Result<Self, NetError> {
        let NetworkParams {
            feature_weights,
            feature_biases,
            output_weights,
            ..
        } = &params;
        let most = |row: &[i16]| row.iter().map(|weight| weight.unsigned_abs()).max();
        let most_row = feature_weights
            .iter()
            .map(|weight| weight.unsigned_abs())
            .max();
        let fits = most_row <= Some(Self::MAX_FEATURE_WEIGHT.unsigned_abs())
            && most(feature_biases) <= Some(MAX_BIAS)
            && most(output_weights) <= Some(Self::MAX_OUTPUT_WEIGHT.unsigned_abs());
        if !fits {
            return Err(NetError::TooLarge);
        }
        let wide = |&weight: &i8| i16::from(weight) * Self::FEATURE_WEIGHT_STEP;
        let feature_weights = feature_weights.iter().map(wide).collect();
        Ok(Self {
            params,
            feature_weights,
        })
    }

    /// The file format, as [`Net::from_bytes`] reads it.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let params = &self.params;
        let mut bytes = MAGIC.to_vec();
        let [inputs, width, buckets] = [COUNT, params.width, params.buckets].map(|it| it as u16);
        for field in [VERSION, inputs, width, buckets, params.scale] {
            bytes.extend(field.to_le_bytes());
        }
        for neuron in 0..params.width {
            let column = params.feature_weights[neuron..]
                .iter()
                .step_by(params.width);
            bytes.extend(column.map(|weight| weight.cast_unsigned()));
        }
        for part in [&params.feature_biases, &params.output_weights] {
            bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
        }
        let last = params.output_biases.iter();
        bytes.extend(last.flat_map(|number| number.to_le_bytes()));
        let sum = fnv1a(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

fn is_valid_shape(width: usize, buckets: usize) -> bool {
    width.is_multiple_of(LANES)
        && (LANES..=MAX_WIDTH).contains(&width)
        && (1..=MAX_BUCKETS).contains(&buckets)
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = i16> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|pair| i16::from_le_bytes(*pair))
}

/// 64-bit FNV-1a.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadMagic => f.write_str("this is no net"),
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
                 {COUNT} inputs, a multiple of {LANES} neurons up to {MAX_WIDTH} and 1 to {MAX_BUCKETS} buckets are known"
            ),
            Self::Length { found, expected } => {
                write!(f, "{found} long, expected {expected}")
            }
            Self::Checksum => f.write_str("it is not what was written: its sum differs"),
            Self::TooLarge => f.write_str("a weight is so large that a sum might not fit"),
        }
    }
}

impl core::error::Error for NetError {}
