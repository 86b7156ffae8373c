//! Each kind of fault of the files and of the steps, with its file and line.

use komadai_lesson_compiler::accepts;

use crate::fixture::{Fixture, GOLD, KINGS, TEXTS, check_step, check_texts, step};

#[test]
fn a_folder_without_faults() {
    let fixture = Fixture::new(&step(KINGS, "kind = \"mate\"\nplies = 1"), TEXTS);
    let courses = fixture.courses();
    let step = &courses[0].lesson("gold").expect("a lesson").steps[0];
    assert_eq!(step.texts.text, "<p>Go.</p>");
    assert_eq!(step.texts.hint, "<p>There.</p>");
    let solution: Vec<String> = step.solution.iter().map(|mv| mv.to_string()).collect();
    assert_eq!(solution, ["G*5b"]);
}

#[test]
fn the_files() {
    let fixture = Fixture::new(&step(GOLD, "kind = \"read\""), "Look.");
    assert_eq!(fixture.courses().len(), 1);
    fixture.write("silver/lesson.toml", "");
    assert_eq!(
        fixture.faults(),
        ["course.toml:1: no chapter has the lesson \"silver\""]
    );
    fixture.write(
        "course.toml",
        "languages = [\"en\"]\n[[chapters]]\nid = \"board\"\nlessons = [\n\"gold\",\n\"tin\",\n\"silver\", \"gold\"]\ncolour = 1\n[[chapters]]\nid=\"Board\"\nlessons=\"gold\"",
    );
    assert_eq!(
        fixture.faults(),
        [
            "course.toml:6: there is no file tin/lesson.toml",
            "course.toml:7: the lesson \"gold\" is there twice",
            "course.toml:8: unknown field \"colour\"",
            "course.toml:10: \"Board\" is no id: small letters, digits and hyphens",
            "course.toml:11: lessons is a list, in square brackets",
            "silver/lesson.toml:1: [[steps]] is missing",
        ]
    );
    fixture.write("course.toml", "languages = [\"en\"\n[[chapters]]\n");
    assert_eq!(fixture.faults().len(), 1);
    assert!(
        fixture.faults()[0].starts_with("course.toml:2: "),
        "{:?}",
        fixture.faults()
    );
}

#[test]
fn the_languages() {
    let fixture = Fixture::new(&step(GOLD, "kind = \"read\""), "Look.");
    fixture.write(
        "course.toml",
        "languages = [\"en\", \"ja\"]\n[[chapters]]\nid = \"board\"\nlessons = [\"gold\"]\n",
    );
    fixture.write(
        "ja.md",
        "# \n\n## board\n\n### title\n\nB\n\n## hand\n\nA\n",
    );
    let faults = fixture.faults();
    assert_eq!(
        faults[1..],
        [
            "ja.md:1: below the title is one paragraph: what one learns",
            "ja.md:1: the title is missing: a line with # and the title",
            "ja.md:3: a chapter has a text, and ### title with its title",
            "ja.md:9: there is no chapter \"hand\"",
        ]
    );
    assert!(faults[0].starts_with("gold/ja.md:1: the file cannot be read"));
    fixture.write("gold/ja.md", "# K\n\nA.\n\n## first\n\nA.\n");
    fixture.write("ja.md", "# S\n\nA.\n\n## board\n\nA.\n\n### title\n\nB\n");
    let courses = fixture.courses();
    assert_eq!(courses[1].language, "ja");
    assert_eq!(courses[1].lessons().count(), 1);
}

#[test]
fn fields_of_a_step() {
    let read = "kind = \"read\"";
    check_step(read, &["1: sfen or handicap is missing"]);
    check_step(
        &format!("{GOLD}\nhandicap = \"even\"\n{read}"),
        &["4: a step has sfen or handicap, not both"],
    );
    check_step(
        "sfen = \"9/9/9/9/9/9/9/9 b - 1\"",
        &["3: the position: the board has 8 rows instead of 9"],
    );
    check_step(
        "sfen = \"P8/9/9/9/4k4/4P4/9/9/9 b - 1\"",
        &[
            "3: the position: the black pawn on 9a could never move; the side not to move is in check: the king on 5e could be taken from 5f",
        ],
    );
    check_step(
        &step(GOLD, "kind = \"draw\""),
        &[
            "4: kind is one of read, move, stars, capture, check, evade, mate, survive, clock, select, winner, points, choose, not \"draw\"",
        ],
    );
    check_step(
        &step(
            GOLD,
            "kind = \"read\"\nmarks = \"5e 5z\"\norientation = \"red\"\nplies = 1",
        ),
        &[
            "5: \"5z\": a mark is G, R, B or Y and a place such as 7g or P*, or two for an arrow",
            "6: orientation is one of black, white, not \"red\"",
            "7: unknown field \"plies\"",
        ],
    );
    check_step(
        &step(GOLD, "kind = \"mate\"\nplies = \"1\""),
        &["5: plies is a whole number"],
    );
    let twice = step(
        GOLD,
        "kind = \"read\"\n[[steps]]\nid = \"first\"\nkind = \"read\"",
    );
    check_step(
        &twice,
        &[
            "5: sfen or handicap is missing",
            "6: the step \"first\" is there twice",
        ],
    );
}

