//! Positions and what the rules of impasse make of them.

use komadai_shogi::{
    ByColor, Color, Condition, ConditionKind, GameRules, Handicap, Impasse, ImpasseRule,
    ImpasseVerdict, Position, Strictness,
};

use crate::support::{game, position, rows, rules};

fn count(sfen: &str, white_credit: u8) -> Impasse {
    Impasse::new(&position(sfen), ByColor::new(0, white_credit))
}

fn verdict(impasse: &Impasse, rule: ImpasseRule, color: Color) -> Option<&'static str> {
    impasse
        .verdict(rule, color, &GameRules::STANDARD)
        .map(ImpasseVerdict::name)
}

/// The position with sides changed, and the same with White's part for Black.
fn reversed(sfen: &str) -> String {
    position(sfen).to_setup().reversed().to_sfen()
}

#[test]
fn declarations_that_servers_agree_on() {
    for row in rows(include_str!("../data/declaration27.tsv")) {
        let [sfen, credit, expected] = row.as_slice() else {
            panic!("not a declaration: {row:?}");
        };
        if *expected == "impossible" {
            assert!(Position::from_sfen(sfen, Strictness::Lesson).is_err());
            continue;
        }
        let impasse = count(sfen, credit.parse().expect("a number of points"));
        let found = verdict(&impasse, ImpasseRule::Declaration27, impasse.turn);
        assert_eq!(found, Some(*expected), "{sfen}");
    }
}

#[test]
fn counts_that_programs_agree_on() {
    for row in rows(include_str!("../data/impasses.tsv")) {
        let (sfen, credit) = (row[0], row[1].parse().expect("a number of points"));
        let impasse = count(sfen, credit);
        let both = |tell: &dyn Fn(Color) -> String| Color::ALL.map(tell).join(" ");
        let side = |color| impasse.sides[color];
        let told = |rule, color| verdict(&impasse, rule, color).expect("it can be declared");
        let found = [
            both(&|color| side(color).pieces_in_zone.to_string()),
            both(&|color| side(color).total_points.to_string()),
            both(&|color| side(color).zone_points.to_string()),
            both(&|color| told(ImpasseRule::Declaration24, color).to_owned()),
            both(&|color| told(ImpasseRule::Declaration27, color).to_owned()),
        ];
        assert_eq!(found.as_slice(), &row[2..], "{sfen}");

        // With 24 points both sides need the same.
        let credit = ByColor::new(credit, 0);
        let changed = Impasse::new(&position(&reversed(sfen)), credit);
        for color in Color::ALL {
            let found = verdict(&changed, ImpasseRule::Declaration24, color);
            assert_eq!(
                found,
                verdict(&impasse, ImpasseRule::Declaration24, !color),
                "{sfen}"
            );
            assert_eq!(
                changed.sides[color].zone_points,
                impasse.sides[!color].zone_points
            );
        }
    }
}

/// Each condition that a rule puts to Black, and the verdict.
#[track_caller]
fn check(rules_text: &str, sfen: &str, rule: ImpasseRule, conditions: &str, expected: &str) {
    let impasse = count(sfen, 0);
    let rules = rules(rules_text);
    let told: Vec<String> = impasse
        .conditions(rule, Color::Black, &rules)
        .iter()
        .map(|one| format!("{}={}/{}", one.kind.name(), one.have, one.need))
        .collect();
    assert_eq!(told.join(" "), conditions, "{sfen}");
    let found = impasse.verdict(rule, Color::Black, &rules);
    assert_eq!(
        found.map_or("-", ImpasseVerdict::name),
        expected,
        "{sfen}, {rule:?}"
    );
}

