use shogi::{Color, GameRules, Move, Position, Square, Strictness};

use crate::{
    Attempt, CountedPieces, GameEnd, Goal, Lesson, Selection, SolverQuestion, Verdict, Winner,
    Words, winner_of, with_turn,
};

fn position(sfen: &str) -> Position {
    Position::from_sfen(sfen, Strictness::Lesson).expect(sfen)
}

fn words<T: core::str::FromStr<Err: core::fmt::Debug>>(text: &str) -> Words<T> {
    text.split_whitespace()
        .map(|word| word.parse().expect(word))
        .collect()
}

fn judge(goal: &Goal, sfen: &str, moves: &str) -> Verdict {
    let moves: Words<Move> = words(moves);
    goal.judge(&position(sfen), Attempt::Moves(&moves))
}

#[test]
fn lines_of_answers() {
    let goal = Goal::Move {
        answers: vec![
            words("7g7f 3c3d 2g2f"),
            words("7g7f 3c3d 8h2b+"),
            words("2g2f"),
        ],
    };
    let start = Position::startpos().to_sfen();
    let reply = "3c3d".parse().expect("a move");
    assert_eq!(judge(&goal, &start, "7g7f"), Verdict::Reply(reply));
    assert_eq!(judge(&goal, &start, "7g7f 3c3d 8h2b+"), Verdict::Solved);
    assert_eq!(judge(&goal, &start, "7g7f 3c3d 8h2b"), Verdict::Wrong);
    assert_eq!(judge(&goal, &start, "2g2f"), Verdict::Solved);
    assert_eq!(judge(&goal, &start, "9g9f"), Verdict::Wrong);
    assert_eq!(judge(&goal, &start, "7g7e"), Verdict::Wrong, "illegal");
    assert_eq!(judge(&goal, &start, ""), Verdict::Wrong);
}

#[test]
fn stars_are_all_taken() {
    let goal = Goal::Stars {
        stars: words("5d 4d"),
        moves: 2,
    };
    let sfen = "9/9/9/9/4G4/9/9/9/9 b - 1";
    assert_eq!(judge(&goal, sfen, "5e5d"), Verdict::Pass);
    assert_eq!(judge(&goal, sfen, "5e5d 5d4d"), Verdict::Solved);
    assert_eq!(judge(&goal, sfen, "5e4d 4d4e 4e5e 5e5d"), Verdict::Solved);
}

#[test]
fn goals_by_the_rules() {
    let capture = Goal::Capture {
        square: Square::from_usi("5d").expect("a square"),
    };
    let sfen = "4k4/9/9/4pp3/4RR3/9/9/9/4K4 b - 1";
    assert_eq!(judge(&capture, sfen, "5e5d"), Verdict::Solved);
    assert_eq!(judge(&capture, sfen, "4e4d"), Verdict::Wrong);
    assert_eq!(judge(&Goal::Check, sfen, "5e5d"), Verdict::Solved);
    assert_eq!(judge(&Goal::Check, sfen, "4e4d"), Verdict::Wrong);
    let clock = |answers| Goal::Clock {
        seconds: 10,
        answers: words(answers),
    };
    assert_eq!(judge(&clock(""), sfen, "4e4d"), Verdict::Solved);
    assert_eq!(judge(&clock("5e5d"), sfen, "5e5d"), Verdict::Solved);
    assert_eq!(judge(&clock("5e5d"), sfen, "4e4d"), Verdict::Wrong);
    let in_check = "4r3k/9/9/9/9/9/9/9/3GK4 b - 1";
    let any = Goal::Evade {
        answers: Words::default(),
    };
    let only = Goal::Evade {
        answers: words("6i5h"),
    };
    assert_eq!(judge(&any, in_check, "5i4i"), Verdict::Solved);
    assert_eq!(
        judge(&any, in_check, "5i5h"),
        Verdict::Wrong,
        "still in check"
    );
    assert_eq!(judge(&only, in_check, "5i4i"), Verdict::Wrong);
    assert_eq!(judge(&only, in_check, "6i5h"), Verdict::Solved);
}

