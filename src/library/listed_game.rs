use komadai_model::library::Entry;

/// A game of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ListedGame {
    pub entry: Entry,
    /// Whether another game of the list has the same names, date and length.
    pub is_look_alike: bool,
}
