/// `ALL`, `name` and `from_name` for enums whose variants have names in storage and forms,
/// which strum derives, and serde's traits, which write the name. Callers need not import
/// strum's traits, and `name` is const. What serde derives is several times as large.
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

        impl serde::Serialize for $Enum {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $Enum {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                Self::from_name(&name).ok_or_else(|| {
                    let names = <Self as strum::VariantNames>::VARIANTS;
                    serde::de::Error::unknown_variant(&name, names)
                })
            }
        }
    )+};
}
