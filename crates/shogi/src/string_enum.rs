//! Enums whose variants have names for addresses, forms and programs.

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

        $crate::name_traits::name_traits!($name);
    )*};
}
pub(crate) use string_enum;
