//! Texts of types whose values have names.

use core::fmt;

/// `Display` and `FromStr` for a type with `name` and `from_name`.
macro_rules! name_traits {
    ($name:ident) => {
        impl core::fmt::Display for $name {
            /// Writes the [`name`](Self::name).
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl core::str::FromStr for $name {
            type Err = $crate::UnknownName;

            /// Reads a [`name`](Self::name).
            fn from_str(name: &str) -> Result<Self, Self::Err> {
                Self::from_name(name).ok_or($crate::UnknownName)
            }
        }
    };
}
pub(crate) use name_traits;

/// Why a text is not a value of a type: no value has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownName;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing of this name")
    }
}

impl core::error::Error for UnknownName {}
