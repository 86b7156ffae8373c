//! Texts of types whose values have names.

use core::fmt;

/// `ALL`, `name`, `from_name`, `Display` and `FromStr` for enums whose variants have names,
/// which strum derives. Callers need not import strum's traits, and `name` is const.
/// For this project's own crates.
#[doc(hidden)]
#[macro_export]
macro_rules! named_enum {
    ($($name:ident),+) => {$(
        impl $name {
            /// All values, in the order of their declaration.
            pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
            pub(crate) const NAMES: &[&str] = <Self as strum::VariantNames>::VARIANTS;

            /// The name for URLs, forms and programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The value with a [`name`](Self::name).
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        $crate::name_traits!($name);
    )+};
}
pub(crate) use named_enum;

/// `Display` and `FromStr` for a type with `name` and `from_name`.
/// For this project's own crates.
#[doc(hidden)]
#[macro_export]
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
