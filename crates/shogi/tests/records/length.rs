//! Texts of megabytes: they are answered, and no stack is too small for them.

use std::{fmt::Write, thread};

use shogi::{
    notation::{archive, csa, jkf, kif, position_line, usen},
    record::NodeId,
};

/// Runs on a stack as wasm has one.
fn on_a_small_stack(run: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(1 << 20).spawn(run);
    let joined = thread.expect("a thread starts").join();
    joined.expect("the stack is large enough");
}

const SHUFFLE: [(&str, &str); 4] = [
    ("2h3h", "+2838HI"),
    ("8b7b", "-8272HI"),
    ("3h2h", "+3828HI"),
    ("7b8b", "-7282HI"),
];

#[test]
fn long_games() {
    on_a_small_stack(|| {
        let mut line = "position startpos moves".to_owned();
        let mut statements = "PI\n+\n".to_owned();
        for (usi, statement) in SHUFFLE.iter().cycle().take(400_000) {
            write!(line, " {usi}").expect("a String takes any text");
            write!(statements, "{statement},T1,").expect("a String takes any text");
        }
        statements.push_str("%TORYO\n");
        let record = position_line::read(&line).expect("a game").record;
        assert_eq!(record.len(), 400_001);
        let again = csa::read(&statements).expect("a game").record;
        assert_eq!(again.main_moves(), record.main_moves());
        let json = jkf::write(&record).text;
        assert_eq!(jkf::read(&json).expect("a game").record, record);
        let word = usen::write(&record).text;
        assert_eq!(usen::read(&word).expect("a game").record, record);
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);
    });
}

#[test]
fn many_variations_far_from_the_start() {
    on_a_small_stack(|| {
        let trunk = position_line::read(&format!(
            "position startpos moves {}",
            ["2h3h 8b7b 3h2h 7b8b"; 10_000].join(" ")
        ));
        let trunk = usen::write(&trunk.expect("a game").record).text;
        let variations = "~39999.2jm.~40000.7ku2jm.".repeat(20_000);
        let record = usen::read(&format!("{trunk}{variations}"))
            .expect("a game")
            .record;
        assert_eq!(record.len(), 40_001 + 3 * 20_000);
        assert_eq!(
            jkf::read(&jkf::write(&record).text).expect("a game").record,
            record
        );
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);
    });
}

#[test]
fn much_in_an_archive() {
    on_a_small_stack(|| {
        let mut record = position_line::read("position startpos moves 7g7f")
            .expect("a game")
            .record;
        for number in 0..10_000 {
            record
                .headers
                .set(&format!("K{number}"), &"x\n\r".repeat(10));
        }
        let notes = record.note(NodeId::ROOT);
        notes.comment = "[%csl G7g]\n\\\r".repeat(300_000);
        notes.bookmark = "\n".repeat(300_000);
        let text = archive::write(&record);
        assert_eq!(archive::read(&text).expect("a game").record, record);

        // Only the first of these draw anything.
        let drawn = "*[%csl G1a]\n*[%cal G1a1b]\n".repeat(200_000);
        let text = format!("1 ７六歩(77)\n{drawn}");
        let read = kif::read(&text).expect("a game").record;
        let notes = read.node(read.main_line()[0]).notes();
        assert_eq!(notes.marks.len(), 2);
        assert_eq!(notes.comment.lines().count(), 2 * 199_999);
    });
}

#[test]
fn much_of_everything_else() {
    on_a_small_stack(|| {
        let mut text = "V3.0\n".to_owned();
        for number in 0..100_000 {
            writeln!(text, "$K{number}:{number}").expect("a String takes any text");
        }
        text.push_str("PI\n+\n+7776FU\n");
        text.push_str(&"Tx,".repeat(300_000));
        text.push_str(&"\n'*a comment".repeat(300_000));
        let reading = csa::read(&text).expect("a game");
        assert!(reading.warnings.len() <= 1001);
        assert_eq!(reading.record.headers.len(), 10_000);

        let deep = format!("{{\"moves\":{}", "[".repeat(3_000_000));
        assert!(jkf::read(&deep).is_err());
        let keys: String = (0..200_000)
            .map(|number| format!("\"{number}\":\"x\","))
            .collect();
        let wide = format!("{{\"header\":{{{keys}\"a\":\"b\"}},\"moves\":[{{}}]}}");
        assert_eq!(
            jkf::read(&wide).expect("a game").record.headers.len(),
            10_000
        );
        for text in [
            "~", "~0.", ".", "/", "\n", ",", "'", "%", "+7776FU,", "{\"a\":",
        ] {
            let text = text.repeat(500_000);
            for read in [csa::read, jkf::read, position_line::read, usen::read] {
                if let Ok(reading) = read(&text) {
                    assert!(reading.record.len() < 3);
                }
            }
        }
    });
}
