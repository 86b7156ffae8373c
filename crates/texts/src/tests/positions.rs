//! What is said when positions are set up, printed, analysed, or wrong.
use shogi::{
    Color, HandKind, Piece, PieceKind, PositionError, RuleError, RuleKey, Setup, Square,
    clock::TimeControlError,
};

use strum::EnumCount;

use super::{COUNTS, remarks::variants};
use crate::{Text, review_text};
use komadai_model::{
    AddressError,
    analysis::{JudgedMove, Judgement, PositionEval, RetryVerdict, SideSummary, WalkOutcome},
    diagram::{Answers, PerPage, Style},
    editor::{EditOutcome, EditRefusal, Playability},
};

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    editor(text, say);
    print(text, say);
    analysis(text, say);
    judged(text, say);
    errors(text, say);
}

fn editor(text: Text, say: &mut dyn FnMut(String, String)) {
    let editor = text.editor();
    let on = Square::from_usi("7f").expect("a square");
    for color in Color::ALL {
        say(format!("to hand {color}"), (editor.to_hand)(color).into());
        let turn = (editor.told)(EditOutcome::Turn(color));
        say(format!("told turn {color}"), turn);
        for kind in PieceKind::ALL {
            let piece = Piece::new(color, kind);
            for left in [-2, -1, 0, 1, 2, 5, 20] {
                let words = (editor.box_item)(piece, left);
                say(format!("box {color} {kind:?} {left}"), words);
            }
            for edited in [
                EditOutcome::PickedUp(piece),
                EditOutcome::Put {
                    piece,
                    on,
                    boxed: None,
                },
                EditOutcome::Put {
                    piece,
                    on,
                    boxed: Some(piece),
                },
                EditOutcome::InHand(piece),
                EditOutcome::Boxed(piece),
                EditOutcome::Turned(piece),
                EditOutcome::Refused(EditRefusal::OneFace(piece)),
            ] {
                say(format!("told {edited:?}"), (editor.told)(edited));
            }
        }
    }
    for edited in [
        EditOutcome::Nothing,
        EditOutcome::Numbered,
        EditOutcome::LetGo,
        EditOutcome::Replaced,
        EditOutcome::Undone,
        EditOutcome::Redone,
        EditOutcome::Refused(EditRefusal::NothingHeld),
        EditOutcome::Refused(EditRefusal::KingInHand),
        EditOutcome::Refused(EditRefusal::UnpromotedInHand),
        EditOutcome::Refused(EditRefusal::HandFull),
    ] {
        say(format!("told {edited:?}"), (editor.told)(edited));
    }
    for good_for in [
        Playability::Game,
        Playability::Problem,
        Playability::Lesson,
        Playability::Diagram,
    ] {
        say(
            format!("good for {good_for:?}"),
            (editor.good_for)(good_for).into(),
        );
        say(
            format!("missing {good_for:?}"),
            (editor.missing)(good_for).into(),
        );
    }
    say(
        "now wrong".into(),
        (editor.now_wrong)(&["a".into(), "b".into()]),
    );
}

fn print(text: Text, say: &mut dyn FnMut(String, String)) {
    let print = text.print();
    for style in [Style::Book, Style::Board] {
        say(format!("style {style:?}"), (print.style_of)(style).into());
    }
    for size in [1, 2, 4] {
        say(format!("size {size}"), (print.size_of)(size).into());
    }
    for per_page in [PerPage::Four, PerPage::Six] {
        say(
            format!("{per_page:?}"),
            (print.per_page_of)(per_page).into(),
        );
    }
    for answers in [Answers::None, Answers::UpsideDown, Answers::OwnPage] {
        say(
            format!("answers {answers:?}"),
            (print.answers_of)(answers).into(),
        );
    }
    for color in Color::ALL {
        say(format!("to move {color}"), (print.to_move)(color).into());
    }
    for count in COUNTS.map(usize::from) {
        say(format!("print has {count}"), (print.added)(count));
    }
    for (name, of) in [
        ("problem", print.problem),
        ("up", print.up),
        ("remove", print.remove),
        ("moved", print.moved),
    ] {
        say(format!("print {name}"), of(3));
    }
    say("print moment".into(), (print.moment)(7, "…"));
    for sfen in ["4k4/9/9/9/9/9/9/9/4K4 w R2P 1", "9/9/9/9/9/9/9/9/9 b - 1"] {
        let setup = Setup::from_sfen(sfen).expect(sfen);
        say(format!("table {sfen}"), (print.position)(&setup));
    }
}

