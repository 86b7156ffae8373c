//! Hints for beginners, and what is heard, spoken and felt during a game.
use shogi::PieceKind;

#[derive(Debug)]
pub struct AssistText {
    /// The switch of the beginner mode.
    pub new: &'static str,
    /// The explanation at the first visit: the goal of the game, and how pieces are moved.
    pub welcome: [&'static str; 3],
    /// Shows the rest of the welcome.
    pub read_on: &'static str,
    /// Begins a game against the weakest computer.
    pub first_game: &'static str,
    /// What has happened in the game for the first time has a lesson.
    pub lesson_offer: &'static str,
    pub lesson_open: &'static str,
    /// The hint before a piece has been touched.
    pub touch_one: &'static str,
    /// Of the piece that was picked up.
    pub goes_nowhere: &'static str,
    pub all_pieces: &'static str,
    /// How the Japanese name of a piece is read.
    pub reading: fn(PieceKind) -> &'static str,
    pub moves: fn(PieceKind) -> &'static str,
    /// A move is shown, and has to be confirmed by a second tap.
    pub tap_again: &'static str,
    /// Spoken: how many seconds have passed.
    pub gone: fn(u16) -> String,
    /// Spoken when the byoyomi begins.
    pub byoyomi: &'static str,
    // In the settings.
    pub check_heard: &'static str,
    pub end_heard: &'static str,
    pub spoken: &'static str,
    pub shakes: &'static str,
    pub confirms: &'static str,
}

/// The full Japanese name of a piece.
pub const fn kanji(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "玉将",
        PieceKind::Rook => "飛車",
        PieceKind::Bishop => "角行",
        PieceKind::Gold => "金将",
        PieceKind::Silver => "銀将",
        PieceKind::Knight => "桂馬",
        PieceKind::Lance => "香車",
        PieceKind::Pawn => "歩兵",
        PieceKind::Dragon => "龍王",
        PieceKind::Horse => "龍馬",
        PieceKind::ProSilver => "成銀",
        PieceKind::ProKnight => "成桂",
        PieceKind::ProLance => "成香",
        PieceKind::Tokin => "と金",
    }
}

/// Its reading in Latin letters.
pub(crate) const fn latin(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "gyokushō",
        PieceKind::Rook => "hisha",
        PieceKind::Bishop => "kakugyō",
        PieceKind::Gold => "kinshō",
        PieceKind::Silver => "ginshō",
        PieceKind::Knight => "keima",
        PieceKind::Lance => "kyōsha",
        PieceKind::Pawn => "fuhyō",
        PieceKind::Dragon => "ryūō",
        PieceKind::Horse => "ryūma",
        PieceKind::ProSilver => "narigin",
        PieceKind::ProKnight => "narikei",
        PieceKind::ProLance => "narikyō",
        PieceKind::Tokin => "tokin",
    }
}
