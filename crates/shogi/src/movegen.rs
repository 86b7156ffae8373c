//! Legal move generation, including every optional non-promotion.

use core::{fmt, ops};

use crate::{
    Bitboard, Color, Hand, HandKind, Move, Origin, Piece, PieceKind, Position, Square,
    attacks::{self, attacks},
    position::PieceGroup,
};

/// A list of moves with a fixed capacity, large enough for every position.
///
/// ```
/// let moves = komadai_shogi::Position::startpos().legal_moves();
/// assert!(moves.contains(&"7g7f".parse()?));
/// # Ok::<(), komadai_shogi::ParseMoveError>(())
/// ```
#[derive(Clone)]
pub struct MoveList {
    len: usize,
    moves: [Move; Self::CAPACITY],
}

impl MoveList {
    /// An upper bound for any position. With both kings the maximum is 593.
    /// Without kings, seven kinds on 81 squares give 567 drops, and only sixteen
    /// pieces (rooks and bishops 32 moves each, promotions counted separately,
    /// silvers 10, lances 11) have more moves than the seven drops that their
    /// square would allow: 695. The rest is room for a block of eight.
    const CAPACITY: usize = 704;

    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        const UNUSED: Move = Move::from_template(0, 0);
        Self {
            len: 0,
            moves: [UNUSED; Self::CAPACITY],
        }
    }

    /// Removes all moves.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    #[inline]
    fn push(&mut self, mv: Move) {
        self.moves[self.len] = mv;
        self.len += 1;
    }

    /// Appends a drop on `to` for each of the first `count` templates. A block of
    /// eight is always written; what is beyond `count` is overwritten later.
    #[inline]
    fn push_drops(&mut self, templates: &[u16; 8], count: usize, to: Square) {
        let to = to.index() as u16;
        let end = self.len + 8;
        let block = &mut self.moves[self.len..end];
        for (slot, &template) in block.iter_mut().zip(templates) {
            *slot = Move::from_template(template, to);
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
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Appends all legal moves to `list`.
    ///
    /// # Panics
    /// When the list was not empty and has no room for them.
    pub fn legal_moves_into(&self, list: &mut MoveList) {
        let targets = LegalTargets::new(self);
        targets.king_moves(list);
        if self.checkers().more_than_one() {
            return;
        }
        targets.pawn_moves(list);
        targets.piece_moves(list);
        targets.drops(list);
    }

    /// Whether the side to move has a legal move. If not, it has lost.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let targets = LegalTargets::new(self);
        let us = self.turn();
        let can_move = |from| match self.piece_at(from) {
            Some(piece) => !targets.piece_targets(piece.kind(), from).is_empty(),
            None => false,
        };
        let can_drop = |kind| self.hand(us).has(kind) && !targets.drop_targets(kind).is_empty();
        self.pieces_of(us).into_iter().any(can_move) || HandKind::ALL.into_iter().any(can_drop)
    }

    /// The squares that the piece at `origin` can legally go to, promoting or
    /// not; none if it does not belong to the side to move.
    ///
    /// ```
    /// use komadai_shogi::{Origin, Position, Square};
    /// let lance = Origin::Board(Square::from_usi("9i")?);
    /// let destinations = Position::startpos().destinations(lance);
    /// assert_eq!(destinations.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["9h"]);
    /// # Ok::<(), komadai_shogi::ParseSquareError>(())
    /// ```
    #[must_use]
    pub fn destinations(&self, origin: Origin) -> Bitboard {
        let targets = LegalTargets::new(self);
        match origin {
            Origin::Board(from) => match self.piece_at(from) {
                Some(piece) if piece.color() == self.turn() => {
                    targets.piece_targets(piece.kind(), from)
                }
                _ => Bitboard::EMPTY,
            },
            Origin::Hand(color, kind) => {
                if color == self.turn() && self.hand(color).has(kind) {
                    targets.drop_targets(kind)
                } else {
                    Bitboard::EMPTY
                }
            }
        }
    }
}

