use shogi::{Color, EndReason, Move, Square};

use super::*;
use crate::{BoardIntent, BoardKind, BoardTarget, BoardTheme, PieceSet};
use crate::{Branches, LinePath};

fn options(attributes: &str) -> EmbedOptions {
    EmbedOptions::read(attributes).expect("attributes that can be read")
}

fn stage(attributes: &str) -> EmbedState {
    let options = options(attributes);
    let Source::Moves { sfen, moves } = &options.source else {
        panic!("no record here");
    };
    let frames = from_moves(sfen, moves).expect("a line");
    let mut stage =
        EmbedState::new(frames, options.mode, options.start).expect("a ply of the line");
    if options.mode == Mode::Task {
        stage.set_task(Task::read(&options.goal, &options.answer).expect("a task"));
    }
    stage.set_judge(outcome);
    stage
}

fn mv(usi: &str) -> Move {
    usi.parse().expect("a move")
}

fn play(stage: &mut EmbedState, usi: &str) -> Vec<EmbedEvent> {
    stage.play_move(mv(usi)).expect("a legal move")
}

const MATE_IN_ONE: &str = "sfen=4k4/9/4P4/9/9/9/9/9/4K4+b+G+1";

#[test]
fn a_view_shows_the_last_position_and_a_replay_the_first() {
    assert_eq!(stage("moves=7g7f+3c3d").at(), 2);
    assert_eq!(stage("moves=7g7f+3c3d&mode=replay").at(), 0);
    assert_eq!(stage("moves=7g7f,3c3d&ply=1").at(), 1);
}

#[test]
fn a_ply_beyond_the_line_is_refused() {
    let options = options("moves=7g7f&ply=9");
    let frames = from_moves("", "7g7f").unwrap();
    let error = EmbedState::new(frames, options.mode, options.start).unwrap_err();
    assert!(matches!(error, EmbedError::NoPly { last: 1, .. }));
}

#[test]
fn a_size_is_a_number_of_pixels_or_a_width() {
    for size in ["", "480", "480px", "30em", "12.5rem", "80%25", "50vw"] {
        assert!(
            EmbedOptions::read(&format!("size={size}")).is_ok(),
            "{size}"
        );
    }
    for size in ["wide", "-5", "1.px", ".5em", "10pt", "calc(1px)", "4 0"] {
        assert!(
            matches!(
                EmbedOptions::read(&format!("size={size}")),
                Err(EmbedError::NotOneOf { name: "size", .. })
            ),
            "{size}"
        );
    }
}

#[test]
fn nobody_moves_where_one_may_only_look() {
    for mode in ["view", "replay"] {
        let mut stage = stage(&format!("mode={mode}"));
        assert_eq!(stage.board_view().mover, None);
        assert_eq!(play(&mut stage, "7g7f"), []);
        assert_eq!(stage.at(), 0);
    }
}

#[test]
fn both_sides_are_moved_by_the_rules_until_the_end() {
    let mut stage = stage(&format!("mode=play&{MATE_IN_ONE}"));
    assert_eq!(stage.board_view().mover, Some(Color::Black));
    let happened = play(&mut stage, "G*5b");
    let [EmbedEvent::Moved, EmbedEvent::Ended(outcome)] = happened[..] else {
        panic!("{happened:?}");
    };
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Color::Black), EndReason::Mate)
    );
    assert_eq!(stage.board_view().mover, None);
    stage.execute(EmbedCommand::Previous);
    assert_eq!(stage.board_view().mover, Some(Color::Black));
}

#[test]
fn an_illegal_move_is_shown_with_its_reason() {
    let mut stage = stage("mode=play");
    let square = |name| BoardTarget::Square(Square::from_usi(name).unwrap());
    stage.handle(BoardIntent::Touch(square("7g")));
    let happened = stage.handle(BoardIntent::Touch(square("7e")));
    assert!(matches!(happened[..], [EmbedEvent::Illegal(_)]));
    assert!(stage.board_view().refusal.is_some());
}

