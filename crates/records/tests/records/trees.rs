//! Random boards and record trees.

use std::time::Duration;

use komadai_records::{Brush, EndMarker, Evaluation, Mark, Marks, NodeId, Notes, Record};
use komadai_shogi::{
    Color, Hand, HandKind, Handicap, Origin, Piece, PieceKind, Ply, Position, PositionError, Setup,
    Square, Strictness,
};
use proptest::{collection::vec, prelude::*, sample::Index};

/// Boards without a fault, with a king.
pub fn any_board() -> impl Strategy<Value = Position> {
    let square = any::<Index>().prop_map(|index| {
        Square::from_index(index.index(Square::COUNT)).expect("the index is below 81")
    });
    let color = || prop::sample::select(&Color::ALL[..]);
    let piece = (color(), prop::sample::select(&PieceKind::ALL[..]))
        .prop_map(|(color, kind)| Piece::new(color, kind));
    let hand = || {
        prop::sample::subsequence(&HandKind::ALL[..], 0..=7).prop_map(|kinds| {
            let add = |hand: Hand, kind| hand.added(kind).expect("a hand holds one of each");
            kinds.into_iter().fold(Hand::EMPTY, add)
        })
    };
    (vec((square, piece), 0..60), hand(), hand(), color()).prop_map(
        |(pieces, black, white, turn)| {
            let mut setup = Setup::EMPTY;
            for (square, piece) in pieces {
                setup.set_piece(square, Some(piece));
            }
            setup.set_hand(Color::Black, black);
            setup.set_hand(Color::White, white);
            setup.set_turn(turn);
            repaired(setup)
        },
    )
}

/// Takes away a piece for each fault until none is left.
fn repaired(mut setup: Setup) -> Position {
    loop {
        let faults = match Position::from_setup(&setup, Strictness::Problem) {
            Ok(position) => return position,
            Err(faults) => faults,
        };
        let fault = faults.iter().next().expect("an error has a fault");
        let culprit = |is_one: &dyn Fn(Square, Piece) -> bool| {
            let found = setup
                .pieces()
                .find(|&(square, piece)| is_one(square, piece));
            found.map(|(square, _)| square)
        };
        let square = match *fault {
            PositionError::NoKings => {
                let corner = Square::new(1, 9).expect("a square");
                setup.set_piece(corner, Some(Piece::new(Color::Black, PieceKind::King)));
                continue;
            }
            PositionError::TooMany { kind, .. } => {
                culprit(&|_, piece| piece.kind().unpromoted() == kind)
            }
            PositionError::TwoKings { color, .. } => setup.king(color),
            PositionError::Nifu { color, file } => culprit(&|square, piece| {
                square.file() == file && piece == Piece::new(color, PieceKind::Pawn)
            }),
            PositionError::ImmobilePiece { square, .. } => Some(square),
            PositionError::OpponentInCheck { attacker, .. } => Some(attacker),
            ref fault => panic!("{setup}: {fault}"),
        };
        setup.set_piece(square.expect("the fault has a piece"), None);
    }
}

/// A node to be made: after which, the move among the legal ones, what is said.
type Seed = (Index, Index, Option<u32>, Notes);

/// Circles and arrows on squares and komadai.
pub fn any_marks() -> impl Strategy<Value = Marks> {
    let place = || {
        any::<Index>().prop_map(|index| {
            let hands = || HandKind::ALL.into_iter();
            let hands = Color::ALL
                .into_iter()
                .flat_map(|color| hands().map(move |kind| Origin::Hand(color, kind)));
            let places: Vec<Origin> = Square::all().map(Origin::Board).chain(hands).collect();
            *index.get(&places)
        })
    };
    let mark =
        (prop::sample::select(Brush::ALL), place(), place()).prop_map(|(brush, from, to)| {
            Mark::arrow(brush, from, to).unwrap_or(Mark::circle(brush, from))
        });
    let circle =
        (prop::sample::select(Brush::ALL), place()).prop_map(|(brush, at)| Mark::circle(brush, at));
    vec(prop_oneof![mark, circle], 0..6).prop_map(Marks::from_iter)
}

