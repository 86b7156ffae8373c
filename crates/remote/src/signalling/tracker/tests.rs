//! Messages as trackers write them.
use super::*;

const ROOM: [u8; 15] = *b"fifteen bytes!!";

/// The text of the id with these bytes.
fn id(bytes: [u8; 15]) -> String {
    DeviceId::new(bytes).to_string()
}

fn own() -> DeviceId {
    DeviceId::new([1; 15])
}

fn other() -> DeviceId {
    DeviceId::new([2; 15])
}

/// Reads a message in which `ROOM`, `OWN`, `PEER` and `OFFER` stand for ids.
fn read_with_ids(text: &str) -> Result<TrackerMessage, IgnoredMessage> {
    let text = text
        .replace("ROOM", &id(ROOM))
        .replace("OWN", &own().to_string())
        .replace("PEER", &other().to_string())
        .replace("OFFER", &id([3; 15]));
    read(&text, id(ROOM).parse().unwrap(), own())
}

#[test]
fn the_answer_to_an_announcement_says_when_to_come_again() {
    let status = |interval, devices| {
        Ok(TrackerMessage::Status(TrackerStatus {
            interval: Duration::from_secs(interval),
            devices,
            warning: None,
        }))
    };
    for (text, expected) in [
        // bittorrent-tracker
        (
            r#"{"complete":0,"incomplete":2,"action":"announce","info_hash":"ROOM","interval":120}"#,
            status(120, Some(2)),
        ),
        // wt-tracker
        (
            r#"{"action":"announce","interval":20,"info_hash":"ROOM","complete":1,"incomplete":1}"#,
            status(20, Some(2)),
        ),
        (r#"{"info_hash":"ROOM","interval":1e300}"#, status(30, None)),
        (
            r#"{"info_hash":"ROOM","interval":86400.5}"#,
            status(120, None),
        ),
        (r#"{"info_hash":"ROOM","interval":0}"#, status(10, None)),
        (r#"{"info_hash":"ROOM","interval":-1}"#, status(30, None)),
        (
            r#"{"info_hash":"ROOM","incomplete":1}"#,
            status(30, Some(1)),
        ),
        (
            r#"{"info_hash":"ROOM","complete":18446744073709551615,"incomplete":1}"#,
            Err(IgnoredMessage::UnknownKind),
        ),
    ] {
        assert_eq!(read_with_ids(text), expected, "{text}");
    }
}

#[test]
fn offers_and_answers_are_passed_on() {
    let signal = Signal {
        from: other(),
        offer: OfferId::new([3; 15]),
        sealed: "text".to_owned(),
    };
    let offer = r#"{"action":"announce","offer":{"type":"offer","sdp":"text"},"offer_id":"OFFER","peer_id":"PEER","info_hash":"ROOM"}"#;
    assert_eq!(
        read_with_ids(offer),
        Ok(TrackerMessage::Offer(signal.clone()))
    );
    let answer = offer.replace(r#""offer""#, r#""answer""#);
    assert_eq!(read_with_ids(&answer), Ok(TrackerMessage::Answer(signal)));
    for damaged in [
        offer.replace(r#"type":"offer"#, r#"type":"answer"#),
        offer.replace("OFFER", "short"),
        offer.replace(r#""peer_id":"PEER","#, ""),
        offer.replace("\"text\"", "1"),
        offer.replace(
            r#""offer_id""#,
            r#""answer":{"type":"answer","sdp":""},"offer_id""#,
        ),
    ] {
        assert_eq!(
            read_with_ids(&damaged),
            Err(IgnoredMessage::Malformed),
            "{damaged}"
        );
    }
}

#[test]
fn the_words_of_a_tracker_are_kept_within_bounds() {
    for (text, words) in [
        (
            r#"{"failure reason":"Invalid\n request"}"#,
            "Invalid request",
        ),
        (
            r#"{"action":"announce","failure reason":"no","info_hash":"ROOM"}"#,
            "no",
        ),
    ] {
        let expected = Ok(TrackerMessage::Failure(words.to_owned()));
        assert_eq!(read_with_ids(text), expected, "{text}");
    }
    let long = format!(
        r#"{{"info_hash":"ROOM","warning message":"{}"}}"#,
        "駒".repeat(1_000)
    );
    let Ok(TrackerMessage::Status(status)) = read_with_ids(&long) else {
        panic!("no status");
    };
    assert_eq!(status.warning, Some("駒".repeat(MAX_WORDS)));
}

#[test]
fn everything_else_is_ignored_for_a_reason() {
    let long = format!(
        r#"{{"info_hash":"ROOM","interval":20,"x":"{}"}}"#,
        "x".repeat(MAX_MESSAGE)
    );
    for (text, reason) in [
        (&*long, IgnoredMessage::TooLong),
        ("", IgnoredMessage::Malformed),
        ("[]", IgnoredMessage::Malformed),
        (r#"{"info_hash":1}"#, IgnoredMessage::Malformed),
        ("{}", IgnoredMessage::OtherRoom),
        (
            r#"{"info_hash":"PEER","interval":20}"#,
            IgnoredMessage::OtherRoom,
        ),
        (
            r#"{"info_hash":"PEER","failure reason":"no"}"#,
            IgnoredMessage::OtherRoom,
        ),
        (
            r#"{"action":"scrape","files":{}}"#,
            IgnoredMessage::OtherRoom,
        ),
        (
            r#"{"info_hash":"ROOM","peer_id":"OWN","interval":20}"#,
            IgnoredMessage::Own,
        ),
        (
            r#"{"info_hash":"ROOM","action":"scrape","interval":20}"#,
            IgnoredMessage::UnknownKind,
        ),
        (
            r#"{"info_hash":"ROOM","action":"announce"}"#,
            IgnoredMessage::UnknownKind,
        ),
    ] {
        assert_eq!(read_with_ids(text), Err(reason), "{text:.80}");
    }
}