#[test]
fn another_move_leaves_the_line_and_it_comes_back() {
    let mut stage = stage("mode=play&moves=7g7f+3c3d+2g2f&ply=1");
    play(&mut stage, "8c8d");
    assert_eq!(
        (stage.at(), stage.last(), stage.has_changed()),
        (2, 2, true)
    );
    stage.execute(EmbedCommand::Again);
    assert_eq!(
        (stage.at(), stage.last(), stage.has_changed()),
        (1, 3, false)
    );
    play(&mut stage, "3c3d");
    assert_eq!(
        (stage.at(), stage.last(), stage.has_changed()),
        (2, 3, false)
    );
}

#[test]
fn one_of_several_moves_solves_a_task_and_another_fails() {
    let task = "mode=task&answer=7g7f+|+2g2f";
    for (usi, verdict) in [
        ("7g7f", EmbedEvent::Solved),
        ("2g2f", EmbedEvent::Solved),
        ("9g9f", EmbedEvent::Failed),
    ] {
        let mut stage = stage(task);
        assert_eq!(play(&mut stage, usi), [EmbedEvent::Moved, verdict], "{usi}");
        assert_eq!(stage.board_view().mover, None);
        stage.execute(EmbedCommand::Again);
        assert_eq!(
            (stage.at(), stage.board_view().mover),
            (0, Some(Color::Black))
        );
    }
}

#[test]
fn the_other_side_answers_as_the_author_wrote() {
    let mut stage = stage("mode=task&answer=7g7f+3c3d+2g2f");
    let happened = play(&mut stage, "7g7f");
    assert_eq!(happened, [EmbedEvent::Moved, EmbedEvent::Moved]);
    assert_eq!(
        (stage.at(), stage.board_view().mover),
        (2, Some(Color::Black))
    );
    assert_eq!(play(&mut stage, "2g2f").last(), Some(&EmbedEvent::Solved));
}

#[test]
fn mate_is_seen_and_a_quiet_move_is_none() {
    let task = format!("mode=task&goal=mate+1&{MATE_IN_ONE}");
    assert_eq!(
        play(&mut stage(&task), "G*5b").last(),
        Some(&EmbedEvent::Solved)
    );
    assert_eq!(
        play(&mut stage(&task), "G*1i").last(),
        Some(&EmbedEvent::Failed)
    );
}

#[test]
fn the_solver_is_asked_for_the_defence_and_its_answer_is_played() {
    let mut stage = stage(&format!("mode=task&goal=mate+3&{MATE_IN_ONE}"));
    let happened = play(&mut stage, "G*4b");
    assert_eq!(happened[1], EmbedEvent::Asked(SolverQuestion::Defence(2)));
    assert_eq!(stage.board_view().mover, None);
    assert_eq!(
        stage.on_solver_reply(Some(mv("5a6a")), None),
        [EmbedEvent::Moved]
    );
    assert_eq!(stage.board_view().mover, Some(Color::Black));
}

#[test]
fn a_mate_that_can_only_be_put_off_solves_the_task() {
    let sfen = "sfen=7lk/7p1/9/7N1/9/9/9/9/R8+b+p+1";
    let mut mate = stage(&format!("mode=task&goal=mate+1&{sfen}"));
    assert_eq!(play(&mut mate, "9i1i").last(), Some(&EmbedEvent::Solved));
    let mut check = stage(&format!(
        "mode=task&goal=mate+1&{}",
        sfen.replace("7N1", "9")
    ));
    assert_eq!(play(&mut check, "9i1i").last(), Some(&EmbedEvent::Failed));
}

#[test]
fn captures_are_told_by_their_square() {
    let sfen = "sfen=4k4/9/9/9/4p4/4P4/9/9/4K4+b+-+1";
    for (goal, verdict) in [
        ("capture", EmbedEvent::Solved),
        ("capture+5e", EmbedEvent::Solved),
        ("capture+1a", EmbedEvent::Failed),
    ] {
        let mut stage = stage(&format!("mode=task&goal={goal}&{sfen}"));
        assert_eq!(play(&mut stage, "5f5e").last(), Some(&verdict), "{goal}");
    }
}

