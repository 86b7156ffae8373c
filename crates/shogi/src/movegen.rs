//! All legal moves, every non-promotion among them.

use core::{fmt, ops};

use crate::{
    Bitboard, Color, Hand, HandKind, Move, Origin, Piece, PieceKind, Position, Square,
    attacks::{self, attacks},
    position::Group,
};

/// A list of moves that never grows beyond its fixed room.
///
/// ```
/// let moves = shogi::Position::startpos().legal_moves();
/// assert!(moves.contains(&"7g7f".parse()?));
/// # Ok::<(), shogi::ParseMoveError>(())
/// ```
#[derive(Clone)]
pub struct MoveList {
    len: usize,
    moves: [Move; Self::CAPACITY],
}

impl MoveList {
    /// More than any position has. With both kings the most is 593. Without
    /// kings, seven kinds on 81 squares make 567 drops, and only sixteen pieces
    /// (rooks and bishops 32 moves each with both ways to end, silvers 10,
    /// lances 11) bring more moves than the seven drops on their square: 695.
    /// The rest is room for a block of eight.
    const CAPACITY: usize = 704;

    /// An empty list.
    pub const fn new() -> Self {
        const UNUSED: Move = Move::from_base(0, 0);
        Self {
            len: 0,
            moves: [UNUSED; Self::CAPACITY],
        }
    }

    /// Empties the list; it can be filled again.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// One drop for each of the first `count` bases, written as a block of
    /// eight of which the rest is overwritten later.
    #[inline]
    fn push_drops(&mut self, bases: &[u16; 8], count: usize, to: Square) {
        let to = to.index() as u16;
        let end = self.len + 8;
        let block = &mut self.moves[self.len..end];
        for (slot, &base) in block.iter_mut().zip(bases) {
            *slot = Move::from_base(base, to);
        }
        self.len += count;
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Position {
    /// All legal moves, in no particular order.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Appends all legal moves to a list that is used again and again.
    ///
    /// # Panics
    /// When the list is not empty and has no room for them.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        let targets = Targets::new(self);
        targets.king_moves(list);
        if self.checkers().has_many() {
            return;
        }
        targets.pawn_moves(list);
        targets.other_moves(list);
        targets.drops(list);
    }

    /// Whether there is a legal move; the side to move has lost if not.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// The squares that the piece at `origin` can legally go to, promoting or
    /// not; none if it does not belong to the side to move.
    ///
    /// ```
    /// use shogi::{Origin, Position, Square};
    /// let lance = Origin::Board(Square::from_usi("9i")?);
    /// let destinations = Position::startpos().destinations(lance);
    /// assert_eq!(destinations.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["9h"]);
    /// # Ok::<(), shogi::ParseSquareError>(())
    /// ```
    pub fn destinations(&self, origin: Origin) -> Bitboard {
        let targets = Targets::new(self);
        match origin {
            Origin::Board(from) => match self.piece_at(from) {
                Some(piece) if piece.color() == self.turn() => targets.of_piece(piece.kind(), from),
                _ => Bitboard::EMPTY,
            },
            Origin::Hand(color, kind) => {
                if color == self.turn() && self.hand(color).has(kind) {
                    targets.of_drop(kind)
                } else {
                    Bitboard::EMPTY
                }
            }
        }
    }
}

/// What the side to move has to heed, found once for all its pieces.
pub(crate) struct Targets<'a> {
    position: &'a Position,
    us: Color,
    occupied: Bitboard,
    king: Option<Square>,
    pinned: Bitboard,
    /// Where a piece other than the king may go: anywhere but onto own pieces,
    /// or, in check, onto the checker and between it and the king.
    open: Bitboard,
}

impl<'a> Targets<'a> {
    #[inline]
    pub(crate) fn new(position: &'a Position) -> Self {
        let us = position.turn();
        let king = position.king(us);
        let evasion = match (king, position.checkers().first()) {
            (Some(king), Some(checker)) if !position.checkers().has_many() => {
                attacks::between(king, checker).with(checker)
            }
            (Some(_), Some(_)) => Bitboard::EMPTY,
            _ => Bitboard::ALL,
        };
        Self {
            position,
            us,
            occupied: position.occupied(),
            king,
            pinned: position.pinned(us),
            open: evasion - position.pieces_of(us),
        }
    }

