//! Random squares, moves, setups, positions, games and texts.

use komadai_shogi::{
    Color, Hand, HandKind, Handicap, Move, MoveKind, Piece, PieceKind, Position, PositionError,
    Setup, Square, Strictness,
};
use proptest::{collection::vec, prelude::*, sample::Index};

use crate::support::position;

pub fn any_square() -> impl Strategy<Value = Square> {
    any::<Index>().prop_map(|index| {
        Square::from_index(index.index(Square::COUNT)).expect("the index is below 81")
    })
}

/// A square of Black's or White's right corner, where kings are mated.
fn corner_square() -> impl Strategy<Value = Square> {
    (1..=3u8, 1..=4u8)
        .prop_map(|(file, rank)| Square::new(file, rank).expect("the square is on the board"))
}

fn any_color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (any_color(), prop::sample::select(&PieceKind::ALL[..]))
        .prop_map(|(color, kind)| Piece::new(color, kind))
}

pub fn any_move() -> impl Strategy<Value = Move> {
    let normal = (any_square(), any_square(), any::<bool>())
        .prop_map(|(from, to, promote)| MoveKind::Normal { from, to, promote });
    let drop = (
        prop::sample::select(&HandKind::ALL[..]),
        any_square(),
        any::<bool>(),
    )
        .prop_map(|(kind, to, promote)| MoveKind::Drop { kind, to, promote });
    prop_oneof![normal, drop].prop_map(Move::new)
}

fn any_hand() -> impl Strategy<Value = Hand> {
    let count = prop_oneof![4 => Just(0), 2 => 0..=3u8, 1 => 0..=31u8];
    prop::array::uniform7(count).prop_map(|counts| {
        HandKind::ALL
            .into_iter()
            .zip(counts)
            .fold(Hand::EMPTY, |hand, (kind, count)| {
                hand.with(kind, count.min(Hand::capacity(kind)))
                    .expect("the count is within the hand's capacity")
            })
    })
}

fn set_up(
    squares: impl Strategy<Value = Square>,
    pieces: impl Into<prop::collection::SizeRange>,
) -> impl Strategy<Value = Setup> {
    (
        vec((squares, any_piece()), pieces),
        any_hand(),
        any_hand(),
        any_color(),
    )
        .prop_map(|(pieces, black, white, turn)| {
            let mut setup = Setup::EMPTY;
            for (square, piece) in pieces {
                setup.set_piece(square, Some(piece));
            }
            setup.set_hand(Color::Black, black);
            setup.set_hand(Color::White, white);
            setup.set_turn(turn);
            setup
        })
}

/// Anything on the table, most of it impossible.
pub fn any_setup() -> impl Strategy<Value = Setup> {
    set_up(any_square(), 0..60)
}

/// Boards without a fault, from nearly empty to crowded.
pub fn any_position() -> impl Strategy<Value = Position> {
    any_setup().prop_map(repaired)
}

/// A king in a corner amid many pieces, and a pawn in hand: pins and pawn-drop
/// mates.
pub fn cornered() -> impl Strategy<Value = Position> {
    (
        set_up(corner_square(), 3..14),
        any_square(),
        corner_square(),
        any::<bool>(),
    )
        .prop_map(|(mut setup, own, other, reverse)| {
            setup.set_turn(Color::Black);
            for color in Color::ALL {
                while let Some(king) = setup.king(color) {
                    setup.set_piece(king, None);
                }
            }
            setup.set_piece(own, Some(Piece::new(Color::Black, PieceKind::King)));
            setup.set_piece(other, Some(Piece::new(Color::White, PieceKind::King)));
            setup.set_hand(Color::White, Hand::EMPTY);
            setup.set_hand(
                Color::Black,
                Hand::EMPTY
                    .added(HandKind::Pawn)
                    .expect("a hand holds a pawn"),
            );
            repaired(if reverse { setup.reversed() } else { setup })
        })
}

/// Takes away one piece for each fault until none is left.
fn repaired(mut setup: Setup) -> Position {
    loop {
        let faults = match Position::from_setup(&setup, Strictness::Lesson) {
            Ok(position) => return position,
            Err(faults) => faults,
        };
        let fault = faults.iter().next().expect("an error has a fault");
        match *fault {
            PositionError::TooMany { kind, .. } => take_one(&mut setup, kind),
            PositionError::TwoKings { color, .. } => {
                let king = setup.king(color).expect("there are two");
                setup.set_piece(king, None);
            }
            PositionError::Nifu { color, file } => {
                let pawn = Piece::new(color, PieceKind::Pawn);
                let (square, _) = setup
                    .pieces()
                    .find(|&(square, piece)| square.file() == file && piece == pawn)
                    .expect("there are two");
                setup.set_piece(square, None);
            }
            PositionError::ImmobilePiece { square, .. } => {
                setup.set_piece(square, None);
            }
            PositionError::OpponentInCheck { attacker, .. } => {
                setup.set_piece(attacker, None);
            }
            ref fault => panic!("{setup}: {fault}"),
        }
    }
}

fn take_one(setup: &mut Setup, kind: PieceKind) {
    for color in Color::ALL {
        let taken = kind
            .in_hand()
            .and_then(|kind| setup.hand(color).taken(kind));
        if let Some(hand) = taken {
            return setup.set_hand(color, hand);
        }
    }
    let on_board = setup
        .pieces()
        .find(|(_, piece)| piece.kind().unpromoted() == kind);
    let (square, _) = on_board.expect("there are too many");
    setup.set_piece(square, None);
}

/// A start and which of the legal moves to play, again and again.
pub fn any_game() -> impl Strategy<Value = (Position, Vec<Index>)> {
    let start =
        prop::sample::select(&Handicap::ALL[..]).prop_map(|handicap| position(handicap.sfen()));
    (start, vec(any::<Index>(), 200))
}

/// An SFEN with a few characters changed, left out or put in.
pub fn damaged_sfen() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        prop::sample::select(
            "lnsgkrbpLNSGKRBP+0123456789/ -bw歩"
                .chars()
                .collect::<Vec<_>>()
        ),
        any::<char>(),
    ];
    let damage = (any::<Index>(), 0..3usize, prop::option::of(character));
    (any_setup(), vec(damage, 1..4)).prop_map(|(setup, damages)| {
        let mut text: Vec<char> = setup.to_sfen().chars().collect();
        for (at, cut, insert) in damages {
            let at = at.index(text.len() + 1);
            let end = (at + cut).min(text.len());
            text.splice(at..end, insert);
        }
        text.into_iter().collect()
    })
}