#[test]
fn each_condition_of_a_declaration() {
    for (sfen, conditions, verdict27, verdict24) in [
        (
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b 2P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=28/28",
            "win",
            "draw",
        ),
        (
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b 4P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=30/28",
            "win",
            "draw",
        ),
        (
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b 5P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=31/28",
            "win",
            "win",
        ),
        (
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=27/28",
            "loss",
            "draw",
        ),
        (
            "RR1BK4/PPPPPPP2/9/9/9/9/9/9/4k4 b 2P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=24/28",
            "loss",
            "draw",
        ),
        (
            "RR1BK4/PPPPPPP2/9/9/9/9/9/9/4k4 b P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=23/28",
            "loss",
            "loss",
        ),
        (
            "RRBB5/PPPPPP3/9/4K4/9/9/9/9/4k4 b 2P 1",
            "own_turn=1/1 king_entered=0/1 pieces_in_zone=10/10 not_in_check=1/1 points=28/28",
            "loss",
            "loss",
        ),
        (
            "RRBBK4/PPPPP4/9/8P/9/9/9/9/4k4 b 3P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=9/10 not_in_check=1/1 points=28/28",
            "loss",
            "loss",
        ),
        (
            "RRBBK4/PPPPPs3/8P/9/9/9/9/9/4k4 b 2P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=0/1 points=28/28",
            "loss",
            "loss",
        ),
        (
            "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 w 2P 1",
            "own_turn=0/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=28/28",
            "loss",
            "loss",
        ),
        // Promoted pieces count as what they were.
        (
            "+R+R+B+BK4/+P+L+N+SGG3/9/9/9/9/9/9/4k4 b 2P 1",
            "own_turn=1/1 king_entered=1/1 pieces_in_zone=10/10 not_in_check=1/1 points=28/28",
            "win",
            "draw",
        ),
    ] {
        let rule = ImpasseRule::Declaration27;
        check("standard", sfen, rule, conditions, verdict27);
        let rule = ImpasseRule::Declaration24;
        let conditions = conditions.replace("/28", "/24");
        check("standard", sfen, rule, &conditions, verdict24);
    }
}

#[test]
fn white_needs_a_point_less() {
    let black = "RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b P 1";
    let impasse = count(&reversed(black), 0);
    let rule = ImpasseRule::Declaration27;
    assert_eq!(verdict(&impasse, rule, Color::White), Some("win"));
    assert_eq!(verdict(&count(black, 0), rule, Color::Black), Some("loss"));
    let fewer = count(&reversed("RRBBK4/PPPPPP3/9/9/9/9/9/9/4k4 b - 1"), 0);
    assert_eq!(verdict(&fewer, rule, Color::White), Some("loss"));
}

#[test]
fn each_condition_of_a_count() {
    let both = ImpasseRule::Agreement24;
    for (rules, sfen, rule, conditions, expected) in [
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B4P4s4n2l14p 1",
            both,
            "kings_entered=2/2 not_in_check=1/1 points=24/24",
            "draw",
        ),
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B3P4s4n2l14p 1",
            both,
            "kings_entered=2/2 not_in_check=1/1 points=23/24",
            "loss",
        ),
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B4P4s4n2l13p 1",
            both,
            "kings_entered=2/2 not_in_check=1/1 points=24/24",
            "win",
        ),
        // Where pieces are missing, both can be short.
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B3P4s4n2l8p 1",
            ImpasseRule::Agreement27,
            "kings_entered=2/2 not_in_check=1/1 points=23/27",
            "draw",
        ),
        // Pieces outside the zone count too.
        (
            "standard",
            "4K4/9/9/9/9/9/P7R/9/4k4 b R2B3P4s4n2l14p 1",
            both,
            "kings_entered=2/2 not_in_check=1/1 points=24/24",
            "draw",
        ),
        (
            "standard",
            "4K4/9/9/9/9/4k4/9/9/9 b 2R2B4P4s4n2l14p 1",
            both,
            "kings_entered=1/2 not_in_check=1/1 points=24/24",
            "-",
        ),
        (
            "standard,kings-entered=one",
            "4K4/9/9/9/9/4k4/9/9/9 b 2R2B4P4s4n2l14p 1",
            both,
            "kings_entered=1/1 not_in_check=1/1 points=24/24",
            "draw",
        ),
        (
            "standard,kings-entered=one",
            "9/9/9/4K4/9/4k4/9/9/9 b 2R2B4P4s4n2l14p 1",
            both,
            "kings_entered=0/1 not_in_check=1/1 points=24/24",
            "-",
        ),
        (
            "standard",
            "4K4/4p4/9/9/9/9/9/9/4k4 b 2R2B4P4s4n2l13p 1",
            both,
            "kings_entered=2/2 not_in_check=1/1 points=24/24",
            "draw",
        ),
        (
            "standard",
            "4K4/3s5/9/9/9/9/9/9/4k4 b 2R2B4P3s4n2l14p 1",
            both,
            "kings_entered=2/2 not_in_check=0/1 points=24/24",
            "-",
        ),
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B7P4s4n4l11p4g 1",
            ImpasseRule::Agreement27,
            "kings_entered=2/2 not_in_check=1/1 points=27/27",
            "loss",
        ),
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B8P4s4n4l10p4g 1",
            ImpasseRule::Agreement27,
            "kings_entered=2/2 not_in_check=1/1 points=28/27",
            "win",
        ),
        (
            "standard",
            "4K4/9/9/9/9/9/9/9/4k4 b 2R2B6P4s4n4l12p4g 1",
            ImpasseRule::Agreement27,
            "kings_entered=2/2 not_in_check=1/1 points=26/27",
            "loss",
        ),
    ] {
        check(rules, sfen, rule, conditions, expected);
    }
}