fn any_notes() -> impl Strategy<Value = Notes> {
    let evaluation = prop_oneof![
        any::<i32>().prop_map(Evaluation::Centipawns),
        any::<i32>().prop_map(Evaluation::Mate),
    ];
    let line = "[ -~あ-ん▲△☗＊*&#変化：手まで\u{3000}]{0,12}";
    let lines = vec(line, 0..4).prop_map(|lines| lines.join("\n"));
    (
        prop_oneof![3 => Just(String::new()), 1 => lines],
        prop_oneof![9 => Just(String::new()), 1 => line],
        prop_oneof![4 => Just(None), 1 => evaluation.prop_map(Some)],
        prop_oneof![4 => Just(Marks::NONE), 1 => any_marks()],
    )
        .prop_map(|(comment, bookmark, evaluation, marks)| Notes {
            comment,
            bookmark,
            evaluation,
            marks,
        })
}

fn any_end() -> impl Strategy<Value = EndMarker> {
    prop_oneof![
        Just(EndMarker::Resignation),
        Just(EndMarker::Interrupted),
        Just(EndMarker::Repetition),
        Just(EndMarker::PerpetualCheck),
        Just(EndMarker::Impasse),
        Just(EndMarker::Declaration),
        Just(EndMarker::Mate),
        Just(EndMarker::NoMate),
        Just(EndMarker::Time),
        Just(EndMarker::IllegalMoveLoss),
        Just(EndMarker::IllegalMoveWin),
        Just(EndMarker::ForfeitWin),
        Just(EndMarker::ForfeitLoss),
        Just(EndMarker::MoveLimit),
        Just(EndMarker::Draw),
        Just(EndMarker::Other("封じ手".to_owned())),
    ]
}

/// Records with variations, comments, times, ends and headers, from any start.
pub fn any_record() -> impl Strategy<Value = Record> {
    let start = prop_oneof![
        3 => prop::sample::select(&Handicap::ALL[..]).prop_map(|handicap| handicap.setup()),
        1 => any_board().prop_map(|position| position.to_setup()),
    ];
    let header = (
        "[ぁ-んa-z]{1,6}",
        "([!-~ぁ-ん：]([ -~ぁ-ん：]{0,8}[!-~ぁ-ん])?)?",
    );
    let seed = (
        any::<Index>(),
        any::<Index>(),
        prop::option::of(0..40_000_u32),
        any_notes(),
    );
    let end = (any::<Index>(), any_end(), prop::option::of(0..100_u32));
    (
        start,
        vec(header, 0..5),
        any_notes(),
        vec(seed, 0..60),
        vec(end, 0..4),
        any::<bool>(),
    )
        .prop_map(|(start, headers, notes, seeds, ends, is_bushy)| {
            let mut record = Record::new(start);
            for (key, value) in headers {
                record.headers.set(&key, &value);
            }
            *record.notes_mut(NodeId::ROOT) = notes;
            grow(&mut record, seeds, is_bushy);
            for (at, end, spent) in ends {
                let nodes = nodes(&record);
                let mut line = record.editor_from(*at.get(&nodes));
                if line.end(end).is_ok() {
                    line.set_spent(spent.map(|seconds| Duration::from_secs(seconds.into())));
                }
            }
            record
        })
}

fn nodes(record: &Record) -> Vec<NodeId> {
    let mut nodes = record.depth_first();
    nodes.push(NodeId::ROOT);
    nodes
}

fn grow(record: &mut Record, seeds: Vec<Seed>, is_bushy: bool) {
    let mut last = NodeId::ROOT;
    for (after, choice, spent, notes) in seeds {
        let nodes = nodes(record);
        let parent = if is_bushy || after.index(4) == 0 {
            *after.get(&nodes)
        } else {
            last
        };
        let table = record.setup_at(parent);
        let Ok(position) = Position::from_setup(&table, Strictness::Problem) else {
            continue;
        };
        let moves = position.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let mut line = record.editor_from(parent);
        let (by, mv) = (position.turn(), *choice.get(&moves));
        if let Ok(node) = line.push(Ply { by, mv }) {
            line.set_spent(spent.map(|seconds| Duration::from_secs(seconds.into())));
            *record.notes_mut(node) = notes;
            last = node;
        }
    }
}
