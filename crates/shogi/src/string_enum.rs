//! Enums whose variants have names for addresses, forms and programs.

use core::fmt;

/// Enums with `ALL`, `name`, `from_name`, `Display` and `FromStr`.
macro_rules! string_enum {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All values, in the order of forms.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
            pub(crate) const NAMES: &[&'static str] = &[$($text,)*];

            /// The name for addresses, forms and programs.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The value with a [`name`](Self::name).
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        $crate::string_enum::string_traits!($name);
    )*};
}
pub(crate) use string_enum;

/// `Display` and `FromStr` of an enum with `name` and `from_name`.
macro_rules! string_traits {
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
pub(crate) use string_traits;

/// Why a text is not a value of an enum: no value has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownName;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is nothing of this name")
    }
}

impl core::error::Error for UnknownName {}