    pub(crate) fn of_piece(&self, kind: PieceKind, from: Square) -> Bitboard {
        if kind == PieceKind::King {
            return self.of_king(from);
        }
        let piece = Piece::new(self.us, kind);
        self.free(from, attacks(piece, from, self.occupied))
    }

    pub(crate) fn of_king(&self, from: Square) -> Bitboard {
        let occupied = self.occupied.without(from);
        let mut safe = attacks::king(from) - self.position.pieces_of(self.us);
        for to in safe {
            if self.position.is_attacked(to, !self.us, occupied) {
                safe = safe.without(to);
            }
        }
        safe
    }

    /// Of the squares a piece attacks, those that leave its king safe.
    #[inline]
    fn free(&self, from: Square, attacks: Bitboard) -> Bitboard {
        let targets = attacks & self.open;
        match self.king {
            Some(king) if self.pinned.contains(from) => targets & attacks::line(king, from),
            _ => targets,
        }
    }

    pub(crate) fn of_drop(&self, kind: HandKind) -> Bitboard {
        match kind {
            HandKind::Pawn => self.of_pawn_drop(),
            _ => (self.open - self.occupied) - farthest_ranks(self.us, kind.kind().dead_ranks()),
        }
    }

    fn of_pawn_drop(&self) -> Bitboard {
        let pawns = self.position.group(Group::Pawns, self.us);
        let targets =
            (self.open - self.occupied) - pawns.filled_files() - farthest_ranks(self.us, 1);
        match self.position.king(!self.us) {
            Some(king) => {
                let head = attacks::pawn(!self.us, king) & targets;
                match head.first() {
                    Some(to) if self.position.is_pawn_drop_mate(to, king) => targets.without(to),
                    _ => targets,
                }
            }
            None => targets,
        }
    }

    #[inline]
    fn king_moves(&self, list: &mut MoveList) {
        if let Some(from) = self.king {
            self.of_king(from)
                .for_each(|to| list.push(Move::normal(from, to, false)));
        }
    }

    /// All pawns at once: each goes one square ahead.
    #[inline]
    fn pawn_moves(&self, list: &mut MoveList) {
        let mut pawns = self.position.group(Group::Pawns, self.us);
        if let Some(king) = self.king {
            pawns -= self.pinned - Bitboard::file(king.file());
        }
        let targets = match self.us {
            Color::Black => pawns.shifted_up(),
            Color::White => pawns.shifted_down(),
        } & self.open;
        let behind = |to: Square| match self.us {
            Color::Black => Square::from_index_unchecked(to.index() as u32 + 1),
            Color::White => Square::from_index_unchecked(to.index() as u32 - 1),
        };
        (targets & farthest_ranks(self.us, 3))
            .for_each(|to| list.push(Move::normal(behind(to), to, true)));
        (targets - farthest_ranks(self.us, 1))
            .for_each(|to| list.push(Move::normal(behind(to), to, false)));
    }

    #[inline]
    fn other_moves(&self, list: &mut MoveList) {
        let (us, occupied) = (self.us, self.occupied);
        let group = |group| self.position.group(group, us);
        let promoted = group(Group::KingSteps);
        group(Group::Lances).for_each(|from| {
            self.promotable(list, from, attacks::lance(us, from, occupied), 1);
        });
        self.position.knights(us).for_each(|from| {
            self.promotable(list, from, attacks::knight(us, from), 2);
        });
        group(Group::Silvers).for_each(|from| {
            self.promotable(list, from, attacks::silver(us, from), 0);
        });
        group(Group::Golds).for_each(|from| self.plain(list, from, attacks::gold(us, from)));
        group(Group::Bishops).for_each(|from| {
            let attacks = attacks::bishop(from, occupied);
            if promoted.contains(from) {
                self.plain(list, from, attacks | attacks::king(from));
            } else {
                self.promotable(list, from, attacks, 0);
            }
        });
        group(Group::Rooks).for_each(|from| {
            let attacks = attacks::rook(from, occupied);
            if promoted.contains(from) {
                self.plain(list, from, attacks | attacks::king(from));
            } else {
                self.promotable(list, from, attacks, 0);
            }
        });
    }