#[test]
fn with_27_points_each_white_wins() {
    let sfen = "4K4/9/9/9/9/9/9/9/4k4 b 2R2B7P4s4n4l11p4g 1";
    for sfen in [sfen, &reversed(sfen)] {
        let impasse = count(sfen, 0);
        let won = |color| verdict(&impasse, ImpasseRule::Agreement27, color);
        assert_eq!(won(Color::White), Some("win"), "{sfen}");
        assert_eq!(won(Color::Black), Some("loss"), "{sfen}");
        let drawn = |color| verdict(&impasse, ImpasseRule::Agreement24, color);
        assert_eq!(Color::ALL.map(drawn), [Some("draw"); 2], "{sfen}");
    }
}

#[test]
fn conditions_of_the_rules_that_apply_by_themselves() {
    let sfen = "4K4/PP7/9/2P6/9/9/9/9/8k b 2P 1";
    let (one, both) = ("try", "standard,try=both-entered");
    check(one, sfen, ImpasseRule::Try, "on_try_square=1/1", "win");
    let conditions = "on_try_square=1/1 kings_entered=2/2";
    check(both, sfen, ImpasseRule::Try, conditions, "win");
    let alone = "4K4/9/9/9/8k/9/9/9/9 b - 1";
    let conditions = "on_try_square=1/1 kings_entered=1/2";
    check(both, alone, ImpasseRule::Try, conditions, "-");
    let beside = "5K3/9/9/9/8k/9/9/9/9 b - 1";
    check(one, beside, ImpasseRule::Try, "on_try_square=0/1", "-");

    let conditions = "kings_entered=2/2 all_in_zone=2/3 points=5/24";
    let rule = ImpasseRule::AllPiecesEntered;
    check("standard,all-pieces-in=both", sfen, rule, conditions, "-");
    // White has nothing on the board, so all of it is in.
    check(
        "standard,all-pieces-in=either",
        sfen,
        rule,
        conditions,
        "draw",
    );
}

#[test]
fn a_condition_holds_with_as_many_as_needed() {
    let condition = |have| Condition {
        kind: ConditionKind::PiecesInZone,
        have,
        need: 10,
    };
    assert!(!condition(9).holds() && condition(10).holds() && condition(11).holds());
}

/// What the giver is credited with, by handicap.
#[test]
fn credit_for_a_handicap() {
    let credits = [
        0, 1, 1, 2, 5, 5, 6, 10, 11, 12, 13, 13, 14, 15, 15, 16, 17, 18, 24, 27,
    ];
    for (handicap, credit) in Handicap::ALL.into_iter().zip(credits) {
        let played = game("standard", handicap.sfen(), "");
        assert_eq!(played.credit(), ByColor::new(0, credit), "{handicap:?}");
        let white = played.impasse().expect("nothing is illegal").sides.white;
        assert_eq!(
            (white.credit, white.zone_points),
            (credit, white_hand(handicap) + credit)
        );
        assert_eq!(white.total_points, 27, "{handicap:?}");
        let off = game("standard,handicap-credit=off", handicap.sfen(), "");
        assert_eq!(off.credit(), ByColor::new(0, 0), "{handicap:?}");
    }
}

fn white_hand(handicap: Handicap) -> u8 {
    if handicap == Handicap::ThreePawns {
        3
    } else {
        0
    }
}

#[test]
fn the_credit_lasts_for_the_game() {
    let start = Handicap::TwoPieces.sfen();
    let played = game("standard", start, "6a7b 7g7f 4a3b 2g2f");
    assert_eq!(played.credit().white, 10);
    let black = played.impasse().expect("nothing is illegal").sides.black;
    assert_eq!((black.credit, black.total_points), (0, 27));
}

#[test]
fn other_starts_give_no_credit() {
    for sfen in [
        // After a move, with a piece of Black's missing, or with something in hand.
        "lnsgkgsnl/9/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B7/LNSGKGSNL w - 1",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w b 1",
        "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w R 1",
        "lnsgkg1nl/9/pppppp1pp/6s2/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
    ] {
        let white = game("standard", sfen, "").credit().white;
        let expected = if sfen.contains("w b") { 5 } else { 0 };
        assert_eq!(white, expected, "{sfen}");
    }
}
