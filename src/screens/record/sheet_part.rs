/// A part of the screen that comes up as a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetPart {
    Moves,
    Comment,
    Analysis,
    Explorer,
    More,
}

impl SheetPart {
    /// Its name in attributes: `data-sheet` of the screen, `data-tab` of its button.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moves => "moves",
            Self::Comment => "comment",
            Self::Analysis => "analysis",
            Self::Explorer => "explorer",
            Self::More => "more",
        }
    }
}
