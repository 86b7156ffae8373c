//! Each kind of fault of the texts, with its file and line.

use crate::fixture::{Fixture, GOLD, KINGS, TEXTS, check_texts, step};

#[test]
fn texts_of_a_step() {
    let read = step(GOLD, "kind = \"read\"");
    let mate = step(KINGS, "kind = \"mate\"\nplies = 1");
    check_texts(
        &read,
        "Look.\n### hint\nNo.",
        &["7: the step has no use for \"hint\""],
    );
    check_texts(
        &mate,
        "Look.\n### right\n\n### colour\nNo.",
        &[
            "5: the step has no \"hint\"",
            "5: the step has no \"wrong\"",
            "7: \"right\" is empty",
            "9: unknown part \"colour\"",
        ],
    );
    check_texts(
        &mate,
        &format!(
            "{TEXTS}\n### wrong P*4b\nThe pawn.\n### wrong G*5b\nNo.\n### wrong 5i5f\nNo.\n### wrong x\nNo."
        ),
        &[
            "15: \"G*5b\": the answer is right",
            "17: \"5i5f\": the move is illegal: a king does not move from 5i to 5f",
            "19: \"x\": not a move",
        ],
    );
    check_texts(
        &read,
        "Go to `5d` by `5e5d`, not `5e5f` or\n`5e5c` with `P*`.\n\n## second\n\nWhat?",
        &[
            "7: \"P*\" is neither a square nor a move",
            "7: the move 5e5c is not legal in this step",
            "9: there is no step \"second\"",
        ],
    );
    check_texts(
        &read,
        "A <b>word</b>.\n\n<p>x</p>\n\n[link](x) ![image](x)\n\n#### deep\n\n## first\n\nx\n\nUnderlined\n---",
        &[
            "6: raw HTML cannot be used here",
            "8: raw HTML cannot be used here",
            "10: a link cannot be used here",
            "10: an image cannot be used here",
            "12: headings have one to three #",
            "14: a second section \"first\"",
            "18: a heading begins with #",
        ],
    );
}

#[test]
fn wrong_moves_of_later_places() {
    let knights = "sfen = \"8k/4+R4/9/8p/9/9/9/9/9 b 2N 1\"\nkind = \"mate\"\nplies = 3";
    let step = |texts: &str| Fixture::new(knights, &format!("{TEXTS}\n{texts}"));
    let courses = step("### wrong 5b2b\nThe king takes it.").courses();
    let solution = &courses[0].chapters[0].lessons[0].steps[0].solution;
    assert_eq!(solution[0].to_string(), "N*2c");
    // Only a knight that was dropped before can move on.
    let courses = step("### wrong 2c1a+ 2c3a+\nNo check.").courses();
    let texts = &courses[0].chapters[0].lessons[0].steps[0].texts;
    assert_eq!(texts.wrong_text("2c3a+"), "<p>No check.</p>");
    check_texts(
        knights,
        &format!("{TEXTS}\n### wrong N*2c\nNo.\n### wrong 2c4a\nNo."),
        &[
            "13: \"N*2c\": the answer is right",
            "15: \"2c4a\": the move is illegal: there is no piece on 2c",
        ],
    );
}

#[test]
fn texts_of_choices() {
    let choose = step(GOLD, "kind = \"choose\"\nright = [3]");
    check_texts(&choose, TEXTS, &["5: the step has no \"choices\""]);
    check_texts(
        &choose,
        &format!(
            "{TEXTS}\n### choices\n- One\n- Two\n### wrong 3\nx\n### wrong 2\nx\n### wrong 4\nx"
        ),
        &[
            "13: there are 2 choices, and 3 is right",
            "16: \"3\": there is no such choice",
            "20: \"4\": there is no such choice",
        ],
    );
    check_texts(
        &choose,
        &format!("{TEXTS}\n### choices\nOne or two"),
        &[
            "13: the choices are a list of two or more lines",
            "13: there are 0 choices, and 3 is right",
        ],
    );
    let fixture = Fixture::new(
        &choose,
        &format!("{TEXTS}\n### choices\n- One\n- *Two* at `5e`\n- Three\n### wrong 1\nNot one."),
    );
    let courses = fixture.courses();
    let texts = &courses[0].chapters[0].lessons[0].steps[0].texts;
    assert_eq!(
        texts.choices,
        ["One", "<em>Two</em> at <code>5e</code>", "Three"]
    );
    assert_eq!(texts.wrong_text("1"), "<p>Not one.</p>");
    assert_eq!(texts.wrong_text("2"), "<p>No.</p>");
}

#[test]
fn texts_of_a_lesson() {
    let fixture = Fixture::new(&step(GOLD, "kind = \"read\""), "Look.");
    fixture.write("gold/en.md", "Text.\n\n## First\n\nLook.\n### x\n");
    assert_eq!(
        fixture.faults(),
        [
            "gold/en.md:1: a text before the title",
            "gold/en.md:1: below the title is one paragraph: what one learns",
            "gold/en.md:1: the title is missing: a line with # and the title",
            "gold/en.md:1: there is no section \"first\" for the step",
            "gold/en.md:3: there is no step \"First\"",
        ]
    );
}
