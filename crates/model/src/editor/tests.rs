use shogi::{Handicap, Origin};

use super::*;
use crate::{BoardIntent, BoardTarget};

fn square(name: &str) -> Square {
    Square::from_usi(name).unwrap()
}

fn on(name: &str) -> BoardTarget {
    BoardTarget::Square(square(name))
}

fn touch(name: &str) -> BoardIntent {
    BoardIntent::Touch(on(name))
}

fn hand(color: Color, kind: HandKind) -> BoardTarget {
    BoardTarget::Hand(color, kind)
}

fn carry(from: BoardTarget, to: BoardTarget) -> BoardIntent {
    BoardIntent::Drag { from, to }
}

fn editor(sfen: &str) -> Editor {
    Editor::new(Setup::from_sfen(sfen).unwrap())
}

fn empty() -> Editor {
    Editor::new(Setup::EMPTY)
}

fn piece(color: Color, kind: PieceKind) -> Piece {
    Piece::new(color, kind)
}

/// The editor and a copy whose last step is undone and done again are the same,
/// and undone it is as before.
fn check_undoes(before: &Setup, editor: &Editor) {
    let mut other = editor.clone();
    assert_eq!(other.undo(), EditOutcome::Undone);
    assert_eq!(other.setup(), before);
    assert_eq!(other.redo(), EditOutcome::Redone);
    assert_eq!(other.setup(), editor.setup());
}

/// What an intent makes of a setup, as an SFEN.
fn after(sfen: &str, intents: &[BoardIntent]) -> String {
    let mut editor = editor(sfen);
    for &intent in intents {
        editor.handle(intent);
    }
    editor.setup().to_sfen()
}

#[test]
fn a_tsume_problem_from_an_empty_board() {
    let mut editor = empty();
    assert_eq!(
        editor.take(PieceKind::King),
        EditOutcome::PickedUp(piece(Color::Black, PieceKind::King))
    );
    editor.change_side();
    editor.handle(touch("1a"));
    assert_eq!(
        editor.picked(),
        PickedPiece::Nothing,
        "no second king comes by itself"
    );
    editor.take(PieceKind::Pawn);
    editor.change_side();
    for name in ["1c", "2c"] {
        editor.handle(touch(name));
    }
    editor.take(PieceKind::Rook);
    editor.turn();
    assert_eq!(
        editor.picked(),
        PickedPiece::OfBox(piece(Color::White, PieceKind::Dragon)),
        "the box gives White's pieces now"
    );
    editor.turn();
    editor.turn();
    editor.handle(touch("3b"));
    editor.take(PieceKind::Gold);
    editor.change_side();
    editor.take(PieceKind::Gold);
    editor.change_side();
    editor.handle(BoardIntent::Touch(hand(Color::Black, HandKind::Pawn)));
    editor.rest_to_white();
    assert_eq!(
        editor.setup().to_sfen(),
        "8k/6+R2/7pp/9/9/9/9/9/9 b Gr2b3g4s4n4l16p 1"
    );
    assert_eq!(editor.playability(), Playability::Problem);
    let missing = PositionError::MissingKing {
        color: Color::Black,
    };
    assert_eq!(editor.errors(), [missing]);
    assert!(PIECE_BOX.iter().all(|&kind| editor.count_in_box(kind)
        == match kind {
            PieceKind::King => 1,
            _ => 0,
        }));
}

#[test]
fn touched_again_a_piece_lies_in_each_of_its_ways() {
    let mut editor = editor("9/9/9/9/4S4/9/9/9/9 b - 1");
    assert_eq!(
        editor.handle(touch("5e")),
        EditOutcome::PickedUp(piece(Color::Black, PieceKind::Silver))
    );
    let ways: Vec<String> = (0..4)
        .map(|_| {
            editor.handle(touch("5e"));
            editor.setup().piece_at(square("5e")).unwrap().to_string()
        })
        .collect();
    assert_eq!(ways, ["+S", "s", "+s", "S"]);
    let mut gold = self::editor("9/9/9/9/4G4/9/9/9/9 b - 1");
    gold.handle(touch("5e"));
    let turned = EditOutcome::Turned(piece(Color::White, PieceKind::Gold));
    assert_eq!(gold.handle(touch("5e")), turned);
}

