use komadai_problems::rest_of_set;
use shogi::{Color, Hand, HandKind, Piece, PieceKind, Position, Setup, Square, Strictness};

/// A position that may become a problem: Black mates, has no king, and White has all pieces
/// that are not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    setup: Setup,
}

impl Candidate {
    /// White's king alone.
    pub fn new(king: Square) -> Self {
        let mut setup = Setup::EMPTY;
        setup.set_piece(king, Some(Piece::new(Color::White, PieceKind::King)));
        Self { setup }
    }

    /// The position with the other pieces in White's hand; `None` if it breaks a rule, has
    /// more pieces than a set, or White is in check already.
    pub fn position(&self) -> Option<Position> {
        let mut setup = self.setup.clone();
        setup.set_hand(Color::White, rest_of_set(&setup)?);
        Position::from_setup(&setup, Strictness::Problem).ok()
    }

    /// The same with White to move; `None` too if White is in check.
    pub fn position_of_defender(&self) -> Option<Position> {
        let mut setup = self.setup.clone();
        setup.set_hand(Color::White, rest_of_set(&setup)?);
        setup.set_turn(Color::White);
        let position = Position::from_setup(&setup, Strictness::Problem).ok()?;
        (!position.in_check()).then_some(position)
    }

    /// Board, side to move and Black's hand in SFEN; White's hand is left out.
    pub fn to_sfen(&self) -> String {
        self.setup.to_sfen()
    }

    /// How many pieces of a kind White has in hand.
    pub fn left(&self, kind: HandKind) -> Option<u8> {
        Some(rest_of_set(&self.setup)?.count(kind))
    }

    /// Black's hand.
    pub fn hand(&self) -> Hand {
        self.setup.hand(Color::Black)
    }

    /// The square of the king that is to be mated.
    pub fn king(&self) -> Option<Square> {
        self.setup.king(Color::White)
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.setup.piece_at(square)
    }

    /// All pieces on the board.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.setup.pieces()
    }

    /// All pieces on the board and in Black's hand but for the king.
    pub fn count(&self) -> usize {
        self.pieces().count() - 1 + usize::from(self.hand().total())
    }

    /// The same with another piece on a square, or with none.
    #[must_use]
    pub fn with(&self, square: Square, piece: Option<Piece>) -> Self {
        let mut setup = self.setup.clone();
        setup.set_piece(square, piece);
        Self { setup }
    }

    /// The same with other pieces in the attacker's hand.
    #[must_use]
    pub fn with_hand(&self, hand: Hand) -> Self {
        let mut setup = self.setup.clone();
        setup.set_hand(Color::Black, hand);
        Self { setup }
    }

    /// Every piece on another square; `None` where one leaves the board.
    pub fn moved(&self, to: impl Fn(Square) -> Option<Square>) -> Option<Self> {
        let mut setup = Setup::EMPTY;
        setup.set_hand(Color::Black, self.hand());
        for (square, piece) in self.pieces() {
            setup.set_piece(to(square)?, Some(piece));
        }
        Some(Self { setup })
    }

    /// Mirrored so that the king stands in files 1 to 5, as books print it.
    #[must_use]
    pub fn with_king_on_the_right(&self) -> Self {
        match self.king() {
            Some(king) if king.file() > 5 => Self {
                setup: self.setup.mirrored(),
            },
            _ => self.clone(),
        }
    }

    /// All that one piece less leaves.
    pub fn without_one(&self) -> Vec<Self> {
        let on_board = self
            .pieces()
            .filter(|(_, piece)| piece.kind() != PieceKind::King);
        let on_board = on_board.map(|(square, _)| self.with(square, None));
        let in_hand = self
            .hand()
            .iter()
            .filter_map(|(kind, _)| self.hand().taken(kind));
        on_board
            .chain(in_hand.map(|hand| self.with_hand(hand)))
            .collect()
    }
}

impl From<&Position> for Candidate {
    /// The side to move becomes Black; its king is left out.
    fn from(position: &Position) -> Self {
        let setup = position.to_setup();
        let mut setup = match position.turn() {
            Color::Black => setup,
            Color::White => setup.reversed(),
        };
        setup.set_turn(Color::Black);
        if let Some(king) = setup.king(Color::Black) {
            setup.set_piece(king, None);
        }
        setup.set_hand(Color::White, Hand::EMPTY);
        setup.set_move_number(core::num::NonZeroU32::MIN);
        Self { setup }
    }
}
