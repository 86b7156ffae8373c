/// An enum whose variants have a name for addresses, forms and programs.
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All of them, in the order of forms.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];
            pub(crate) const NAMES: &[&'static str] = &[$($text,)*];

            /// The name for addresses, forms and programs.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }

            /// The variant of a [`name`](Self::name).
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    )*};
}
pub(crate) use named;