#[test]
fn a_touch_takes_no_piece_off_the_board() {
    let start = "9/9/4g4/9/4S4/9/9/9/9 b - 1";
    let mut editor = editor(start);
    editor.handle(touch("5e"));
    let gold = piece(Color::White, PieceKind::Gold);
    assert_eq!(editor.handle(touch("5c")), EditOutcome::PickedUp(gold));
    editor.take(PieceKind::Pawn);
    assert_eq!(editor.handle(touch("5c")), EditOutcome::PickedUp(gold));
    assert_eq!(editor.setup().to_sfen(), start);
    assert!(!editor.can_undo());
}

#[test]
fn what_is_carried_takes_the_place_of_what_stood_there() {
    let mut editor = editor("9/9/4g4/9/4S4/9/9/9/9 b - 1");
    let put = editor.handle(carry(on("5e"), on("5c")));
    let expected = EditOutcome::Put {
        piece: piece(Color::Black, PieceKind::Silver),
        on: square("5c"),
        boxed: Some(piece(Color::White, PieceKind::Gold)),
    };
    assert_eq!(put, expected);
    assert_eq!(editor.setup().to_sfen(), "9/9/4S4/9/9/9/9/9/9 b - 1");
    assert_eq!(editor.count_in_box(PieceKind::Gold), 4);
    assert_eq!(editor.picked(), PickedPiece::Nothing);
}

#[test]
fn pieces_go_to_hands_and_back() {
    let start = "9/9/4+p4/9/9/9/9/9/9 b R 1";
    let black = hand(Color::Black, HandKind::Rook);
    let white = hand(Color::White, HandKind::Gold);
    for (intents, expected) in [
        // Whatever kind's place it is put on.
        (vec![carry(on("5c"), black)], "9/9/9/9/9/9/9/9/9 b RP 1"),
        (
            vec![touch("5c"), BoardIntent::Touch(white)],
            "9/9/9/9/9/9/9/9/9 b Rp 1",
        ),
        (vec![carry(black, white)], "9/9/4+p4/9/9/9/9/9/9 b r 1"),
        (
            vec![BoardIntent::Touch(black), touch("1a")],
            "8R/9/4+p4/9/9/9/9/9/9 b - 1",
        ),
        (vec![carry(black, on("5c"))], "9/9/4R4/9/9/9/9/9/9 b - 1"),
        (
            vec![BoardIntent::Touch(black), BoardIntent::Touch(black)],
            start,
        ),
        (vec![carry(black, black)], start),
        (vec![carry(white, on("5e"))], start),
        (vec![touch("5e")], start),
        (vec![touch("5c"), BoardIntent::Cancel, touch("5d")], start),
    ] {
        assert_eq!(after(start, &intents), expected, "{intents:?}");
    }
}

#[test]
fn a_king_goes_to_no_hand() {
    let start = "4k4/9/9/9/9/9/9/9/9 b - 1";
    let refused = EditOutcome::Refused(EditRefusal::KingInHand);
    let mut editor = editor(start);
    editor.handle(touch("5a"));
    assert_eq!(editor.to_hand(Color::Black), refused);
    let black = hand(Color::Black, HandKind::Rook);
    assert_eq!(editor.handle(carry(on("5a"), black)), refused);
    assert_eq!(editor.picked(), PickedPiece::Nothing);
    assert_eq!(editor.carry_out(PieceKind::King, black), refused);
    assert_eq!(editor.setup().to_sfen(), start);
}

#[test]
fn what_is_held_is_turned_given_and_boxed() {
    let mut editor = editor("9/9/4S4/9/9/9/9/9/9 b - 1");
    let none = EditOutcome::Refused(EditRefusal::NothingHeld);
    assert_eq!(editor.turn(), none);
    assert_eq!(editor.to_box(), none);
    assert_eq!(editor.to_hand(Color::White), none);

    editor.handle(touch("5c"));
    let silver = |color, kind| EditOutcome::Turned(piece(color, kind));
    assert_eq!(
        editor.turn_over(),
        silver(Color::Black, PieceKind::ProSilver)
    );
    assert_eq!(
        editor.change_side(),
        silver(Color::White, PieceKind::ProSilver)
    );
    assert_eq!(
        editor.to_hand(Color::Black),
        EditOutcome::InHand(piece(Color::Black, PieceKind::Silver))
    );
    assert_eq!(editor.picked(), PickedPiece::Nothing);

    editor.handle(BoardIntent::Touch(hand(Color::Black, HandKind::Silver)));
    assert_eq!(
        editor.turn_over(),
        EditOutcome::Refused(EditRefusal::UnpromotedInHand)
    );
    editor.turn();
    let whites = Origin::Hand(Color::White, HandKind::Silver);
    assert_eq!(editor.picked(), PickedPiece::OnTable(whites));
    assert_eq!(editor.setup().to_sfen(), "9/9/9/9/9/9/9/9/9 b s 1");
    assert_eq!(
        editor.to_box(),
        EditOutcome::Boxed(piece(Color::White, PieceKind::Silver))
    );
    assert_eq!(*editor.setup(), Setup::EMPTY);

    let gold = piece(Color::Black, PieceKind::Gold);
    editor.take(PieceKind::Gold);
    assert_eq!(
        editor.turn_over(),
        EditOutcome::Refused(EditRefusal::OneFace(gold))
    );
    assert_eq!(editor.to_box(), EditOutcome::LetGo);
}