#[test]
fn lines_of_moves() {
    check_step(
        &step(KINGS, "kind = \"read\"\nmoves = \"G*5b 5i5h\""),
        &["5: the move 5i5h is illegal: the piece on 5i belongs to the other side"],
    );
    let answers = |answers: &str| {
        step(
            KINGS,
            &format!("kind = \"move\"\nanswers = [\n{answers}\n]"),
        )
    };
    check_step(
        &answers("\"P*4f\",\n\"P*5f\","),
        &[
            "7: the move P*5f is illegal: a second pawn on the file (nifu), the first one stands on 5c",
        ],
    );
    check_step(
        &answers("\"P*4f 5a4a\","),
        &["6: an answer ends with a move of the reader's"],
    );
    check_step(
        &answers("\"P*4f\",\n\"P*4f 5a4a 4f4e\","),
        &["7: the answer begins with another answer, or is the same"],
    );
    check_step(
        &answers("\"P*4f 5a4a 4f4e\",\n\"P*4f 5a6a 4f4e\","),
        &["7: the same moves have two replies, 5a4a and 5a6a"],
    );
    check_step(
        &answers("\"7g7ff\""),
        &["6: \"7g7ff\": only '+' may follow the destination of a move"],
    );
}

#[test]
fn stars() {
    let stars = |stars: &str, moves: &str| {
        step(
            GOLD,
            &format!("kind = \"stars\"\nstars = \"{stars}\"\nmoves = {moves}"),
        )
    };
    check_step(
        &stars("5d 4d", "3"),
        &["6: the fewest moves are 2, not 3: 5e4d 4d5d"],
    );
    check_step(&stars("5d 5d", "1"), &["5: the star 5d is there twice"]);
    check_step(
        &stars("5e", "2"),
        &["5: a piece of the reader's stands on the star 5e"],
    );
    check_step(
        &step(KINGS, "kind = \"stars\"\nstars = \"5b\"\nmoves = 1"),
        &["3: the other side passes, so it has no king"],
    );
    check_step(
        "sfen = \"K8/8r/9/9/9/9/9/9/1r7 b - 1\"\nkind = \"stars\"\nstars = \"5e\"\nmoves = 9",
        &["5: the stars cannot all be reached"],
    );
}

#[test]
fn the_shown_line_has_no_needless_promotions() {
    let silver =
        "sfen = \"9/9/9/4S4/9/9/9/9/9 b - 1\"\nkind = \"stars\"\nstars = \"4c 3d\"\nmoves = 2";
    let texts = "Go.\n### hint\nThere.\n### right\nYes.";
    let courses = Fixture::new(silver, texts).courses();
    let step = &courses[0].chapters[0].lessons[0].steps[0];
    let line: Vec<String> = step.solution.iter().map(|mv| mv.to_string()).collect();
    assert_eq!(line, ["5d4c", "4c3d"]);
}

#[test]
fn goals_by_the_rules() {
    check_step(
        &step(KINGS, "kind = \"capture\"\nsquare = \"5b\""),
        &["4: no piece can be taken on 5b"],
    );
    check_step(
        "sfen = \"4k4/9/9/9/9/9/9/9/4K4 b - 1\"\nkind = \"check\"",
        &["4: no move gives check"],
    );
    check_step(
        &step(KINGS, "kind = \"evade\""),
        &["3: the king is not in check"],
    );
    check_step(
        "sfen = \"4k4/9/9/9/9/9/4p4/4g4/4K4 b - 1\"\nkind = \"evade\"",
        &["4: the king is mated"],
    );
    check_step(
        "sfen = \"4k4/9/9/9/9/9/9/4g4/4K4 b - 1\"\nkind = \"evade\"\nanswers = \"5i4i\"",
        &["5: the move 5i4i is illegal: the king would be in check from 5h"],
    );
    check_step(
        &step(KINGS, "kind = \"clock\"\nseconds = 0"),
        &["5: there is at least one second"],
    );
}

