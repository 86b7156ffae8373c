//! What Romanian asks of its texts: counted nouns, agreement, articles.
use shogi::{Color, PieceKind};

use crate::capitalized;

/// A noun that is counted: how one is called, and several.
#[derive(Clone, Copy, Debug)]
pub struct Noun(pub &'static str, pub &'static str);

pub const MOVES: Noun = Noun("mutare", "mutări");
/// The length of a mate. Moves of both sides count, so they are not called moves, by which
/// chess players mean pairs of them.
pub const PLIES: Noun = Noun("semimutare", "semimutări");
pub const GAMES: Noun = Noun("partidă", "partide");
pub const POSITIONS: Noun = Noun("poziție", "poziții");
pub const POINTS: Noun = Noun("punct", "puncte");
pub const SQUARES: Noun = Noun("câmp", "câmpuri");
pub const ROWS: Noun = Noun("rând", "rânduri");
pub const RANKS: Noun = Noun("linie", "linii");

impl Noun {
    /// `1 mutare`, `2 mutări`, `20 de mutări`, `101 mutări`.
    pub fn counted(self, count: u64) -> String {
        let Self(one, several) = self;
        match (count, count % 100) {
            (1, _) => format!("1 {one}"),
            (0, _) | (_, 1..20) => format!("{count} {several}"),
            _ => format!("{count} de {several}"),
        }
    }
}

/// The verb of so many: `s-a citit`, `s-au citit`.
pub fn verb<'a>(count: usize, one: &'a str, several: &'a str) -> &'a str {
    if count == 1 { one } else { several }
}

/// What two words are that agree with a piece: of a masculine one, and of a feminine.
pub fn agreeing<'a>(kind: PieceKind, masculine: &'a str, feminine: &'a str) -> &'a str {
    match kind {
        PieceKind::Lance | PieceKind::ProLance => feminine,
        _ => masculine,
    }
}

/// The pieces of a kind, counted.
pub fn pieces(kind: PieceKind) -> Noun {
    match kind {
        PieceKind::Pawn => Noun("pion", "pioni"),
        PieceKind::Lance => Noun("lance", "lănci"),
        PieceKind::Knight => Noun("cal", "cai"),
        PieceKind::Silver => Noun("general de argint", "generali de argint"),
        PieceKind::Gold => Noun("general de aur", "generali de aur"),
        PieceKind::Bishop => Noun("nebun", "nebuni"),
        PieceKind::Rook => Noun("turn", "turnuri"),
        PieceKind::King => Noun("rege", "regi"),
        PieceKind::Tokin => Noun("tokin", "tokini"),
        PieceKind::ProLance => Noun("lance promovată", "lănci promovate"),
        PieceKind::ProKnight => Noun("cal promovat", "cai promovați"),
        PieceKind::ProSilver => Noun("general de argint promovat", "generali de argint promovați"),
        PieceKind::Horse => Noun("cal-dragon", "cai-dragon"),
        PieceKind::Dragon => Noun("dragon", "dragoni"),
    }
}

/// A piece with the article: `pionul`, `lancea`.
pub fn the_piece(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Pawn => "pionul",
        PieceKind::Lance => "lancea",
        PieceKind::Knight => "calul",
        PieceKind::Silver => "argintul",
        PieceKind::Gold => "aurul",
        PieceKind::Bishop => "nebunul",
        PieceKind::Rook => "turnul",
        PieceKind::King => "regele",
        PieceKind::Tokin => "tokinul",
        PieceKind::ProLance => "lancea promovată",
        PieceKind::ProKnight => "calul promovat",
        PieceKind::ProSilver => "argintul promovat",
        PieceKind::Horse => "calul-dragon",
        PieceKind::Dragon => "dragonul",
    }
}

/// A side as the subject of a sentence has the article; players' names stay.
pub fn the(side: &str) -> &str {
    match side {
        "Negru" => "Negrul",
        "Alb" => "Albul",
        name => name,
    }
}

/// Whose something is: `mâna Negrului`.
pub fn of(color: Color) -> &'static str {
    match color {
        Color::Black => "Negrului",
        Color::White => "Albului",
    }
}

/// The same words as the beginning of a sentence.
pub fn sentence(words: &str) -> String {
    capitalized(words)
}