#[test]
fn out_of_the_box_come_as_many_as_there_are() {
    let mut editor = empty();
    editor.take(PieceKind::Bishop);
    editor.handle(touch("1a"));
    assert!(matches!(editor.picked(), PickedPiece::OfBox(_)));
    editor.handle(touch("2a"));
    assert_eq!(
        (editor.picked(), editor.count_in_box(PieceKind::Bishop)),
        (PickedPiece::Nothing, 0)
    );
    // A third one, for those who ask for it.
    editor.take(PieceKind::Bishop);
    editor.handle(touch("3a"));
    assert_eq!(
        (editor.picked(), editor.count_in_box(PieceKind::Bishop)),
        (PickedPiece::Nothing, -1)
    );
    let too_many = |fault: &PositionError| matches!(fault, PositionError::TooMany { count: 3, .. });
    assert!(editor.errors().iter().any(too_many));
    assert_eq!(editor.playability(), Playability::Diagram);
}

#[test]
fn a_hand_that_is_full_takes_no_more() {
    let mut editor = empty();
    for _ in 0..7 {
        editor.carry_out(PieceKind::Rook, hand(Color::Black, HandKind::Rook));
    }
    editor.take(PieceKind::Rook);
    let refused = EditOutcome::Refused(EditRefusal::HandFull);
    assert_eq!(editor.to_hand(Color::Black), refused);
    assert_eq!(editor.count_in_box(PieceKind::Rook), -5);
}

#[test]
fn a_king_comes_for_the_side_that_has_none() {
    let of_box = |sfen| editor(sfen).box_piece(PieceKind::King).color();
    assert_eq!(of_box("9/9/9/9/9/9/9/9/9 b - 1"), Color::Black);
    assert_eq!(of_box("9/9/9/9/9/9/9/9/4K4 b - 1"), Color::White);
    assert_eq!(of_box("4k4/9/9/9/9/9/9/9/9 b - 1"), Color::Black);
    assert_eq!(of_box("4k4/9/9/9/9/9/9/9/4K4 b - 1"), Color::Black);
}

#[test]
fn whole_tables_are_laid() {
    let start = "k8/9/9/9/9/9/7P1/9/7SK b R 7";
    let check = |act: fn(&mut Editor) -> EditOutcome, expected: &str| {
        let mut editor = editor(start);
        editor.handle(touch("1i"));
        assert_eq!(act(&mut editor), EditOutcome::Replaced);
        assert_eq!(editor.setup().to_sfen(), expected);
        assert_eq!(editor.picked(), PickedPiece::Nothing);
        check_undoes(&Setup::from_sfen(start).unwrap(), &editor);
    };
    check(
        |editor| editor.replace_setup(Setup::EMPTY),
        "9/9/9/9/9/9/9/9/9 b - 1",
    );
    check(Editor::mirror, "8k/9/9/9/9/9/1P7/9/KS7 b R 7");
    check(Editor::exchange_sides, "ks7/9/1p7/9/9/9/9/9/8K w r 7");
    check(
        |editor| editor.replace_setup(Handicap::TwoPieces.setup()),
        Handicap::TwoPieces.sfen(),
    );
    check(
        Editor::rest_to_white,
        "k8/9/9/9/9/9/7P1/9/7SK b Rr2b4g3s4n4l17p 7",
    );
    let mut same = editor(start);
    assert_eq!(
        same.replace_setup(Setup::from_sfen(start).unwrap()),
        EditOutcome::Nothing
    );
    assert!(!same.can_undo());
}

