use komadai_search::Level;
use shogi::{Color, Handicap, IllegalMoveReason, Piece, PieceKind, RuleKey, RulesPreset, Square};

use crate::ro::{self, grammar::*};
use komadai_model::{MoveContext, RuleGroup};

#[test]
fn counted_nouns() {
    for (count, counted) in [
        (0, "0 mutări"),
        (1, "1 mutare"),
        (2, "2 mutări"),
        (19, "19 mutări"),
        (20, "20 de mutări"),
        (21, "21 de mutări"),
        (100, "100 de mutări"),
        (101, "101 mutări"),
        (119, "119 mutări"),
        (120, "120 de mutări"),
        (1_001, "1001 mutări"),
    ] {
        assert_eq!(MOVES.counted(count), counted);
    }
}

#[test]
fn sides_have_the_article_and_players_do_not() {
    let sides = Color::ALL.map(|color| {
        let sides = [
            ro::shogi_terms::TEXT.color,
            ro::shogi_terms::TEXT.handicap_side,
        ];
        sides.map(|side| the(side(color)))
    });
    assert_eq!(sides, [["Negrul", "Shitate"], ["Albul", "Uwate"]]);
    assert_eq!(the("Ana"), "Ana");
    assert_eq!(sentence("șah etern"), "Șah etern");
}

fn facts(usi: &str, kind: PieceKind) -> MoveContext {
    MoveContext {
        mv: usi.parse().unwrap(),
        by: Color::Black,
        kind,
        captures: false,
        declines: false,
        same_square: false,
    }
}

#[test]
fn moves_in_words() {
    let takes = MoveContext {
        captures: true,
        ..facts("8h2b+", PieceKind::Bishop)
    };
    let declines = MoveContext {
        declines: true,
        ..facts("4d3c", PieceKind::Silver)
    };
    for (facts, spoken) in [
        (facts("7g7f", PieceKind::Pawn), "pion pe 7f"),
        (takes, "nebun ia pe 2b și promovează"),
        (declines, "argint pe 3c, fără promovare"),
        (facts("N*5e", PieceKind::Knight), "cal pus pe 5e"),
        (facts("L*5e", PieceKind::Lance), "lance pusă pe 5e"),
    ] {
        assert_eq!((ro::shogi_terms::TEXT.spoken_move)(facts), spoken);
    }
}

#[test]
fn a_lance_is_feminine() {
    let lance = Piece::new(Color::White, PieceKind::ProLance);
    assert_eq!(ro::shogi_terms::piece_of(lance), "lance promovată albă");
    let item = ro::board::TEXT.hand_item;
    assert_eq!(
        item(Color::Black, shogi::HandKind::Lance, 2, true),
        "lance neagră, 2 în mână, selectată"
    );
    assert_eq!(
        item(Color::Black, shogi::HandKind::Gold, 0, false),
        "aur negru, niciunul în mână"
    );
    let dead = IllegalMoveReason::ImmobilePiece {
        kind: shogi::HandKind::Lance,
    };
    assert_eq!(
        (ro::shogi_terms::TEXT.illegal)(dead),
        "O lance pusă aici nu ar mai putea muta niciodată."
    );
    let at = Square::from_usi("2c").unwrap();
    assert_eq!(
        (ro::board::TEXT.promotion)(PieceKind::Lance, at),
        "Promovezi lancea pe 2c?"
    );
}

#[test]
fn every_rule_and_each_of_its_values_has_a_text() {
    for &key in RuleKey::ALL {
        let rule = (ro::rules::TEXT.rule)(key);
        assert!(rule.says.ends_with('.'), "{}", rule.says);
        match key.choices() {
            [] => assert!(rule.choices.len() <= 1),
            choices => assert_eq!(rule.choices.len(), choices.len(), "{}", key.name()),
        }
    }
    for &preset in RulesPreset::ALL {
        assert!((ro::rules::TEXT.preset)(Some(preset)).ends_with('.'));
    }
    for group in RuleGroup::ALL {
        assert!(!(ro::rules::TEXT.group)(group).is_empty());
    }
}

#[test]
fn levels_and_handicaps_are_told_apart() {
    let levels = (1..=Level::COUNT).filter_map(Level::new);
    let mut names: Vec<_> = levels
        .flat_map(|level| {
            [
                (ro::home::TEXT.level_name)(level),
                (ro::opponent::TEXT.about)(level),
            ]
        })
        .chain(
            Handicap::ALL
                .into_iter()
                .map(ro::game_summary::TEXT.handicap),
        )
        .collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}