#[test]
fn what_an_author_wrote_wrongly_is_named() {
    for attributes in [
        "mode=lesson",
        "theme=blue",
        "orientation=left",
        "marks=10z",
        "pieces=chess",
        "board=marble",
        "ply=many",
    ] {
        assert!(EmbedOptions::read(attributes).is_err(), "{attributes}");
    }
    for (goal, answer) in [
        ("", ""),
        ("win", ""),
        ("mate", ""),
        ("capture 0a", ""),
        ("", "7776"),
    ] {
        assert!(Task::read(goal, answer).is_err(), "{goal:?} {answer:?}");
    }
    assert!(from_moves("nonsense", "").is_err());
}

#[test]
fn a_mark_without_a_colour_is_green() {
    let marks = options("marks=7g+R2b&arrows=7g7f").marks;
    let texts: Vec<String> = marks.iter().map(ToString::to_string).collect();
    assert_eq!(texts, ["G7g", "R2b", "G7g7f"]);
}

#[test]
fn a_record_s_comments_and_marks_come_along() {
    let kif = "手合割：平手\n*はじめに\n1 ７六歩(77)\n*角道\n2 投了\n*終わり\n";
    let (_, reading) = komadai_records::notation::read(kif, None).unwrap();
    let frames = from_record(&reading.record, "").unwrap();
    let comments: Vec<&str> = frames.iter().map(|frame| &*frame.comment).collect();
    assert_eq!(comments, ["はじめに", "角道\n終わり"]);
}

#[test]
fn a_board_shows_the_line_of_a_variation() {
    let kif = "1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n変化：2手\n2 ８四歩(83)\n3 ６八銀(79)\n";
    let (_, reading) = komadai_records::notation::read(kif, None).unwrap();
    let moves = |variation: &str| {
        let options = options(&format!("record=x&variation={variation}"));
        let Source::Record { variation, .. } = options.source else {
            panic!("a record");
        };
        let frames = from_record(&reading.record, &variation)?;
        let plies = frames.iter().filter_map(|frame| frame.ply);
        Ok(plies
            .map(|ply| ply.mv.to_string())
            .collect::<Vec<_>>()
            .join(" "))
    };
    assert_eq!(moves(""), Ok("7g7f 3c3d 2g2f".to_owned()));
    assert_eq!(moves("2.1"), Ok("7g7f 8c8d 7i6h".to_owned()));
    for wrong in ["2.2", "3.1", "9.1", "2", "x", "0.1", "2.0", "3.1,2.1"] {
        let found = wrong.to_owned();
        assert_eq!(moves(wrong), Err(EmbedError::NoVariation { found }));
    }
}

#[test]
fn pieces_and_boards_have_the_names_that_settings_know() {
    let sets: Vec<&str> = PieceSet::ALL.iter().map(|set| set.name()).collect();
    let boards: Vec<&str> = BoardKind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(
        (&*sets, &*boards),
        (AllowedValues::PIECES, AllowedValues::BOARD)
    );
    let look = options("pieces=Letters&board=dark").look;
    assert_eq!(
        (look.pieces(), look.board()),
        (PieceSet::Letters, BoardKind::Dark)
    );
    assert_eq!(options("").look, BoardTheme::default());
}

#[test]
fn the_markup_of_a_board_holds_the_record_as_text() {
    let kif = "先手：A & <B>\n手合割：平手\n1 ７六歩(77)\n";
    let code = markup(
        "https://host/embed.js?a=1&b=2",
        kif,
        Some(&LinePath::main(3)),
    );
    assert_eq!(
        code,
        "<script type=\"module\" src=\"https://host/embed.js?a=1&amp;b=2\"></script>\n\
         <shogi-board mode=\"replay\" ply=\"3\"><pre>\n先手：A &amp; &lt;B&gt;\n手合割：平手\n\
         1 ７六歩(77)\n</pre></shogi-board>\n"
    );
    assert!(!markup("embed.js", kif, None).contains("ply"));
    let within = LinePath {
        ply: 3,
        branches: Branches::from_text("2.1").unwrap(),
    };
    let code = markup("embed.js", kif, Some(&within));
    assert!(code.contains(" ply=\"3\" variation=\"2.1\">"), "{code}");
}
