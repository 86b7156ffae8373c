use komadai_records::Mark;
use shogi::{Color, Origin, Square};

use super::{
    super::{Area, Overlay},
    xml::{Element, read},
};

const TABLE: Area = Area {
    left: 100.0,
    top: 50.0,
    width: 900.0,
    height: 600.0,
};

/// Squares of 35 by 39 pixels from (300, 100) on; small stands at both sides, of
/// which Black's has no rooks.
fn seen(place: Origin) -> Option<Area> {
    Some(match place {
        Origin::Board(square) => Area {
            left: 300.0 + f64::from(9 - square.file()) * 35.0,
            top: 100.0 + f64::from(square.rank() - 1) * 39.0,
            width: 35.0,
            height: 39.0,
        },
        Origin::Hand(Color::Black, shogi::HandKind::Rook) => return None,
        Origin::Hand(color, kind) => Area {
            left: if color == Color::Black { 700.0 } else { 200.0 },
            top: 100.0 + f64::from(kind as u8) * 20.0,
            width: 20.0,
            height: 20.0,
        },
    })
}

fn drawn(marks: &[&str], pending: Option<&str>) -> Vec<Element> {
    let mark = |text: &str| -> Mark { text.parse().expect(text) };
    let marks: Vec<Mark> = marks.iter().map(|text| mark(text)).collect();
    let overlay = Overlay {
        marks: &marks,
        pending: pending.map(mark),
        ..Overlay::default()
    };
    match overlay.svg(TABLE, &seen) {
        svg if svg.is_empty() => Vec::new(),
        svg => read(&svg),
    }
}

fn attributes<'a>(elements: &'a [Element], name: &str, attributes: &[&str]) -> Vec<Vec<&'a str>> {
    let named = elements.iter().filter(|element| element.name == name);
    let of = |element: &'a Element| {
        let get = |attribute: &&str| element.get(attribute).unwrap_or_default();
        attributes.iter().map(get).collect()
    };
    named.map(of).collect()
}

/// A pixel is ten units here, and the table begins at (100, 50).
#[test]
fn marks_lie_over_their_places() {
    let elements = drawn(&["G9a", "Rg*", "BP*1i"], None);
    assert_eq!(
        attributes(&elements, "svg", &["viewBox"]),
        [["0 0 9000 6000"]]
    );
    let circles = attributes(&elements, "circle", &["cx", "cy", "r"]);
    // Each with its edge. A ring is no larger than the place.
    let nine = vec!["2175", "695", "160"];
    let gold = vec!["1100", "1400", "68"];
    assert_eq!(circles, [nine.clone(), nine, gold.clone(), gold]);
    let shafts = attributes(&elements, "path", &["d"]);
    assert!(shafts[0][0].starts_with("M6100 600L"), "{shafts:?}");
    let heads = attributes(&elements, "polygon", &["points"]);
    assert!(heads[0][0].starts_with("4975 3815 "), "{heads:?}");
    let names: Vec<_> = elements
        .iter()
        .filter_map(|element| element.get("data-mark"))
        .collect();
    assert_eq!(names, ["G9a", "Rg*", "BP*1i"]);
}

#[test]
fn what_is_about_to_be_drawn_is_paler() {
    let elements = drawn(&["G9a"], Some("R9a1i"));
    let pending: Vec<_> = elements
        .iter()
        .filter_map(|element| element.get("data-pending"))
        .collect();
    assert_eq!(pending, ["R9a1i"]);
    let around = elements.iter().rfind(|element| element.name == "g");
    assert_eq!(around.expect("a group").get("opacity"), Some(".6"));
}

#[test]
fn what_is_not_seen_has_no_marks() {
    assert!(drawn(&[], None).is_empty());
    let elements = drawn(&["GR*", "RR*5e", "B5e"], None);
    let names: Vec<_> = elements
        .iter()
        .filter_map(|element| element.get("data-mark"))
        .collect();
    assert_eq!(names, ["B5e"]);
    let overlay = Overlay {
        marks: &["B5e".parse().expect("a mark")],
        ..Overlay::default()
    };
    assert_eq!(overlay.svg(TABLE, &|_| None), "");
}

#[test]
fn brushes_differ_without_colours() {
    let elements = drawn(&["G1a", "R2b", "B3c", "Y4d"], None);
    let lines = attributes(&elements, "circle", &["stroke", "stroke-dasharray"]);
    let dashes: std::collections::BTreeSet<_> = lines
        .iter()
        .filter(|line| !line[0].contains("edge"))
        .map(|line| line[1])
        .collect();
    assert_eq!(dashes.len(), 4, "{lines:?}");
}

#[test]
fn moves_of_an_engine_lie_below_what_was_drawn_the_best_above_the_others() {
    let square = |file, rank| Origin::Board(Square::new(file, rank).expect("a square"));
    let from_hand = Origin::Hand(Color::Black, shogi::HandKind::Pawn);
    let arrow = |from, to| komadai_records::Arrow::new(from, to).expect("an arrow");
    let overlay = Overlay {
        marks: &["G9a".parse().expect("a mark")],
        pending: None,
        hints: &[
            arrow(square(7, 7), square(7, 6)),
            arrow(from_hand, square(5, 5)),
        ],
        better: Some(arrow(square(2, 7), square(2, 6))),
        ..Overlay::default()
    };
    let elements = read(&overlay.svg(TABLE, &seen));
    let lines = elements.iter().filter(|it| it.get("data-hint").is_some());
    let opacities: Vec<_> = lines.filter_map(|it| it.get("opacity")).collect();
    assert_eq!(opacities, [".65", ".85"]);
    let named = elements.iter().position(|it| it.get("data-mark").is_some());
    let hint = elements
        .iter()
        .rposition(|it| it.get("data-hint").is_some());
    assert!(hint < named);
    let better = elements
        .iter()
        .position(|it| it.get("data-better").is_some());
    assert!(
        hint < better && better < named,
        "the better move lies between them"
    );
}

#[test]
fn a_lesson_s_stars_and_squares_to_choose_from_lie_on_their_squares() {
    let squares = [(9, 1), (5, 5)].map(|(file, rank)| Square::new(file, rank).expect("a square"));
    let overlay = Overlay {
        stars: &squares[..1],
        selectable: &squares[1..],
        ..Overlay::default()
    };
    let svg = overlay.svg(TABLE, &seen);
    assert!(svg.contains("data-star=\"9a\""), "{svg}");
    assert!(svg.contains("data-selectable=\"5e\""), "{svg}");
}