fn analysis(text: Text, say: &mut dyn FnMut(String, String)) {
    let analysis = text.analysis();
    let sides = text.shogi_terms().color;
    for by in Color::ALL {
        for plies in [0, 1, 5] {
            let worth = PositionEval::Mate { by, plies };
            say(
                format!("stands {worth:?}"),
                (analysis.standing)(worth, sides),
            );
            say(format!("score {worth:?}"), (analysis.score)(worth));
        }
        let side = sides(by);
        say(format!("retry {by}"), (analysis.retry_ask)(side));
        say(format!("puzzle {by}"), (analysis.puzzle_ask)(side));
        say(format!("no mate {by}"), (analysis.no_mate)(side));
        say(format!("mates {by}"), (analysis.mates)(side, 7));
        say(format!("threatens {by}"), (analysis.threatens)(side, 7));
    }
    for centipawns in [0, 250, -700, 2_500] {
        let worth = PositionEval::Centipawns(centipawns);
        say(
            format!("stands {worth:?}"),
            (analysis.standing)(worth, sides),
        );
    }
    for speed in [900, 1_500, 2_000, 250_000] {
        say(format!("depth {speed}"), (analysis.depth)(9, 12, speed));
    }
    for count in COUNTS {
        say(
            format!("reviewed {count}"),
            (analysis.reviewed)(count.into()),
        );
        say(
            format!("of moves {count}"),
            (analysis.shown_moves)(1, count.into()),
        );
        say(
            format!("progress {count}"),
            (analysis.progress)(1, count.into()),
        );
        say(format!("solving {count}"), (analysis.solving)(count.into()));
        say(
            format!("right {count}"),
            (analysis.right)("P-7f", count.into()),
        );
        say(format!("solved {count}"), (analysis.solved)(count.into()));
    }
    say("line".into(), (analysis.line)(1, "+90"));
    say("settled".into(), (analysis.settled)("…", "P-7f"));
    say("on graph".into(), (analysis.on_graph)(7, "P-7f", "…"));
    say("no check".into(), (analysis.no_check)("P-7f"));
    say("escapes".into(), (analysis.escapes)("P-7f", "K-5b"));
    say("mate unclear".into(), (analysis.unclear)("P-7f"));
    say(
        "hinted".into(),
        (analysis.hinted)((text.shogi_terms().piece)(PieceKind::Rook)),
    );
}

fn judged(text: Text, say: &mut dyn FnMut(String, String)) {
    let analysis = text.analysis();
    for judgement in [
        Judgement::Fine,
        Judgement::Inaccuracy,
        Judgement::Mistake,
        Judgement::Blunder,
    ] {
        for (lost, missed_mate) in [(0.0, None), (0.01, None), (0.2, None), (0.0, Some(5))] {
            let judged = JudgedMove {
                judgement,
                lost,
                missed_mate,
            };
            let name = format!("{judgement:?} {lost} {missed_mate:?}");
            say(format!("judged {name}"), (analysis.judgement)(judged));
            for verdict in [
                RetryVerdict::Best,
                RetryVerdict::Good(judged),
                RetryVerdict::Same(judged),
                RetryVerdict::Judged(judged),
            ] {
                let words = (analysis.verdict)(verdict, "P-7f");
                say(format!("verdict {verdict:?} {name}"), words);
            }
        }
    }
    let review = review_text(text.language());
    for count in COUNTS.map(u32::from).into_iter().filter(|&count| count > 0) {
        let side = SideSummary {
            accuracy: Some(90.0),
            inaccuracies: count,
            mistakes: count,
            blunders: count,
        };
        say(format!("counts {count}"), review.counts(&side));
        say(format!("accuracy {count}"), review.accuracy(&side));
        say(
            format!("review within {count}"),
            (review.game_within)(count),
        );
        say(format!("review each {count}"), (review.each_move)(count));
        say(format!("review forecast {count}"), (review.forecast)(count));
        for outcome in [WalkOutcome::AtOnce, WalkOutcome::Later, WalkOutcome::Shown] {
            let name = format!("{outcome:?} {count}");
            say(
                format!("outcomes {name}"),
                (review.outcomes)(outcome, count as usize),
            );
            say(
                format!("outcome {name}"),
                (review.outcome)(outcome).to_owned(),
            );
        }
    }
    say("written review".into(), (review.spoken)("P-7f", "x", "y"));
    say("review cost".into(), (review.cost)(60, 40));
    say("review place".into(), (review.place)(2, 7));
}

