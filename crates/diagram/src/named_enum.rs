/// `ALL`, `name` and `from_name` for enums whose variants have names in storage and forms,
/// which strum derives. Callers need not import strum's traits, and `name` is const.
/// For this project's own crates.
#[doc(hidden)]
#[macro_export]
macro_rules! named_enum {
    ($($Enum:ty),+) => {$(
        impl $Enum {
            /// All of them, in the order of their declaration.
            pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

            /// The name in settings and on command lines.
            pub const fn name(self) -> &'static str {
                <Self as strum::VariantNames>::VARIANTS[self as usize]
            }

            /// The one of a name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    )+};
}
