use shogi::{ByColor, Color, Hand, HandKind};

use super::{
    super::{
        Caption, DiagramOptions, Figure, Style, svg,
        text::{downwards, fit, kanji, width, wrap},
    },
    BOOK, figure, looks,
    xml::{self, Element},
};
use crate::Coordinates;

const EMPTY: &str = "9/9/9/9/9/9/9/9/9 b - 1";

fn said(figure: &Figure) -> Vec<Element> {
    let mut elements = xml::read(&svg(figure));
    elements.retain(|element| element.name == "text");
    elements
}

fn texts(figure: &Figure) -> Vec<String> {
    said(figure).into_iter().map(|text| text.text).collect()
}

#[test]
fn whatever_is_written_is_escaped() {
    let nasty = "<b a=\"1\">&amp;]]>\u{0}\u{1b}\u{ffff}";
    let plain = "<b a=\"1\">&amp;]]>\u{fffd}\u{fffd}\u{fffd}";
    for look in looks() {
        let figure = Figure {
            names: ByColor::new(nasty.to_owned(), "O'Brien & Söhne".to_owned()),
            caption: Caption {
                title: nasty.to_owned(),
                moment: "<svg onload=\"x\">".to_owned(),
            },
            ..figure(EMPTY, look)
        };
        let texts = texts(&figure).concat();
        for part in [plain, "<svg onload=\"x\">", "O'Brien & Söhne"] {
            // A name may be cut off.
            assert!(texts.contains(&part[..6]), "{part} in {texts}");
        }
        assert!(texts.contains(plain), "{texts}");
        let root = xml::read(&svg(&figure)).pop().unwrap();
        let label = root.get("aria-label").unwrap();
        assert_eq!(label, format!("{plain} <svg onload=\"x\">"));
    }
}

#[test]
fn hands_are_counted_as_readers_do() {
    let held = |lang| {
        let mut figure = figure(
            EMPTY,
            DiagramOptions {
                coordinates: Coordinates::Off,
                lang,
                ..BOOK
            },
        );
        let hand = [
            (HandKind::Rook, 1),
            (HandKind::Gold, 2),
            (HandKind::Pawn, 12),
        ]
        .into_iter()
        .fold(Hand::EMPTY, |hand, (kind, count)| {
            hand.with(kind, count).unwrap()
        });
        figure.setup.set_hand(Color::Black, hand);
        texts(&figure)
    };
    assert_eq!(held("ja"), ["二", "十", "二", "な", "し"]);
    assert_eq!(held("en"), ["2", "12", "–"]);
}

#[test]
fn numbers_in_kanji() {
    let counted = [1, 9, 10, 11, 18, 20, 31].map(kanji);
    assert_eq!(
        counted,
        ["一", "九", "十", "十一", "十八", "二十", "三十一"]
    );
}

#[test]
fn coordinates_stand_along_the_board() {
    let along = |coordinates, flipped| {
        let look = DiagramOptions {
            style: Style::Board,
            coordinates,
            flipped,
            ..BOOK
        };
        texts(&figure(EMPTY, look)).concat()
    };
    assert_eq!(
        along(Coordinates::Kanji, false),
        "９８７６５４３２１一二三四五六七八九"
    );
    assert_eq!(along(Coordinates::Letters, false), "987654321abcdefghi");
    assert_eq!(along(Coordinates::Letters, true), "123456789ihgfedcba");
    assert_eq!(along(Coordinates::Digits, false), "987654321123456789");
    assert_eq!(along(Coordinates::Off, false), "");
}

#[test]
fn a_long_caption_takes_two_lines() {
    let lines = |title: &str, moment: &str| {
        let caption = Caption {
            title: title.to_owned(),
            moment: moment.to_owned(),
        };
        let look = DiagramOptions {
            style: Style::Board,
            coordinates: Coordinates::Off,
            ..BOOK
        };
        let figure = Figure {
            caption,
            ..figure(EMPTY, look)
        };
        let height = xml::read(&svg(&figure)).pop().unwrap();
        let height: i32 = height.get("height").unwrap().parse().unwrap();
        (texts(&figure), height)
    };
    let none = lines("", "");
    let one = lines("Title", "Move 1");
    let two = lines(&"Title ".repeat(9), "Move 1");
    assert_eq!([none.0.len(), one.0.len(), two.0.len()], [0, 1, 2]);
    assert!(none.1 < one.1 && one.1 < two.1);
    assert_eq!(lines("", "Move 1"), (vec!["Move 1".to_owned()], one.1));
}

#[test]
fn texts_that_are_too_wide_are_set_smaller_then_cut() {
    let fitted = |text, room| {
        let fitted = fit(text, 100, room);
        assert!(width(&fitted.text) * fitted.size / 100 <= room);
        (fitted.text, fitted.size)
    };
    assert_eq!(
        fitted("八文字の長い名前", 800),
        ("八文字の長い名前".to_owned(), 100)
    );
    assert_eq!(
        fitted("八文字の長い名前", 600),
        ("八文字の長い名前".to_owned(), 75)
    );
    assert_eq!(fitted("八文字の長い名前", 300), ("八文字…".to_owned(), 66));
    assert_eq!(fitted("  spaces ", 800).0, "spaces");
    assert_eq!(fitted("", 800), (String::new(), 100));
}

#[test]
fn names_too_long_for_a_line_take_two() {
    let lines = |text, room| {
        let lines = wrap(text, 100, room);
        assert!(lines.iter().all(|line| line.size == lines[0].size));
        lines.into_iter().map(|line| line.text).collect::<Vec<_>>()
    };
    assert_eq!(lines("八文字の長い名前", 600), ["八文字の長い名前"]);
    assert_eq!(lines("八文字の長い名前", 500), ["八文字の", "長い名前"]);
    assert_eq!(lines("Mary Ann Smith", 400), ["Mary Ann", "Smith"]);
    assert_eq!(lines("八文字の長い名前", 200), ["八文…", "長い…"]);
    assert_eq!(lines("", 200), [""]);
}

/// Upright characters one by one with what belongs to them, the rest lying.
#[test]
fn columns_are_set_from_the_top_down() {
    let lines = |text| {
        let top = super::super::layout::Point { x: 500, y: 0 };
        let (set, end) = downwards(text, 100, top);
        let lines = xml::read(&set.into_xml());
        let lines = lines.into_iter().filter(|line| line.name == "text");
        let lines: Vec<_> = lines
            .map(|line| (line.text.clone(), line.get("transform").is_some()))
            .collect();
        (lines, end)
    };
    let line = |text: &str, lies| (text.to_owned(), lies);
    let (name, end) = lines("辻\u{e0100}か\u{3099}Li po");
    assert_eq!(
        name,
        [
            line("辻\u{e0100}", false),
            line("か\u{3099}", false),
            line("Li po", true)
        ]
    );
    assert_eq!(end, 200 + width("Li po"));
    let (name, _) = lines("ルーク");
    assert_eq!(
        name,
        [line("ル", false), line("ー", true), line("ク", false)]
    );
}
