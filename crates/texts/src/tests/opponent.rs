use komadai_search::Level;
use shogi::Color;

use crate::{Text, en::opponent::TEXT as EN, ja::opponent::TEXT as JA};
use komadai_model::{Language, opponent::BlunderCost};

#[test]
fn every_level_has_a_name_and_a_word_of_its_own() {
    for text in Language::ALL.map(Text::of) {
        for of in [text.home().level_name, text.opponent().about] {
            let mut told: Vec<&str> = (1..=Level::COUNT)
                .map(|number| of(Level::new(number).unwrap()))
                .collect();
            told.sort_unstable();
            told.dedup();
            assert_eq!(told.len(), usize::from(Level::COUNT));
        }
    }
}

#[test]
fn what_a_move_cost_is_said_in_pieces() {
    for (cost, english, japanese) in [
        (
            BlunderCost::MateMissed(3),
            "P-7f missed a mate in 3 plies.",
            "P-7fで、3手詰を逃しました。",
        ),
        (
            BlunderCost::MateAllowed(5),
            "P-7f allows a mate in 5 plies.",
            "P-7fで、5手詰を許しました。",
        ),
        (
            BlunderCost::Points {
                points: 90,
                decides: false,
            },
            "P-7f cost about a pawn.",
            "P-7fは歩一枚ほどの損でした。",
        ),
        (
            BlunderCost::Points {
                points: 2_000,
                decides: true,
            },
            "P-7f cost about as much as a rook or a bishop, and that may decide the game.",
            "P-7fは大駒一枚ほどの損で、勝敗を分けるかもしれません。",
        ),
    ] {
        assert_eq!((EN.cost)("P-7f", cost), english);
        assert_eq!((JA.cost)("P-7f", cost), japanese);
    }
}

#[test]
fn in_a_line_each_move_has_its_side_and_is_not_broken() {
    let line = [
        (Color::White, "P-3d".to_owned()),
        (Color::Black, "Bx2b+".to_owned()),
    ];
    assert_eq!((EN.line)(&line), "☖\u{a0}P-\u{2060}3d ☗\u{a0}Bx2b+");
    let line = [
        (Color::Black, "▲７六歩".to_owned()),
        (Color::White, "△３四歩".to_owned()),
    ];
    let joined = "▲\u{2060}７\u{2060}六\u{2060}歩△\u{2060}３\u{2060}四\u{2060}歩";
    assert_eq!((JA.line)(&line), joined);
}
