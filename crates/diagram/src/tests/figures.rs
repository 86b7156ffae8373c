use std::collections::{BTreeMap, BTreeSet};

use komadai_records::Marks;
use shogi::{ByColor, Color, Square};

use super::{
    super::{Caption, DiagramOptions, Figure, Style, data_url, svg},
    BOOK, figure, looks,
    xml::{self, Element},
};
use crate::KingStyle;

const BOARD: DiagramOptions = DiagramOptions {
    style: Style::Board,
    ..BOOK
};
const MIDDLE_GAME: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";
/// No king, 31 pawns in a hand, all faces, pieces that could never move.
const IMPOSSIBLE: &str =
    "PLN+P+L+N+S+B+R/pln+p+l+n+s+b+r/9/9/9/9/9/9/9 b 7R7B7G7S7N7L31P2r2b4g4s4n4l18p 1";

fn elements(figure: &Figure) -> Vec<Element> {
    xml::read(&svg(figure))
}

fn uses(elements: &[Element]) -> impl Iterator<Item = &Element> {
    elements.iter().filter(|element| element.name == "use")
}

fn number(element: &Element, name: &str) -> i32 {
    element.get(name).expect(name).parse().expect(name)
}

/// The middle of a drawing.
fn middle(element: &Element) -> (i32, i32) {
    (
        number(element, "x") + number(element, "width") / 2,
        number(element, "y") + number(element, "height") / 2,
    )
}

fn on(square: &str, elements: &[Element]) -> (i32, i32) {
    let here = |element: &&Element| element.get("data-square") == Some(square);
    middle(uses(elements).find(here).expect(square))
}

#[test]
fn every_piece_is_drawn_once_in_every_look() {
    for sfen in [
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        MIDDLE_GAME,
        IMPOSSIBLE,
        "9/9/9/9/9/9/9/9/9 b - 1",
    ] {
        for look in looks() {
            let figure = figure(sfen, look);
            let elements = elements(&figure);
            let drawn: Vec<_> = uses(&elements)
                .filter_map(|piece| Some((piece.get("data-square")?, piece.get("href")?)))
                .collect();
            assert_eq!(drawn.len(), figure.setup.pieces().count(), "{look:?}");
            let squares: BTreeMap<_, _> = drawn.into_iter().collect();
            for (square, piece) in figure.setup.pieces() {
                let drawing = squares[square.to_string().as_str()];
                let name = crate::pieces::symbol(piece, look.kings);
                assert!(drawing.contains(name), "{square} {drawing}");
            }
            let held: Vec<_> = uses(&elements)
                .filter_map(|piece| Some((piece.get("data-hand")?, piece.get("data-piece")?)))
                .collect();
            let hands = Color::ALL.into_iter().flat_map(|color| {
                let kinds = figure.setup.hand(color).iter();
                kinds.map(move |(kind, _)| (color.name(), kind.kind().to_sfen()))
            });
            assert_eq!(held, hands.collect::<Vec<_>>(), "{look:?}");
        }
    }
}

#[test]
fn every_drawing_used_is_there_and_no_other() {
    for style in [Style::Book, Style::Board] {
        let look = DiagramOptions { style, ..BOOK };
        let elements = elements(&figure(IMPOSSIBLE, look));
        let symbols = elements.iter().filter(|element| element.name == "symbol");
        let mut defined: Vec<_> = symbols.map(|symbol| symbol.get("id").unwrap()).collect();
        let mut used: Vec<_> = uses(&elements)
            .map(|piece| piece.get("href").unwrap().trim_start_matches('#'))
            .collect();
        used.sort_unstable();
        used.dedup();
        defined.sort_unstable();
        assert_eq!(defined, used, "{style:?}");
    }
    let alone = elements(&figure("4k4/9/9/9/9/9/9/9/4K4 b - 1", BOARD));
    let paths = alone.iter().filter(|element| element.name == "path");
    let inks = paths.filter(|path| path.get("fill") == Some("#1e1a14"));
    assert_eq!(inks.count(), 2);
}

