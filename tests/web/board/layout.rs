use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::DomRect;

use super::harness::{Harness, START, table};

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1.0
}

fn inside(inner: &DomRect, width: f64, height: f64) -> bool {
    inner.left() >= -0.5
        && inner.top() >= -0.5
        && inner.right() <= width + 0.5
        && inner.bottom() <= height + 0.5
}

fn hand(table: &Harness, color: &str) -> DomRect {
    table.rect(&format!("[data-hand={color}]"))
}

#[wasm_bindgen_test]
async fn the_komadai_stand_as_tradition_has_it() {
    for (width, height) in [(1100, 860), (700, 600), (1900, 700)] {
        let table = table(START, width, height).await;
        for (flipped, mine, other) in [(false, "black", "white"), (true, "white", "black")] {
            table.flip(flipped).await;
            let board = table.rect(".board");
            let (mine, other) = (hand(&table, mine), hand(&table, other));
            assert!(near(mine.left(), board.right()), "{width}x{height}");
            assert!(near(mine.bottom(), board.bottom()), "{width}x{height}");
            assert!(near(other.right(), board.left()), "{width}x{height}");
            assert!(near(other.top(), board.top()), "{width}x{height}");
        }
    }
}

#[wasm_bindgen_test]
async fn the_clocks_stand_beyond_the_hands() {
    let table = table(START, 1100, 860).await;
    let beside = |color| table.rect(&format!("[data-beside={color}]"));
    assert!(beside("black").bottom() <= hand(&table, "black").top());
    assert!(beside("white").top() >= hand(&table, "white").bottom());
}

#[wasm_bindgen_test]
async fn upright_the_hands_are_rows_above_and_below() {
    for (width, height) in [(360, 520), (320, 460), (768, 900)] {
        let table = table(START, width, height).await;
        let (board, far, near_hand) = (
            table.rect(".board"),
            hand(&table, "white"),
            hand(&table, "black"),
        );
        assert!(near(far.bottom(), board.top()), "{width}x{height}");
        assert!(near(near_hand.top(), board.bottom()), "{width}x{height}");
        assert!(near(far.width(), board.width()), "{width}x{height}");
        assert!(near_hand.height() >= 40.0, "{width}x{height}");
    }
}

#[wasm_bindgen_test]
async fn everything_is_in_view_at_every_size() {
    let sizes = [
        (360, 520),
        (320, 460),
        (768, 900),
        (1100, 860),
        (1440, 700),
        (470, 344),
        (640, 320),
        (600, 600),
    ];
    for (width, height) in sizes {
        let table = table(START, width, height).await;
        for selector in [".board", "[data-hand=black]", "[data-hand=white]"] {
            let rect = table.rect(selector);
            assert!(
                inside(&rect, f64::from(width), f64::from(height)),
                "{selector} at {width}x{height}: {} {} {} {}",
                rect.left(),
                rect.top(),
                rect.right(),
                rect.bottom()
            );
        }
    }
}

#[wasm_bindgen_test]
async fn squares_keep_their_proportions_and_fit_a_finger() {
    for (width, height) in [(320, 460), (360, 520), (1100, 860)] {
        let table = table(START, width, height).await;
        let square = table.rect("[data-square='5e']");
        let ratio = square.height() / square.width();
        assert!(
            (ratio - 38.6 / 35.0).abs() < 0.03,
            "{width}x{height}: {ratio}"
        );
        assert!(square.width() >= 24.0, "{width}x{height}");
        let (grid, lines) = (table.rect(".grid"), table.rect(".grid-lines"));
        assert!(near(grid.left(), lines.left()) && near(grid.right(), lines.right()));
        assert!(near(grid.top(), lines.top()) && near(grid.bottom(), lines.bottom()));
    }
}
