use crate::named_enum;

/// Which king bears 王 and which 玉.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum KingStyle {
    /// 王 for White, the senior player and handicap giver.
    #[default]
    Senior,
    /// 王 for Black.
    Swapped,
    /// 玉 for both.
    BothJewel,
}

named_enum!(KingStyle);
