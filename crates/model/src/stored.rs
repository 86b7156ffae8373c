//! What the browser keeps for the page: JSON with the version of its format,
//! `{"version":2,"value":...}`.
use core::time::Duration;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::error::Category;

/// The version that this build writes.
pub(crate) const VERSION: u32 = 2;

/// Why a stored text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoredError {
    /// Not what any version of the program stores.
    #[error("not stored by this program")]
    Foreign,
    /// Stored by a later version of the program.
    #[error("stored in format {0}, this build reads up to {VERSION}")]
    Version(String),
    /// The JSON is damaged or holds what this build does not know.
    #[error("{detail}")]
    Json {
        fault: JsonFault,
        column: usize,
        /// In English, for the console.
        detail: String,
    },
    /// The value of the named key is missing or not possible.
    #[error("no good value for {0}")]
    Value(&'static str),
}

/// What is wrong with a JSON text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// It is cut off.
    CutOff,
    /// It is no JSON.
    Syntax,
    /// A value is missing or not known.
    Value,
}

impl From<&serde_json::Error> for StoredError {
    fn from(error: &serde_json::Error) -> Self {
        let fault = match error.classify() {
            Category::Eof => JsonFault::CutOff,
            Category::Syntax | Category::Io => JsonFault::Syntax,
            Category::Data => JsonFault::Value,
        };
        Self::Json {
            fault,
            column: error.column(),
            detail: error.to_string(),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Versioned<T> {
    version: u32,
    value: T,
}

#[derive(Deserialize)]
struct Header {
    version: Option<u32>,
}

/// The text of a value, with the version of this build.
pub fn to_json<T: Serialize>(value: &T) -> String {
    let versioned = Versioned {
        version: VERSION,
        value,
    };
    serde_json::to_string(&versioned).expect("stored types have string keys and no failing parts")
}

/// The value of a text that [`to_json`] wrote.
///
/// # Errors
/// When the text is none, or of another version, or its value is not a `T`.
pub fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, StoredError> {
    if !text.starts_with('{') {
        return Err(StoredError::Foreign);
    }
    let why = match serde_json::from_str::<Versioned<T>>(text) {
        Ok(stored) if stored.version == VERSION => return Ok(stored.value),
        Ok(stored) => StoredError::Version(stored.version.to_string()),
        // Of another version other values are expected.
        Err(error) => match serde_json::from_str(text) {
            Ok(Header { version: None }) => StoredError::Foreign,
            Ok(Header {
                version: Some(VERSION),
            })
            | Err(_) => StoredError::from(&error),
            Ok(Header {
                version: Some(other),
            }) => StoredError::Version(other.to_string()),
        },
    };
    Err(why)
}

/// A time as it is stored, in whole nanoseconds.
pub(crate) fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Serde for types of the rules that have a name: `#[serde(with = "stored::color")]`.
macro_rules! by_name {
    ($($module:ident: $Type:ty;)*) => {$(
        pub(crate) mod $module {
            use serde::{Deserialize, Deserializer, Serializer, de::Error};

            pub fn serialize<S: Serializer>(value: &$Type, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(value.name().as_ref())
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                let name = String::deserialize(deserializer)?;
                <$Type>::from_name(&name).ok_or_else(|| {
                    D::Error::custom(format!(concat!("unknown ", stringify!($module), " {:?}"), name))
                })
            }
        }
    )*};
}

/// The same for values that may be missing.
macro_rules! by_name_or_none {
    ($($module:ident: $Type:ty;)*) => {$(
        pub(crate) mod $module {
            use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

            pub fn serialize<S: Serializer>(value: &Option<$Type>, serializer: S) -> Result<S::Ok, S::Error> {
                value.map(<$Type>::name).serialize(serializer)
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<$Type>, D::Error> {
                let Some(name) = Option::<String>::deserialize(deserializer)? else {
                    return Ok(None);
                };
                <$Type>::from_name(&name).map(Some).ok_or_else(|| {
                    D::Error::custom(format!(concat!("unknown ", stringify!($module), " {:?}"), name))
                })
            }
        }
    )*};
}

by_name! {
    color: shogi::Color;
    cue_profile: shogi::clock::CueProfile;
    seat: crate::Seat;
}

by_name_or_none! {
    handicap: shogi::Handicap;
    winner: komadai_records::Winner;
}