#[test]
fn the_solver_is_asked_only_where_it_has_to_decide() {
    let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b GS 1";
    let mate = |plies| Goal::Mate { plies };
    assert_eq!(judge(&mate(1), sfen, "G*5b"), Verdict::Solved);
    assert_eq!(
        judge(&mate(1), sfen, "G*4b"),
        Verdict::Wrong,
        "it can be taken"
    );
    assert_eq!(judge(&mate(3), sfen, "G*5d"), Verdict::Wrong, "no check");
    let asked = Verdict::Ask(SolverQuestion::Defence(2));
    assert_eq!(judge(&mate(3), sfen, "S*4b"), asked);
    let survive = Goal::Survive { plies: 1 };
    let asked = Verdict::Ask(SolverQuestion::Attack(1));
    assert_eq!(judge(&survive, sfen, "G*5d"), asked);
    assert_eq!(judge(&survive, sfen, "G*5b"), Verdict::Solved);
}

#[test]
fn squares_by_the_rules() {
    let selection = |piece: &str, illegal, among| Selection {
        piece: piece.parse().expect(piece),
        squares: Words::default(),
        illegal,
        among: words(among),
    };
    let squares = |selection: Selection, sfen| {
        let squares = selection.by_rules(&position(sfen));
        let squares: Vec<String> = squares.into_iter().map(|it| it.to_string()).collect();
        squares.join(" ")
    };
    let sfen = "4r3k/9/9/9/9/4G4/5P3/9/4K4 b P 1";
    assert_eq!(
        squares(selection("5f", false, ""), sfen),
        "5e 5g",
        "it is pinned"
    );
    assert_eq!(squares(selection("5f", true, ""), sfen), "4e 4f 6e 6f");
    assert_eq!(squares(selection("P*", true, "5e 4b 3a"), sfen), "3a 4b");
    assert_eq!(squares(selection("P*", false, "5e 4b 3a"), sfen), "5e");
    assert!("K*".parse::<crate::SelectedPiece>().is_err());
}

#[test]
fn answers_without_moves() {
    let start = Position::startpos();
    let choose = Goal::Choose { right: vec![1, 3] };
    assert_eq!(
        choose.judge(&start, Attempt::Choices(&[3, 1])),
        Verdict::Solved
    );
    assert_eq!(choose.judge(&start, Attempt::Choices(&[1])), Verdict::Wrong);
    assert_eq!(
        choose.judge(&start, Attempt::Choices(&[1, 2])),
        Verdict::Wrong
    );
    assert_eq!(choose.judge(&start, Attempt::Points(1)), Verdict::Wrong);
    let select = Goal::Select(Selection {
        piece: "7g".parse().expect("a piece"),
        squares: words("7f"),
        illegal: false,
        among: Words::default(),
    });
    let marked: Words<Square> = words("7f");
    assert_eq!(
        select.judge(&start, Attempt::Squares(&marked)),
        Verdict::Solved
    );
    assert_eq!(select.judge(&start, Attempt::Squares(&[])), Verdict::Wrong);
    assert_eq!(CountedPieces::All.points(&start, Color::White), 27);
    assert_eq!(CountedPieces::Zone.points(&start, Color::White), 0);
}

#[test]
fn who_has_won() {
    let start = Position::startpos();
    let cycle = ["2h3h", "8b7b", "3h2h", "7b8b"].join(" ");
    let winner = |moves: &str, end, rules: &str| {
        let rules: GameRules = rules.parse().expect(rules);
        winner_of(&start, &words::<Move>(moves), end, &rules)
    };
    assert_eq!(winner("7g7f", None, "standard"), Some(Winner::Continues));
    let repeated = [cycle.as_str(); 3].join(" ");
    assert_eq!(winner(&repeated, None, "standard"), Some(Winner::Replay));
    assert_eq!(winner("7g7e", None, "standard"), None);
    assert_eq!(winner("7g7e", None, "club81"), Some(Winner::White));
    let resigns = Some(GameEnd::Resign);
    assert_eq!(winner("7g7f", resigns, "standard"), Some(Winner::Black));
    assert_eq!(winner(&repeated, resigns, "standard"), None);
    assert_eq!(
        winner("", Some(GameEnd::Time), "standard"),
        Some(Winner::White)
    );
    assert_eq!(
        winner("", Some(GameEnd::Count), "standard"),
        None,
        "no king has entered"
    );
}