#[test]
fn mates() {
    let mate = |plies: &str| step(KINGS, &format!("kind = \"mate\"\nplies = {plies}"));
    check_step(&mate("3"), &["5: the shortest mate is in 1, not in 3"]);
    check_step(
        "sfen = \"4k4/9/9/9/9/9/9/9/4K4 b G 1\"\nkind = \"mate\"\nplies = 1",
        &["5: there is no mate"],
    );
    check_step(
        &step(GOLD, "kind = \"mate\"\nplies = 1"),
        &["3: there is no king to mate"],
    );
    // A dropped piece only puts it off.
    let from_afar = "sfen = \"7lk/7p1/9/7N1/9/9/9/9/R8 b p 1\"\nkind = \"mate\"\nplies";
    check_step(
        &format!("{from_afar} = 3"),
        &["5: the shortest mate is in 1, not in 3"],
    );
    let courses = Fixture::new(&format!("{from_afar} = 1"), TEXTS).courses();
    let step = &courses[0].chapters[0].lessons[0].steps[0];
    assert_eq!(accepts(&step.goal, &step.start, &step.solution), Some(true));
    // After 5b6a checks go on for long, but none mates in time.
    let knights = "sfen = \"8k/4+R4/9/8p/9/9/9/9/9 b 2N 1\"\nkind = \"mate\"\nplies = 3";
    let texts = format!("{TEXTS}\n### wrong 5b6a\nNo.");
    assert_eq!(Fixture::new(knights, &texts).courses().len(), 1);
    let survive = |sfen: &str| format!("sfen = \"{sfen}\"\nkind = \"survive\"\nplies = 1");
    check_step(
        &survive("4k4/9/9/9/9/9/9/9/4K4 b - 1"),
        &["5: no move is followed by mate"],
    );
    check_step(
        &survive("4k4/9/9/9/9/9/4p4/r8/4K4 b g 1"),
        &["5: every move is followed by mate"],
    );
}

#[test]
fn squares() {
    let select = |fields: &str| step(KINGS, &format!("kind = \"select\"\n{fields}"));
    check_step(
        &select("piece = \"5i\"\nsquares = \"4i 6i 4h 5h\""),
        &["6: by the rules the squares are \"4h 4i 5h 6h 6i\""],
    );
    check_step(
        &select("piece = \"P*\"\nsquares = \"4a\"\nillegal = true\namong = \"4a 5b 4b\""),
        &["6: by the rules the squares are \"4a 5b\""],
    );
    check_step(
        &select("piece = \"S*\"\nsquares = \"5b\""),
        &["5: Black has no such piece"],
    );
    check_step(
        &select("piece = \"K*\"\nsquares = \"\""),
        &["5: \"K*\": a piece is its square, such as 7g, or its letter and a star, such as P*"],
    );
}

#[test]
fn answers_in_words() {
    let cycle = "2h3h 8b7b 3h2h 7b8b ".repeat(3);
    let winner = |answer: &str, moves: &str| {
        format!(
            "handicap = \"even\"\nkind = \"winner\"\nmoves = \"{moves}\"\nanswer = \"{answer}\""
        )
    };
    check_step(
        &winner("black", &cycle),
        &["6: by the rules the answer is \"replay\""],
    );
    check_step(
        &winner("continues", "7g7e"),
        &["4: by these rules the moves and the end are not possible"],
    );
    check_step(
        "handicap = \"even\"\nkind = \"points\"\nside = \"white\"\nanswer = 28",
        &["6: the points are 27, not 28"],
    );
    check_step(
        "handicap = \"even\"\nkind = \"choose\"\nright = [2, 2]",
        &["5: 2 is not the number of another answer"],
    );
}

#[test]
fn moves_in_time() {
    let clock = |answers: &str| step(KINGS, &format!("kind = \"clock\"\nseconds = 5{answers}"));
    let wrong = "### wrong P*4d\nNot that.";
    check_texts(
        &clock(""),
        &format!("{TEXTS}\n{wrong}"),
        &["13: \"P*4d\": the step has no wrong answers"],
    );
    let answers = "\nanswers = \"G*5b G*4b\"";
    let courses = Fixture::new(&clock(answers), &format!("{TEXTS}\n{wrong}")).courses();
    let step = &courses[0].chapters[0].lessons[0].steps[0];
    assert_eq!(step.solution[0].to_string(), "G*4b");
    check_texts(
        &clock(answers),
        &format!("{TEXTS}\n### wrong G*5b\nNo."),
        &["13: \"G*5b\": the answer is right"],
    );
    check_texts(
        &clock(answers),
        "Go.\n### hint\nThere.\n### right\nYes.",
        &["5: the step has no \"wrong\""],
    );
    check_step(
        &clock("\nanswers = \"G*5b P*5d\""),
        &[
            "6: the move P*5d is illegal: a second pawn on the file (nifu), the first one stands on 5c",
        ],
    );
    check_step(&clock("\nanswers = \"\""), &["6: answers is empty"]);
}
