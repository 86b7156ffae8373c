/// Methods for enums whose variants have names, which strum derives. They are inherent, so
/// that callers import no trait, and `name` is const.
macro_rules! string_enum {
    ($($Enum:ty),+) => {$(
        impl $Enum {
            /// All of them, in the order of forms.
            pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;
            /// Their names, in the same order.
            pub const NAMES: &[&str] = <Self as strum::VariantNames>::VARIANTS;

            /// The name for addresses, forms and programs.
            pub const fn name(self) -> &'static str {
                self.into_str()
            }

            /// The variant of a [`name`](Self::name).
            pub fn from_name(name: &str) -> Option<Self> {
                name.parse().ok()
            }
        }
    )+};
}
pub(crate) use string_enum;