/// Each piece is in the middle of its own cell, White's turned by half a circle.
#[test]
fn the_board_is_seen_from_the_near_side() {
    for style in [Style::Book, Style::Board] {
        let look = DiagramOptions { style, ..BOOK };
        let sfen = "k8/9/9/9/9/9/9/9/8K b - 1";
        let upright = elements(&figure(sfen, look));
        let (king, other) = (on("1i", &upright), on("9a", &upright));
        assert_eq!((king.0 - other.0, king.1 - other.1), (8 * 350, 8 * 386));
        let turned: Vec<_> = uses(&upright).map(|piece| piece.get("transform")).collect();
        assert!(turned.contains(&None));
        let half_circle = format!("rotate(180 {} {})", other.0, other.1);
        assert!(turned.contains(&Some(half_circle.as_str())));

        let flipped = elements(&figure(
            sfen,
            DiagramOptions {
                flipped: true,
                ..look
            },
        ));
        assert_eq!(on("1i", &flipped), other);
        assert_eq!(on("9a", &flipped), king);
    }
}

#[test]
fn hands_stand_on_their_players_side_within_the_picture() {
    for look in looks() {
        let elements = elements(&figure(IMPOSSIBLE, look));
        let width = number(elements.last().unwrap(), "width") * 10;
        let height = number(elements.last().unwrap(), "height") * 10;
        for piece in uses(&elements).filter(|piece| piece.get("data-hand").is_some()) {
            let (x, y) = middle(piece);
            let black = piece.get("data-hand") == Some("black");
            assert_eq!(x > width / 2, black != look.flipped, "{look:?}");
            assert!((0..height).contains(&y), "{look:?}");
        }
        for text in elements.iter().filter(|element| element.get("y").is_some()) {
            assert!((0..height).contains(&number(text, "y")), "{text:?}");
        }
    }
}

/// Both players have their rooks at the far left of their stands.
#[test]
fn the_far_stand_is_the_near_one_turned_by_half_a_circle() {
    let elements = elements(&figure(IMPOSSIBLE, BOARD));
    let held = |color: &'static str| {
        let held = uses(&elements).filter(move |piece| piece.get("data-hand") == Some(color));
        held.map(middle)
    };
    let sums = held("black").zip(held("white"));
    let sums: BTreeSet<_> = sums.map(|(a, b)| (a.0 + b.0, a.1 + b.1)).collect();
    assert_eq!(sums.len(), 1);
    let places: BTreeSet<_> = held("black").collect();
    assert_eq!(places.len(), 7);
}

#[test]
fn kings_are_as_the_players_want_them() {
    let drawn = |kings| {
        let elements = elements(&figure(
            "4k4/9/9/9/9/9/9/9/4K4 b - 1",
            DiagramOptions { kings, ..BOOK },
        ));
        let drawings = uses(&elements).map(|king| king.get("href").unwrap().to_owned());
        drawings.collect::<Vec<_>>()
    };
    let (jewel, king) = ("#book-piece-king", "#book-piece-king-white");
    assert_eq!(drawn(KingStyle::Senior), [king, jewel]);
    assert_eq!(drawn(KingStyle::Swapped), [jewel, king]);
    assert_eq!(drawn(KingStyle::BothJewel), [jewel, jewel]);
}

#[test]
fn the_last_move_is_marked() {
    let shaded = |last| {
        let figure = Figure {
            last,
            ..figure(MIDDLE_GAME, BOOK)
        };
        let elements = elements(&figure);
        let cell = |rect: &&Element| rect.get("width") == Some("350");
        let rects = elements.iter().filter(|element| element.name == "rect");
        let shaded: Vec<_> = rects.filter(cell).map(middle).collect();
        (shaded, on("1b", &elements))
    };
    assert_eq!(shaded(None).0, []);
    let (cells, king) = shaded(Square::new(1, 2));
    assert_eq!(cells, [king]);

    let corners = |last| {
        let figure = Figure {
            last,
            ..figure(MIDDLE_GAME, BOARD)
        };
        svg(&figure).matches("#7a3d00").count()
    };
    assert_eq!(corners(None), 0);
    assert_eq!(corners(Square::new(1, 2)), 1);
}