#[test]
fn turn_and_number_are_set() {
    let number = |number| NonZeroU32::new(number).unwrap();
    let mut editor = empty();
    assert_eq!(editor.set_turn(Color::Black), EditOutcome::Nothing);
    assert_eq!(
        editor.set_turn(Color::White),
        EditOutcome::Turn(Color::White)
    );
    for written in [4, 42, 421] {
        assert_eq!(editor.set_number(number(written)), EditOutcome::Numbered);
    }
    assert_eq!(editor.setup().to_sfen(), "9/9/9/9/9/9/9/9/9 w - 421");
    // Written figure by figure, it is one change.
    editor.undo();
    assert_eq!(editor.setup().to_sfen(), "9/9/9/9/9/9/9/9/9 w - 1");
    editor.set_number(number(5));
    editor.undo();
    editor.undo();
    assert_eq!(*editor.setup(), Setup::EMPTY);
    assert!(!editor.can_undo() && editor.can_redo());
    editor.set_turn(Color::White);
    assert!(!editor.can_redo());
}

#[test]
fn every_change_is_undone() {
    let start = Setup::startpos();
    let changes: [fn(&mut Editor) -> EditOutcome; 6] = [
        |editor| editor.handle(carry(on("7g"), on("7f"))),
        |editor| editor.handle(carry(on("7g"), hand(Color::White, HandKind::Pawn))),
        |editor| editor.carry_out(PieceKind::Pawn, on("5e")),
        |editor| {
            editor.handle(touch("2h"));
            editor.turn()
        },
        |editor| {
            editor.handle(touch("2h"));
            editor.to_box()
        },
        |editor| editor.set_turn(Color::White),
    ];
    for change in changes {
        let mut editor = Editor::new(start.clone());
        let edited = change(&mut editor);
        assert_ne!(*editor.setup(), start, "{edited:?}");
        check_undoes(&start, &editor);
        editor.undo();
        assert_eq!(
            (editor.undo(), editor.picked()),
            (EditOutcome::Nothing, PickedPiece::Nothing)
        );
    }
}

#[test]
fn a_text_is_read_or_its_faults_are_told() {
    let sfen = |text: &str| read(text).map(|setup| setup.to_sfen());
    let plain = "4k4/9/9/9/9/9/9/9/4K4 w 2P 12";
    for words in ["", "sfen ", " position sfen "] {
        assert_eq!(sfen(&[words, plain, "\n"].concat()).as_deref(), Ok(plain));
    }
    let nothing_possible = "9/9/9/9/9/9/9/9/p8 b - 1";
    assert_eq!(sfen(nothing_possible).as_deref(), Ok(nothing_possible));
    let faults = read("4k4/9/9/9/9/9/9/9/4K3 x - 1").unwrap_err();
    assert_eq!(faults.iter().count(), 2);
}

#[test]
fn what_a_setup_is_good_for() {
    for (sfen, good_for, faults) in [
        (Handicap::Even.sfen(), Playability::Game, 0),
        ("4k4/9/9/9/9/9/9/9/9 b - 1", Playability::Problem, 1),
        ("9/9/9/9/4S4/9/9/9/9 b - 1", Playability::Lesson, 2),
        ("4k4/9/9/9/9/9/9/4P4/3PK4 b - 1", Playability::Game, 0),
        ("4k4/9/9/9/9/4P4/9/4P4/4K4 b - 1", Playability::Diagram, 1),
        ("P3k4/9/4R4/9/9/9/9/9/4K4 b - 1", Playability::Diagram, 2),
    ] {
        let editor = editor(sfen);
        assert_eq!(
            (editor.playability(), editor.errors().len()),
            (good_for, faults),
            "{sfen}"
        );
    }
}

#[test]
fn a_mate_can_be_looked_for_where_there_is_a_king_to_mate() {
    let is_problem = |sfen| Editor::new(Setup::from_sfen(sfen).expect("a setup")).is_problem();
    assert!(is_problem("7k1/9/6+R1p/9/9/9/9/9/9 b G 1"));
    assert!(!is_problem("7k1/9/6+R1p/9/9/9/9/9/9 w G 1"));
    assert!(!is_problem("9/9/6+R1p/9/9/9/9/9/9 b G 1"));
}
