//! Texts that are not messages.
use proptest::prelude::*;

use super::{command, from_json, reply, to_json};
use crate::{Command, Reply};

/// Replaces a part of a text by another one.
fn damage(text: &str, at: prop::sample::Index, removed: usize, inserted: &str) -> String {
    let mut text: Vec<char> = text.chars().collect();
    let at = at.index(text.len());
    let end = text.len().min(at + removed);
    text.splice(at..end, inserted.chars());
    text.into_iter().collect()
}

proptest! {
    #[test]
    fn a_damaged_command_is_an_error_or_another_command(
        command in command(),
        at in any::<prop::sample::Index>(),
        removed in 0..4_usize,
        inserted in "[-+ a-z0-9\"{}:,\\[\\]\\\\]{0,3}",
    ) {
        let damaged = damage(&to_json(&command), at, removed, &inserted);
        if let Ok(read) = from_json::<Command>(&damaged) {
            prop_assert_eq!(from_json(&to_json(&read)), Ok(read));
        }
    }

    #[test]
    fn a_damaged_reply_is_an_error_or_another_reply(
        reply in reply(),
        at in any::<prop::sample::Index>(),
        removed in 0..4_usize,
        inserted in "[-+ a-z0-9\"{}:,\\[\\]\\\\]{0,3}",
    ) {
        let damaged = damage(&to_json(&reply), at, removed, &inserted);
        if let Ok(read) = from_json::<Reply>(&damaged) {
            prop_assert_eq!(from_json(&to_json(&read)), Ok(read));
        }
    }

    #[test]
    fn any_text_is_read_or_an_error(text in ".{0,40}") {
        let _ = (from_json::<Command>(&text), from_json::<Reply>(&text));
    }
}

const STATE: &str = r#"{"start":"4k4/9/4P4/9/9/9/9/9/9 b G 1","moves":"","rules":"standard"}"#;
const LIMITS: &str = r#"{"depth":3,"nodes":null,"time":null,"lines":1,"moves":"","noise":{"spread":0,"until":0,"seed":0},"root_mate":true}"#;

/// A command to analyse a position, with a change in its text.
fn analyse(from: &str, to: &str) -> String {
    let text = format!(
        r#"{{"start":{{"id":1,"request":{{"analyse":{{"state":{STATE},"limits":{LIMITS}}}}}}}}}"#
    );
    assert!(from_json::<Command>(&text).is_ok(), "{text}");
    assert!(text.contains(from), "{from}");
    text.replace(from, to)
}

fn play(level: &str) -> String {
    format!(
        r#"{{"start":{{"id":1,"request":{{"play":{{"state":{STATE},"level":{level},"time":null,"seed":1,"book":false}}}}}}}}"#
    )
}

#[test]
fn the_error_says_what_is_wrong_with_a_command() {
    assert!(from_json::<Command>(&play("10")).is_ok());
    for (text, why) in [
        (String::new(), "EOF"),
        ("go infinite".to_owned(), "expected value"),
        ("stop 3".to_owned(), "expected value"),
        (
            r#"{"think":{"id":3}}"#.to_owned(),
            "unknown variant `think`",
        ),
        (
            r#"{"stop":{"id":-1}}"#.to_owned(),
            "invalid value: integer `-1`",
        ),
        (r#"{"stop":{"id":1}} x"#.to_owned(), "trailing characters"),
        (r#"{"stop":{}}"#.to_owned(), "missing field `id`"),
        (
            r#"{"stop":{"id":1,"id":2}}"#.to_owned(),
            "duplicate field `id`",
        ),
        ("[".repeat(100_000), ""),
        (analyse(r#""lines":1,"#, ""), "missing field `lines`"),
        (analyse(r#""depth":3"#, r#""depth":0"#), "depth"),
        (analyse(r#""depth":3"#, r#""depth":128"#), "depth"),
        (analyse(r#""lines":1"#, r#""lines":0"#), "line"),
        (analyse(r#""lines":1"#, r#""lines":256"#), "256"),
        (
            analyse(r#""time":null"#, r#""time":{"soft":5,"hard":-1}"#),
            "Duration",
        ),
        (
            analyse(
                r#""time":null"#,
                r#""time":{"soft":{"secs":18446744073709551615,"nanos":4000000000},"hard":{"secs":0,"nanos":0}}"#,
            ),
            "overflow",
        ),
        (
            analyse(r#""moves":"""#, r#""moves":"7g7f 7g""#),
            "invalid move",
        ),
        (analyse("4k4/", "4k4z/"), "invalid position"),
        (analyse("standard", "standard,move-limit=x"), "invalid text"),
        (play("11"), "level"),
        (play("0"), "level"),
    ] {
        let error = from_json::<Command>(&text).unwrap_err();
        assert!(error.contains(why), "{text}: {error}");
    }
}

#[test]
fn the_error_says_what_is_wrong_with_a_reply() {
    for (text, why) in [
        ("ready 2 dev", "expected value"),
        (r#"{"ready":{"version":3}}"#, "missing field `build`"),
        (r#"{"done":{"id":1}}"#, "missing field `report`"),
        (r#"{"net":"gone"}"#, "unknown variant `gone`"),
        (r#"{"net":{"coming":{"bytes":1}}}"#, "missing field `of`"),
        (
            r#"{"net":{"coming":{"bytes":-1,"of":2}}}"#,
            "invalid value: integer `-1`",
        ),
        (
            r#"{"decided":{"id":1,"decision":"pass","report":{}}}"#,
            "unknown variant `pass`",
        ),
    ] {
        let error = from_json::<Reply>(text).unwrap_err();
        assert!(error.contains(why), "{text}: {error}");
    }
}

/// What a newer build adds does not hide its version.
#[test]
fn the_version_is_read_from_a_reply_with_unknown_fields() {
    let text = r#"{"ready":{"version":5,"build":"0123","features":["x"]}}"#;
    let build = "0123".to_owned();
    assert_eq!(from_json(text), Ok(Reply::Ready { version: 5, build }));
}

#[test]
fn messages_are_objects_with_the_notation_of_usi() {
    let text = r#"{"start":{"id":1,"request":{"analyse":{"state":{"start":"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1","moves":"7g7f 3c3d","rules":"fesa"},"limits":{"depth":3,"nodes":null,"time":null,"lines":1,"moves":"","noise":{"spread":0,"until":0,"seed":0},"root_mate":true}}}}}"#;
    assert_eq!(to_json(&from_json::<Command>(text).unwrap()), text);
    let text = r#"{"info":{"id":1,"report":{"depth":3,"seldepth":4,"nodes":5,"time":{"secs":1,"nanos":500000000},"hashfull":6,"lines":[{"score":{"mate":-2},"bound":"exact","depth":3,"moves":"P*5e 8h2b+"}]}}}"#;
    assert_eq!(to_json(&from_json::<Reply>(text).unwrap()), text);
}
