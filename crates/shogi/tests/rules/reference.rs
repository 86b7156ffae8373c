//! The rules a second time, written for plainness alone: squares are walked one
//! by one, and a move is tried out on a [`Setup`] to see whether the king could
//! be taken. It shares with the crate only the vocabulary.

use std::collections::BTreeSet;

use komadai_shogi::{Color, HandKind, Move, MoveKind, Piece, PieceKind, Setup, Square};

type Steps = &'static [(i8, i8)];

const AHEAD: (i8, i8) = (0, -1);
const DIAGONALS: Steps = &[(-1, -1), (1, -1), (-1, 1), (1, 1)];
const STRAIGHTS: Steps = &[(0, -1), (0, 1), (-1, 0), (1, 0)];

/// The single steps of a kind and the lines it runs along, as Black's files to
/// the left and ranks towards the own edge.
fn ways(kind: PieceKind) -> (Steps, Steps) {
    match kind {
        PieceKind::Pawn => (&[AHEAD], &[]),
        PieceKind::Lance => (&[], &[AHEAD]),
        PieceKind::Knight => (&[(-1, -2), (1, -2)], &[]),
        PieceKind::Silver => (&[AHEAD, (-1, -1), (1, -1), (-1, 1), (1, 1)], &[]),
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => (&[AHEAD, (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)], &[]),
        PieceKind::Bishop => (&[], DIAGONALS),
        PieceKind::Rook => (&[], STRAIGHTS),
        PieceKind::Horse => (STRAIGHTS, DIAGONALS),
        PieceKind::Dragon => (DIAGONALS, STRAIGHTS),
        PieceKind::King => (
            &[
                (0, -1),
                (0, 1),
                (-1, 0),
                (1, 0),
                (-1, -1),
                (1, -1),
                (-1, 1),
                (1, 1),
            ],
            &[],
        ),
    }
}

/// The squares a piece reaches, the first taken one of each line included.
fn reach(setup: &Setup, from: Square, piece: Piece) -> Vec<Square> {
    let sign = match piece.color() {
        Color::Black => 1,
        Color::White => -1,
    };
    let (steps, lines) = ways(piece.kind());
    let step = |at: Square, (files, ranks): (i8, i8)| at.offset(files * sign, ranks * sign);
    let mut squares: Vec<Square> = steps.iter().filter_map(|&way| step(from, way)).collect();
    for &way in lines {
        let mut at = step(from, way);
        while let Some(square) = at {
            squares.push(square);
            at = match setup.piece_at(square) {
                None => step(square, way),
                Some(_) => None,
            };
        }
    }
    squares
}

pub fn is_in_check(setup: &Setup, color: Color) -> bool {
    setup.king(color).is_some_and(|king| {
        setup.pieces().any(|(from, piece)| {
            piece.color() != color && reach(setup, from, piece).contains(&king)
        })
    })
}

/// Every legal move.
pub fn legal_moves(setup: &Setup) -> BTreeSet<Move> {
    let mut moves = BTreeSet::new();
    for (from, piece) in setup.pieces() {
        if piece.color() != setup.turn() {
            continue;
        }
        for to in reach(setup, from, piece) {
            if setup
                .piece_at(to)
                .is_some_and(|taken| taken.color() == setup.turn())
            {
                continue;
            }
            for promote in [false, true] {
                let mv = Move::normal(from, to, promote);
                if face_is_right(piece, from, to, promote) && leaves_king_safe(setup, mv) {
                    moves.insert(mv);
                }
            }
        }
    }
    for (kind, _) in setup.hand(setup.turn()).iter() {
        for to in Square::all() {
            let mv = Move::drop(kind, to);
            if may_drop(setup, kind, to) && leaves_king_safe(setup, mv) && !mates_by_pawn(setup, mv)
            {
                moves.insert(mv);
            }
        }
    }
    moves
}

/// How many ranks lie before a square, seen by its side.
fn ranks_ahead(color: Color, square: Square) -> u8 {
    match color {
        Color::Black => square.rank() - 1,
        Color::White => 9 - square.rank(),
    }
}

fn is_stuck(color: Color, kind: PieceKind, square: Square) -> bool {
    match kind {
        PieceKind::Pawn | PieceKind::Lance => ranks_ahead(color, square) == 0,
        PieceKind::Knight => ranks_ahead(color, square) < 2,
        _ => false,
    }
}

fn face_is_right(piece: Piece, from: Square, to: Square, promote: bool) -> bool {
    if promote {
        let nearest = ranks_ahead(piece.color(), from).min(ranks_ahead(piece.color(), to));
        piece.kind().promoted().is_some() && nearest < 3
    } else {
        !is_stuck(piece.color(), piece.kind(), to)
    }
}

fn may_drop(setup: &Setup, kind: HandKind, to: Square) -> bool {
    let pawn = Piece::new(setup.turn(), PieceKind::Pawn);
    let is_nifu = kind == HandKind::Pawn
        && setup
            .pieces()
            .any(|(at, piece)| piece == pawn && at.file() == to.file());
    setup.piece_at(to).is_none() && !is_nifu && !is_stuck(setup.turn(), kind.kind(), to)
}

fn after(setup: &Setup, mv: Move) -> Setup {
    let mut after = setup.clone();
    after
        .apply(mv)
        .unwrap_or_else(|error| panic!("{setup}: {mv}: {error}"));
    after
}

fn leaves_king_safe(setup: &Setup, mv: Move) -> bool {
    !is_in_check(&after(setup, mv), setup.turn())
}

fn mates_by_pawn(setup: &Setup, mv: Move) -> bool {
    let pawn = matches!(
        mv.kind(),
        MoveKind::Drop {
            kind: HandKind::Pawn,
            ..
        }
    );
    let after = after(setup, mv);
    pawn && is_in_check(&after, after.turn()) && legal_moves(&after).is_empty()
}