fn position_errors() -> Vec<PositionError> {
    let square = Square::from_usi("7f").expect("a square");
    let color = Color::White;
    vec![
        PositionError::FieldCount { found: 1 },
        PositionError::ExtraSpace { column: 1 },
        PositionError::RowCount { found: 1 },
        PositionError::RowTooLong {
            rank: 1,
            squares: 12,
        },
        PositionError::RowTooShort {
            rank: 1,
            squares: 1,
        },
        PositionError::Unexpected {
            column: 1,
            found: 'x',
            expected: "a piece",
        },
        PositionError::NoPromotedFace { column: 1 },
        PositionError::KingInHand { column: 1 },
        PositionError::BadHandCount { column: 1 },
        PositionError::HandOverflow {
            column: 1,
            kind: HandKind::Lance,
        },
        PositionError::BadTurn { found: "x".into() },
        PositionError::BadMoveNumber { found: "x".into() },
        PositionError::TooMany {
            kind: PieceKind::Pawn,
            count: 19,
            limit: 18,
        },
        PositionError::TwoKings { color, count: 2 },
        PositionError::MissingKing { color },
        PositionError::NoKings,
        PositionError::Nifu { color, file: 1 },
        PositionError::ImmobilePiece {
            square,
            piece: Piece::new(color, PieceKind::Lance),
        },
        PositionError::OpponentInCheck {
            king: square,
            attacker: square,
        },
    ]
}

#[test]
fn every_error_of_a_position_is_among_those_that_are_tested() {
    assert_eq!(variants(&position_errors()), PositionError::COUNT);
}

fn errors(text: Text, say: &mut dyn FnMut(String, String)) {
    let errors = text.errors();
    let color = Color::White;
    for fault in position_errors() {
        say(format!("fault {fault:?}"), (errors.position)(&fault));
    }
    for error in [
        TimeControlError::NoMainTime,
        TimeControlError::MainTimeTooLong,
        TimeControlError::EmptyPeriod,
        TimeControlError::PeriodTooLong,
        TimeControlError::NoPeriods,
        TimeControlError::TooManyPeriods,
        TimeControlError::IncrementTooLong,
        TimeControlError::ByoyomiAndIncrement,
        TimeControlError::ExtraWithoutByoyomi,
    ] {
        say(
            format!("control {error:?}"),
            (errors.time_control)(error).into(),
        );
        for error in [
            AddressError::Replay(error),
            AddressError::TimeControl { color, error },
        ] {
            say(format!("address {error:?}"), (errors.address)(&error));
        }
    }
    let (key, value) = (|| "key".to_owned(), || "x".to_owned());
    for error in [
        AddressError::Encoding { pair: key() },
        AddressError::UnknownKey { key: key() },
        AddressError::Repeated { key: key() },
        AddressError::Both {
            key: "a",
            other: "b",
        },
        AddressError::Number {
            key: key(),
            value: value(),
        },
        AddressError::Seat {
            key: "black",
            value: value(),
        },
        AddressError::NameTooLong { key: key() },
        AddressError::Handicap { value: value() },
        AddressError::Rules(RuleError::Preset { name: value() }),
        AddressError::Rules(RuleError::Key { key: value() }),
        AddressError::Rules(RuleError::Repeated {
            key: RuleKey::TryRule,
        }),
        AddressError::Rules(RuleError::Value {
            key: RuleKey::TryRule,
            value: value(),
        }),
        AddressError::NoMove {
            number: 7,
            text: value(),
        },
    ] {
        say(format!("address {error:?}"), (errors.address)(&error));
    }
}
