use super::*;

fn read(text: &str) -> Json<'_> {
    Json::read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// The value in our own words: texts decoded, lists and objects told apart.
fn told(value: Value<'_>) -> String {
    let cut = if value.is_cut() { "…" } else { "" };
    match value.kind() {
        Kind::Text => format!("'{}'", value.text().expect("a text")),
        Kind::Number => value.whole().map_or("?".to_owned(), |n| n.to_string()),
        Kind::List => {
            let items: Vec<String> = value.items().map(told).collect();
            format!("[{}{cut}]", items.join(" "))
        }
        Kind::Object => {
            let items: Vec<String> = value
                .items()
                .map(|item| format!("{}={}", item.key(), told(item)))
                .collect();
            format!("{{{}{cut}}}", items.join(" "))
        }
        kind => format!("{kind:?}"),
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(read(text).root().map(told).unwrap_or_default(), expected);
}

#[test]
fn values() {
    check("", "");
    check(" [1, 2.5, -3e2 ,0]\n", "[1 ? ? 0]");
    check(
        r#"{"a":[],"b":{},"c":null,"d":true}"#,
        "{a=[] b={} c=Null d=True}",
    );
    check(
        r#""a\"b\\c\/\n\t\u6b69\ud83d\ude00\ud83dx""#,
        "'a\"b\\c/\n\t歩😀\u{fffd}x'",
    );
    check(r#"{"k\u0065y":1}"#, "{key=1}");
    check("\u{feff}[ \"先手\" ]", "['先手']");
}

#[test]
fn what_was_cut_off_is_read_as_far_as_it_goes() {
    check(r#"{"a":[1,{"b":2,"c":"xy"#, "{a=[1 {b=2…}…]…}");
    check(r#"[1,[2,3"#, "[1 [2…]…]");
    check(r#"{"a""#, "{…}");
    check(r#"{"a":"#, "{…}");
    check(r#"["\u12"#, "[…]");
    check("[1,fal", "[1…]");
}

#[test]
fn errors_say_where() {
    for (text, at) in [
        ("[1 2]", 3),
        ("[1,]", 3),
        ("{a:1}", 1),
        (r#"{"a" 1}"#, 5),
        ("[01]", 1),
        ("[1.]", 1),
        ("nul", 0),
        (r#"["\x"]"#, 2),
        ("[\"a\nb\"]", 3),
        ("[\"\\u12x4\"]", 2),
    ] {
        let error = Json::read(text).expect_err(text);
        assert_eq!(error.at, at, "{text}: {}", error.expected);
    }
    assert_eq!(read("[] x").rest, Some(3));
}

#[test]
fn keys_that_stand_twice_are_noted_and_the_last_counts() {
    let text = r#"{"a":1,"b":{"c":1,"c":2,"c":3},"a":4}"#;
    let json = read(text);
    assert_eq!(json.doubles.len(), 3);
    let root = json.root().expect("an object");
    assert_eq!(root.get("a").and_then(Value::whole), Some(4));
    assert!(root.get("x").is_none());
}

#[test]
fn a_million_brackets_need_no_stack() {
    let text = "[".repeat(1_000_000);
    assert_eq!(read(&text).nodes.len(), 1_000_000);
    let closed = format!("{text}{}", "]".repeat(1_000_000));
    assert!(!read(&closed).root().expect("a list").is_cut());
}

#[test]
fn what_is_written_is_read_back() {
    let value: String = ('\0'..='\u{a0}')
        .chain("\u{2028}歩😀\u{202e}".chars())
        .collect();
    let mut text = String::new();
    write_text(&value, &mut text);
    let json = read(&text);
    assert_eq!(json.root().and_then(Value::text).as_deref(), Some(&*value));
}
