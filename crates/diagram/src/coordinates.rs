use crate::named_enum;

/// How the ranks are lettered; files are always 1 to 9.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Coordinates {
    /// 一 to 九
    #[default]
    Kanji,
    /// a to i
    Letters,
    /// 1 to 9
    Digits,
    /// No coordinates.
    Off,
}

named_enum!(Coordinates);
