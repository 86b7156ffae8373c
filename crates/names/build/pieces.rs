/// One condition on a position, as the side whose name it is sees the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A piece on one of these squares, or on none of them.
    Piece {
        is_own: bool,
        kind: &'static str,
        on: Vec<u8>,
        is_there: bool,
    },
    /// A square without a piece.
    Empty(u8),
    /// A piece in hand, or none of that kind.
    Hand {
        is_own: bool,
        kind: &'static str,
        is_there: bool,
    },
}

impl Term {
    /// The squares on which it wants a piece of its own side.
    pub fn own_squares(&self) -> &[u8] {
        match self {
            Self::Piece {
                is_own: true,
                is_there: true,
                on,
                ..
            } => on,
            _ => &[],
        }
    }
}

/// Reads the conditions of a name, separated by spaces.
pub fn terms(text: &str) -> Result<Vec<Term>, String> {
    let words = text.split_ascii_whitespace();
    words
        .map(|word| term(word).ok_or_else(|| format!("`{word}` is no condition")))
        .collect()
}

fn term(word: &str) -> Option<Term> {
    if let Some(empty) = word.strip_prefix('.') {
        return Some(Term::Empty(square(empty)?));
    }
    let positive = word.strip_prefix('!');
    let is_there = positive.is_none();
    let mut letters = positive.unwrap_or(word).chars();
    let letter = letters.next()?;
    let is_own = letter.is_ascii_uppercase();
    let kind = kind(letter.to_ascii_uppercase())?;
    match letters.as_str() {
        "*" => Some(Term::Hand {
            is_own,
            kind,
            is_there,
        }),
        squares => Some(Term::Piece {
            is_own,
            kind,
            on: squares.split('/').map(square).collect::<Option<_>>()?,
            is_there,
        }),
    }
}

fn kind(letter: char) -> Option<&'static str> {
    Some(match letter {
        'P' => "Pawn",
        'L' => "Lance",
        'N' => "Knight",
        'S' => "Silver",
        'G' => "Gold",
        'B' => "Bishop",
        'R' => "Rook",
        'K' => "King",
        _ => return None,
    })
}

/// The index of a square: nine for each file.
fn square(usi: &str) -> Option<u8> {
    let &[file @ b'1'..=b'9', rank @ b'a'..=b'i'] = usi.as_bytes() else {
        return None;
    };
    Some((file - b'1') * 9 + (rank - b'a'))
}