#[test]
fn impasses_are_declared_or_counted() {
    let winner = |sfen: &str, end, rules: &str| {
        let rules: GameRules = rules.parse().expect(rules);
        winner_of(&position(sfen), &[], Some(end), &rules)
    };
    let enough = "G8/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2B 1";
    let one_missing = "9/4K4/PPPPPPPPP/9/9/7ss/7sk/9/9 b 2R2BG 1";
    let declared = |sfen| winner(sfen, GameEnd::Declare, "standard");
    assert_eq!(declared(enough), Some(Winner::Black));
    assert_eq!(declared(one_missing), Some(Winner::White));
    let kings = "9/4K4/9/9/9/9/9/4k4/9 b";
    let even = format!("{kings} RB2G2S2N2L6Prb2g2s2n2l12p 1");
    assert_eq!(
        winner(&even, GameEnd::Count, "professional"),
        Some(Winner::Replay)
    );
    let too_few = format!("{kings} RB2G2S2N2L5Prb2g2s2n2l13p 1");
    assert_eq!(
        winner(&too_few, GameEnd::Count, "professional"),
        Some(Winner::White)
    );
}

#[test]
fn the_other_side_passes() {
    let moved = position("9/9/9/4G4/9/9/9/9/9 w - 2");
    let passed = with_turn(&moved, Color::Black).expect("a position");
    assert_eq!(passed.turn(), Color::Black);
    let in_check = position("4k4/4G4/9/9/9/9/9/9/9 w - 2");
    assert!(with_turn(&in_check, Color::Black).is_none());
}

#[test]
fn a_lesson_as_json() {
    let json = r#"{"id":"gold","title":"Gold","summary":"",
        "steps":[
            {"id":"a","sfen":"9/9/9/4g4/4G4/9/9/9/9 b 2P 1","orientation":"white","marks":"G5e R5e5d",
             "goal":{"stars":{"stars":"5d 4d","moves":2}},"solution":"5e5d 5d4d",
             "texts":{"text":"<p>Go.</p>","wrong":"no","wrong_answers":[{"answer":"5e4e","text":"aside"}]}},
            {"id":"b","sfen":"9/9/9/4g4/4G4/9/9/9/9 b P 1",
             "goal":{"select":{"piece":"P*","squares":"5a","illegal":true,"among":"5a 5b"}},
             "texts":{"text":""}},
            {"id":"c","sfen":"9/9/9/4g4/4G4/9/9/9/9 b P 1",
             "goal":{"winner":{"moves":"5e5d","end":"resign","rules":"standard","answer":"replay"}},
             "texts":{"text":""}},
            {"id":"d","sfen":"9/9/9/4g4/4G4/9/9/9/9 b P 1",
             "goal":{"clock":{"seconds":5}},"texts":{"text":""}},
            {"id":"e","sfen":"9/9/9/4g4/4G4/9/9/9/9 b P 1",
             "goal":{"clock":{"seconds":5,"answers":"5e5d"}},"texts":{"text":""}}]}"#;
    let lesson: Lesson = serde_json::from_str(json).expect("a lesson");
    let written = serde_json::to_value(&lesson).expect("JSON");
    assert_eq!(
        written,
        serde_json::from_str::<serde_json::Value>(json).expect("JSON")
    );
    let step = &lesson.steps[0];
    assert_eq!(step.orientation, Color::White);
    assert_eq!(step.texts.wrong_text("5e4e"), "aside");
    assert_eq!(step.texts.wrong_text("5e5d"), "no");
    let bad = json.replace("5e5d 5d4d", "5e5d 5d4z");
    assert!(serde_json::from_str::<Lesson>(&bad).is_err());
}