/// The destinations of the legal moves in a position, piece by piece: what limits the side to
/// move, pins and checks, is computed once. [`Position::destinations`] is for a single piece.
///
/// ```
/// use komadai_shogi::{HandKind, LegalTargets, Position, Strictness};
/// let position = Position::from_sfen("4k4/9/9/9/4r4/9/9/9/4K4 b G 1", Strictness::Game)?;
/// let targets = LegalTargets::new(&position);
/// let king = position.king(position.turn()).expect("there is a king");
/// assert_eq!(targets.king_targets(king).len(), 4);
/// assert_eq!(targets.drop_targets(HandKind::Gold).len(), 3);
/// # Ok::<(), komadai_shogi::PositionErrors>(())
/// ```
#[derive(Clone, Debug)]
pub struct LegalTargets<'a> {
    position: &'a Position,
    us: Color,
    occupied: Bitboard,
    king: Option<Square>,
    pinned: Bitboard,
    /// Destinations of all pieces but the king: squares without an own piece; in
    /// check only the checker's square and those between it and the king.
    target_mask: Bitboard,
}

impl<'a> LegalTargets<'a> {
    /// Those of the side to move.
    #[must_use]
    pub fn new(position: &'a Position) -> Self {
        let us = position.turn();
        let king = position.king(us);
        let evasion = match (king, position.checkers().first()) {
            (Some(king), Some(checker)) if !position.checkers().more_than_one() => {
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
            target_mask: evasion - position.pieces_of(us),
        }
    }

    /// The squares that the piece on `from`, of the kind `kind` and the side to move, can
    /// legally go to, promoting or not.
    #[must_use]
    pub fn piece_targets(&self, kind: PieceKind, from: Square) -> Bitboard {
        if kind == PieceKind::King {
            return self.king_targets(from);
        }
        let piece = Piece::new(self.us, kind);
        self.legal_targets(from, attacks(piece, from, self.occupied))
    }

    /// The squares that the king on `from` can legally go to.
    #[must_use]
    pub fn king_targets(&self, from: Square) -> Bitboard {
        let occupied = self.occupied.without(from);
        let mut safe = attacks::king(from) - self.position.pieces_of(self.us);
        for to in safe {
            if self.position.is_attacked(to, !self.us, occupied) {
                safe = safe.without(to);
            }
        }
        safe
    }

    /// The attacked squares that are legal destinations: inside the target mask,
    /// and on the pin line if the piece is pinned.
    #[inline]
    fn legal_targets(&self, from: Square, attacks: Bitboard) -> Bitboard {
        let targets = attacks & self.target_mask;
        match self.king {
            Some(king) if self.pinned.contains(from) => targets & attacks::line(king, from),
            _ => targets,
        }
    }

    /// The squares on which a piece of the kind could legally be dropped, whether or not it is
    /// in hand.
    #[must_use]
    pub fn drop_targets(&self, kind: HandKind) -> Bitboard {
        match kind {
            HandKind::Pawn => self.pawn_drop_targets(),
            _ => {
                (self.target_mask - self.occupied)
                    - Bitboard::last_ranks(self.us, kind.kind().immobile_ranks())
            }
        }
    }

    fn pawn_drop_targets(&self) -> Bitboard {
        let pawns = self.position.group(PieceGroup::Pawns, self.us);
        let targets = (self.target_mask - self.occupied)
            - pawns.filled_files()
            - Bitboard::last_ranks(self.us, 1);
        match self.position.king(!self.us) {
            Some(king) => {
                let head = attacks::pawn(!self.us, king) & targets;
                match head.first() {
                    Some(to) if self.position.is_pawn_drop_mate(to) => targets.without(to),
                    _ => targets,
                }
            }
            None => targets,
        }
    }

    #[inline]
    fn king_moves(&self, list: &mut MoveList) {
        if let Some(from) = self.king {
            self.king_targets(from)
                .for_each(|to| list.push(Move::normal(from, to, false)));
        }
    }

    /// All pawn moves by one bitboard shift.
    #[inline]
    fn pawn_moves(&self, list: &mut MoveList) {
        let mut pawns = self.position.group(PieceGroup::Pawns, self.us);
        if let Some(king) = self.king {
            pawns -= self.pinned - Bitboard::file(king.file());
        }
        let targets = match self.us {
            Color::Black => pawns.shifted_up(),
            Color::White => pawns.shifted_down(),
        } & self.target_mask;
        let behind = |to: Square| match self.us {
            Color::Black => Square::from_index_unchecked(to.index() as u32 + 1),
            Color::White => Square::from_index_unchecked(to.index() as u32 - 1),
        };
        (targets & Bitboard::last_ranks(self.us, 3))
            .for_each(|to| list.push(Move::normal(behind(to), to, true)));
        (targets - Bitboard::last_ranks(self.us, 1))
            .for_each(|to| list.push(Move::normal(behind(to), to, false)));
    }

    #[inline]
    fn piece_moves(&self, list: &mut MoveList) {
        let (us, occupied) = (self.us, self.occupied);
        let group = |group| self.position.group(group, us);
        let promoted = group(PieceGroup::KingSteps);
        group(PieceGroup::Lances).for_each(|from| {
            self.push_promotable(list, from, attacks::lance(us, from, occupied), 1);
        });
        self.position.knights(us).for_each(|from| {
            self.push_promotable(list, from, attacks::knight(us, from), 2);
        });
        group(PieceGroup::Silvers).for_each(|from| {
            self.push_promotable(list, from, attacks::silver(us, from), 0);
        });
        group(PieceGroup::Golds)
            .for_each(|from| self.push_unpromoted(list, from, attacks::gold(us, from)));
        group(PieceGroup::Bishops).for_each(|from| {
            let attacks = attacks::bishop(from, occupied);
            if promoted.contains(from) {
                self.push_unpromoted(list, from, attacks | attacks::king(from));
            } else {
                self.push_promotable(list, from, attacks, 0);
            }
        });
        group(PieceGroup::Rooks).for_each(|from| {
            let attacks = attacks::rook(from, occupied);
            if promoted.contains(from) {
                self.push_unpromoted(list, from, attacks | attacks::king(from));
            } else {
                self.push_promotable(list, from, attacks, 0);
            }
        });
    }

    #[inline]
    fn push_unpromoted(&self, list: &mut MoveList, from: Square, attacks: Bitboard) {
        self.legal_targets(from, attacks)
            .for_each(|to| list.push(Move::normal(from, to, false)));
    }

    /// The moves of a piece that can promote, and has to on the last `dead_ranks`
    /// ranks.
    #[inline]
    fn push_promotable(
        &self,
        list: &mut MoveList,
        from: Square,
        attacks: Bitboard,
        dead_ranks: u8,
    ) {
        let targets = self.legal_targets(from, attacks);
        let promoting = if from.in_promotion_zone(self.us) {
            targets
        } else {
            targets & Bitboard::last_ranks(self.us, 3)
        };
        promoting.for_each(|to| list.push(Move::normal(from, to, true)));
        (targets - Bitboard::last_ranks(self.us, dead_ranks))
            .for_each(|to| list.push(Move::normal(from, to, false)));
    }

    #[inline]
    fn drops(&self, list: &mut MoveList) {
        let hand = self.position.hand(self.us);
        if hand.is_empty() {
            return;
        }
        if hand.has(HandKind::Pawn) {
            self.pawn_drop_targets()
                .for_each(|to| list.push(Move::drop(HandKind::Pawn, to)));
        }
        let templates = DropTemplates::new(hand);
        if templates.counts[0] == 0 {
            return;
        }
        let empty = self.target_mask - self.occupied;
        let (first, two) = (
            Bitboard::last_ranks(self.us, 1),
            Bitboard::last_ranks(self.us, 2),
        );
        let [all, second, last] = templates.counts;
        (empty - two).for_each(|to| list.push_drops(&templates.templates, all, to));
        (empty & (two - first)).for_each(|to| list.push_drops(&templates.templates, second, to));
        (empty & first).for_each(|to| list.push_drops(&templates.templates, last, to));
    }
}

/// The drops of all kinds but pawns, encoded without their square. The kinds that
/// may not be dropped on the last ranks (lance, knight) come last, so that a
/// shorter prefix is used there.
struct DropTemplates {
    templates: [u16; 8],
    /// Number of kinds that may be dropped on ranks 3 to 9, on rank 2, on rank 1.
    counts: [usize; 3],
}

impl DropTemplates {
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
        let mut templates = [0; 8];
        let mut all = 0;
        for kind in ORDER {
            if hand.has(kind) {
                templates[all] = Move::drop(kind, ORIGIN).bits();
                all += 1;
            }
        }
        let second = all - usize::from(hand.has(HandKind::Knight));
        let last = second - usize::from(hand.has(HandKind::Lance));
        Self {
            templates,
            counts: [all, second, last],
        }
    }
}
