use gloo_timers::future::TimeoutFuture;
use komadai::state::board_theme::apply_theme;
use komadai_model::{BoardKind, BoardTheme, GoldFace, MinorPiece, PieceSet};
use komadai_web::audio::AudioOut;
use leptos::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, wasm_bindgen::JsCast};

use super::harness::table;
use crate::host::{Host, document};

/// Every kind of piece: the plain ones Black's, the promoted ones White's.
const ALL: &str = "k8/+r+b+s+n+l+p3/9/9/9/9/9/9/KRBGSNLP1 b - 1";

async fn dressed(look: BoardTheme) {
    let owner = Owner::new();
    apply_theme(look, owner.with(AudioOut::new));
    TimeoutFuture::new(0).await;
}

/// The drawing of the piece on a square, as the document has it.
fn drawn(host: &Host, square: &str) -> String {
    let used = host.get(&format!("[data-square='{square}'] use"));
    let symbol = used.get_attribute("href").expect("a symbol");
    let symbols = document().query_selector_all(&format!(".piece-sprite {symbol}"));
    let symbols = symbols.expect("a selector");
    assert_eq!(symbols.length(), 1, "{symbol}");
    let symbol: Element = symbols.item(0).expect("a symbol").unchecked_into();
    symbol.inner_html()
}

fn ground_of(host: &Host, square: &str) -> String {
    let window = web_sys::window().expect("a window");
    let board = host.get(&format!("[data-square='{square}']"));
    let style = window.get_computed_style(&board).expect("styles");
    let board = style.expect("a style").get_property_value("--board");
    board.expect("a colour")
}

#[wasm_bindgen_test]
async fn every_piece_has_a_face_in_every_set() {
    let table = table(ALL, 700, 600).await;
    let mut kings = Vec::new();
    for &set in PieceSet::ALL {
        dressed(BoardTheme::default().with_pieces(set)).await;
        for (plain, promoted) in [
            ("8i", "9b"),
            ("7i", "8b"),
            ("5i", "7b"),
            ("4i", "6b"),
            ("3i", "5b"),
            ("2i", "4b"),
        ] {
            let (plain, promoted) = (drawn(&table, plain), drawn(&table, promoted));
            assert_ne!(plain, promoted, "{set:?}");
            assert!(!plain.contains("piece-promoted"));
            assert!(promoted.contains("piece-promoted"));
        }
        assert_ne!(drawn(&table, "9a"), drawn(&table, "6i"));
        kings.push(drawn(&table, "9i"));
    }
    kings.dedup();
    assert_eq!(kings.len(), PieceSet::ALL.len());
    dressed(BoardTheme::default()).await;
    assert_eq!(drawn(&table, "9i"), kings[0]);
}

#[wasm_bindgen_test]
async fn a_promoted_face_is_the_one_that_is_chosen() {
    let table = table(ALL, 700, 600).await;
    dressed(BoardTheme::default()).await;
    let (silver, knight) = (drawn(&table, "7b"), drawn(&table, "6b"));
    dressed(BoardTheme::default().with_gold_face(MinorPiece::Knight, GoldFace::Short)).await;
    assert_eq!(drawn(&table, "7b"), silver);
    assert_ne!(drawn(&table, "6b"), knight);
    dressed(BoardTheme::default()).await;
    assert_eq!(drawn(&table, "6b"), knight);
}

#[wasm_bindgen_test]
async fn a_board_is_the_one_that_is_chosen_and_squares_keep_their_names() {
    let table = table(ALL, 700, 600).await;
    dressed(BoardTheme::default()).await;
    let label = || table.square("9b").get_attribute("aria-label");
    let (wood, name) = (ground_of(&table, "5e"), label());
    let dark = BoardTheme::default()
        .with_pieces(PieceSet::Letters)
        .with_board(BoardKind::Dark);
    dressed(dark).await;
    let root = document().document_element().expect("a root");
    assert_eq!(
        root.get_attribute("data-board-kind").as_deref(),
        Some("dark")
    );
    assert!(!root.has_attribute("data-undressed"));
    assert_ne!(ground_of(&table, "5e"), wood);
    assert_eq!(label(), name);
    dressed(BoardTheme::default()).await;
    assert!(!root.has_attribute("data-board-kind"));
    assert_eq!(ground_of(&table, "5e"), wood);
}

#[wasm_bindgen_test]
async fn pieces_show_how_they_move_to_who_is_new() {
    let table = table(ALL, 700, 600).await;
    let root = document().document_element().expect("a root");
    dressed(BoardTheme::default()).await;
    let plain = drawn(&table, "2i");
    assert!(!root.has_attribute("data-signs"));
    dressed(BoardTheme::default().with_move_hints(true)).await;
    let signed = drawn(&table, "2i");
    assert!(signed.starts_with(&plain) && signed.contains("piece-sign"));
    assert!(root.has_attribute("data-signs"));
    dressed(BoardTheme::default()).await;
    assert_eq!(drawn(&table, "2i"), plain);
}