    #[inline]
    fn plain(&self, list: &mut MoveList, from: Square, attacks: Bitboard) {
        self.free(from, attacks)
            .for_each(|to| list.push(Move::normal(from, to, false)));
    }

    /// The moves of a piece with another face, which must turn over on the
    /// `dead_ranks` farthest ranks.
    #[inline]
    fn promotable(&self, list: &mut MoveList, from: Square, attacks: Bitboard, dead_ranks: u8) {
        let targets = self.free(from, attacks);
        let promoting = if from.in_promotion_zone(self.us) {
            targets
        } else {
            targets & farthest_ranks(self.us, 3)
        };
        promoting.for_each(|to| list.push(Move::normal(from, to, true)));
        (targets - farthest_ranks(self.us, dead_ranks))
            .for_each(|to| list.push(Move::normal(from, to, false)));
    }

    #[inline]
    fn drops(&self, list: &mut MoveList) {
        let hand = self.position.hand(self.us);
        if hand.is_empty() {
            return;
        }
        if hand.has(HandKind::Pawn) {
            self.of_pawn_drop()
                .for_each(|to| list.push(Move::drop(HandKind::Pawn, to)));
        }
        let bases = DropBases::new(hand);
        if bases.counts[0] == 0 {
            return;
        }
        let empty = self.open - self.occupied;
        let (first, two) = (farthest_ranks(self.us, 1), farthest_ranks(self.us, 2));
        let [all, second, last] = bases.counts;
        (empty - two).for_each(|to| list.push_drops(&bases.bases, all, to));
        (empty & (two - first)).for_each(|to| list.push_drops(&bases.bases, second, to));
        (empty & first).for_each(|to| list.push_drops(&bases.bases, last, to));
    }
}

/// The drops of all kinds but pawns, to be joined with a square. The kinds that
/// may not be dropped on the farthest ranks come last, so that fewer are taken
/// there.
struct DropBases {
    bases: [u16; 8],
    /// How many kinds may be dropped on most ranks, on the second, on the last.
    counts: [usize; 3],
}

impl DropBases {
    fn new(hand: Hand) -> Self {
        const ORDER: [HandKind; 6] = [
            HandKind::Rook,
            HandKind::Bishop,
            HandKind::Gold,
            HandKind::Silver,
            HandKind::Lance,
            HandKind::Knight,
        ];
        const ORIGIN: Square = match Square::from_index(0) {
            Some(square) => square,
            None => unreachable!(),
        };
        let mut bases = [0; 8];
        let mut all = 0;
        for kind in ORDER {
            if hand.has(kind) {
                bases[all] = Move::drop(kind, ORIGIN).bits();
                all += 1;
            }
        }
        let second = all - usize::from(hand.has(HandKind::Knight));
        let last = second - usize::from(hand.has(HandKind::Lance));
        Self {
            bases,
            counts: [all, second, last],
        }
    }
}

/// The `count` ranks farthest from a side, up to three.
#[inline]
pub(crate) const fn farthest_ranks(color: Color, count: u8) -> Bitboard {
    const RANKS: [[Bitboard; 4]; 2] = {
        let (one, two, three) = (Bitboard::rank(1), Bitboard::rank(2), Bitboard::rank(3));
        let (nine, eight, seven) = (Bitboard::rank(9), Bitboard::rank(8), Bitboard::rank(7));
        [
            [Bitboard::EMPTY, one, one.or(two), one.or(two).or(three)],
            [
                Bitboard::EMPTY,
                nine,
                nine.or(eight),
                nine.or(eight).or(seven),
            ],
        ]
    };
    RANKS[color as usize][count as usize]
}