fn marks<const N: usize>(texts: [&str; N]) -> Marks {
    texts
        .map(|text| text.parse().expect(text))
        .into_iter()
        .collect()
}

#[test]
fn marks_point_at_squares_and_hands() {
    for style in [Style::Book, Style::Board] {
        let figure = Figure {
            marks: marks(["R5e", "GR*", "BP*", "YR*5e", "RP*L*"]),
            ..figure(
                "9/9/9/9/4k4/9/9/9/9 b R 1",
                DiagramOptions { style, ..BOOK },
            )
        };
        let elements = elements(&figure);
        let named = |name| elements.iter().filter(move |element| element.name == name);
        let circles: Vec<_> = named("circle")
            .map(|circle| (number(circle, "cx"), number(circle, "cy")))
            .collect();
        let rook = uses(&elements).find(|piece| piece.get("data-hand").is_some());
        let (king, rook) = (on("5e", &elements), middle(rook.unwrap()));
        assert_eq!(circles.len(), 3);
        assert_eq!(circles[..2], [king, rook]);
        let width = number(elements.last().unwrap(), "width") * 10;
        assert!(circles[2].0 > width * 3 / 4 && circles[2] != rook);
        let start = format!("M{} {}L", rook.0, rook.1);
        assert!(named("path").any(|path| path.get("d").unwrap().starts_with(&start)));
        let tip = format!("{} {} ", king.0, king.1);
        let heads = named("polygon").filter(|head| head.get("points").unwrap().starts_with(&tip));
        assert_eq!(heads.count(), 1);
        let drawn: Vec<_> = named("g")
            .filter_map(|mark| mark.get("data-mark"))
            .collect();
        assert_eq!(drawn, ["R5e", "GR*", "BP*", "YR*5e", "RP*L*"]);
    }
}

/// A book has no colours, and no two brushes look the same.
#[test]
fn brushes_are_told_apart() {
    for style in [Style::Book, Style::Board] {
        let figure = Figure {
            marks: marks(["G1a", "R2b", "B3c", "Y4d"]),
            ..figure("9/9/9/9/9/9/9/9/9 b - 1", DiagramOptions { style, ..BOOK })
        };
        let elements = elements(&figure);
        let circles = elements.iter().filter(|element| element.name == "circle");
        let circles: Vec<_> = circles
            .map(|circle| (circle.get("stroke"), circle.get("stroke-dasharray")))
            .collect();
        if style == Style::Book {
            assert!(circles.iter().all(|pen| pen.0 == Some("#000")));
        }
        let pens: BTreeSet<_> = circles.iter().collect();
        assert_eq!(pens.len(), circles.len(), "{style:?}");
        assert!(pens.len() >= 4);
    }
}

/// The picture of docs/diagrams.md is what is drawn today.
#[test]
fn the_documented_picture_is_drawn() {
    let mut figure = Figure {
        last: Square::new(3, 8),
        names: ByColor::new("先手".to_owned(), "後手".to_owned()),
        caption: Caption {
            title: "第１図".to_owned(),
            moment: "☖３八銀まで".to_owned(),
        },
        marks: marks(["G6f3i", "GG*2h"]),
        ..figure(MIDDLE_GAME, BOOK)
    };
    figure.setup.apply("S*3h".parse().unwrap()).unwrap();
    let drawn = svg(&figure) + "\n";
    let documented = include_str!("../../../../docs/pictures/diagram.svg");
    if drawn != documented {
        let new = std::env::temp_dir().join("diagram.svg");
        std::fs::write(&new, drawn).unwrap();
        panic!("if it is as it should be, put {new:?} into docs/pictures");
    }
}

#[test]
fn a_picture_is_an_address_of_its_own() {
    assert_eq!(
        data_url("<a b=\"#\">7六 100%</a>\n"),
        "data:image/svg+xml,%3Ca b=%22%23%22%3E7%E5%85%AD 100%25%3C/a%3E%0A"
    );
}
