//! What is said of games: terms, boards, clocks, rules, results.
use core::time::Duration;

use komadai_search::Level;
use shogi::{
    Claim, Color, ConditionKind, EndReason, HandKind, Handicap, IllegalMoveReason, ImpasseRule,
    ImpasseVerdict, Move, Outcome, Piece, PieceKind, Position, RuleKey, RulesPreset, Square,
    clock::{CueProfile, Preset, TimeParts},
};

use super::COUNTS;
use crate::Text;
use komadai_model::{
    Coordinates, HandsPlace, KingStyle, MoveContext, MovesPlace, RuleGroup, Theme,
    board::{SquareFacts, SquareState},
    opponent::BlunderCost,
};

pub fn say(text: Text, say: &mut dyn FnMut(String, String)) {
    shogi_terms(text, say);
    board(text, say);
    play(text, say);
    results(text, say);
    rules(text, say);
    opponent(text, say);
    assist(text, say);
}

fn assist(text: Text, say: &mut dyn FnMut(String, String)) {
    let assist = text.assist();
    for kind in PieceKind::ALL {
        say(format!("reading {kind:?}"), (assist.reading)(kind).into());
        say(format!("moves as {kind:?}"), (assist.moves)(kind).into());
    }
    // The timekeeper says tens; single seconds are numbers.
    for gone in [10, 20, 50] {
        say(format!("gone {gone}"), (assist.gone)(gone));
    }
}

fn shogi_terms(text: Text, say: &mut dyn FnMut(String, String)) {
    let terms = text.shogi_terms();
    let square = Square::from_usi("7f").expect("a square");
    for color in Color::ALL {
        say(format!("color {color}"), (terms.color)(color).into());
        say(
            format!("handicap side {color}"),
            (terms.handicap_side)(color).into(),
        );
    }
    say("square".into(), (terms.square)(square));
    for kind in PieceKind::ALL {
        say(format!("piece {kind:?}"), (terms.piece)(kind).into());
        for (what, usi, captures, declines) in [
            ("goes", "7g7f", false, false),
            ("takes", "7g7f", true, false),
            ("promotes", "7d7c+", true, false),
            ("declines", "7d7c", false, true),
            ("is dropped", "P*7f", false, false),
        ] {
            let facts = MoveContext {
                mv: usi.parse().expect(usi),
                by: Color::Black,
                kind,
                captures,
                declines,
                same_square: false,
            };
            say(
                format!("spoken {kind:?} {what}"),
                (terms.spoken_move)(facts),
            );
            say(
                format!("plain {kind:?} {what}"),
                (text.moves().plain)(facts),
            );
        }
        for why in [
            IllegalMoveReason::MayNotPromote { kind },
            IllegalMoveReason::MustPromote { kind },
            IllegalMoveReason::WrongMovement {
                piece: Piece::new(Color::Black, kind),
                from: square,
                to: square,
            },
        ] {
            say(format!("illegal {why:?}"), (terms.illegal)(why));
        }
    }
    for kind in HandKind::ALL {
        for why in [
            IllegalMoveReason::NotInHand { kind },
            IllegalMoveReason::PromotedDrop { kind },
            IllegalMoveReason::ImmobilePiece { kind },
        ] {
            say(format!("illegal {why:?}"), (terms.illegal)(why));
        }
    }
    for why in [
        IllegalMoveReason::NothingThere { square },
        IllegalMoveReason::NotYourTurn { square: None },
        IllegalMoveReason::Blocked { by: square },
        IllegalMoveReason::OwnPiece { square },
        IllegalMoveReason::SquareTaken { square },
        IllegalMoveReason::Nifu { pawn: square },
        IllegalMoveReason::Uchifuzume,
        IllegalMoveReason::KingInCheck { attacker: square },
        IllegalMoveReason::PerpetualCheck,
    ] {
        say(format!("illegal {why:?}"), (terms.illegal)(why));
    }
    let mv: Move = "7g7f".parse().expect("a move");
    let start = Position::startpos();
    say("written".into(), (text.moves().written)(&start, mv, None));
}

fn board(text: Text, say: &mut dyn FnMut(String, String)) {
    let board = text.board();
    let square = Square::from_usi("7f").expect("a square");
    for color in Color::ALL {
        say(format!("hand {color}"), (board.hand)(color).into());
        say(format!("check {color}"), (board.check)(color));
        say(format!("moved {color}"), (board.moved)(color, "…".into()));
        say(format!("clock {color}"), text.clock().label[color].into());
        for kind in HandKind::ALL {
            for count in COUNTS {
                let name = format!("hand item {color} {kind:?} {count}");
                say(name, (board.hand_item)(color, kind, count, false));
            }
            let name = format!("hand item {color} {kind:?} selected");
            say(name, (board.hand_item)(color, kind, 2, true));
        }
        for kind in PieceKind::ALL {
            for state in [
                SquareState::Still,
                SquareState::Movable,
                SquareState::Selected,
                SquareState::Destination,
            ] {
                let facts = SquareFacts {
                    square,
                    piece: Some(Piece::new(color, kind)),
                    state,
                    check: kind == PieceKind::King,
                    last_move: kind == PieceKind::Pawn,
                };
                say(
                    format!("a square {color} {kind:?} {state:?}"),
                    (board.square)(facts),
                );
            }
        }
    }
    for state in [SquareState::Still, SquareState::Destination] {
        let facts = SquareFacts {
            square,
            piece: None,
            state,
            check: false,
            last_move: false,
        };
        say(format!("a square empty {state:?}"), (board.square)(facts));
    }
    for kind in PieceKind::ALL {
        say(
            format!("promotion {kind:?}"),
            (board.promotion)(kind, square),
        );
        say(format!("promote {kind:?}"), (board.promote)(kind));
        say(format!("decline {kind:?}"), (board.decline)(kind));
    }
    for count in COUNTS.into_iter().filter(|&count| count > 0) {
        say(
            format!("byoyomi {count}"),
            (text.clock().byoyomi)(count.into()),
        );
        say(format!("extra {count}"), (text.clock().extra)(count.into()));
    }
    for count in COUNTS {
        say(
            format!("seconds {count}"),
            (text.clock().seconds_left)(count.into()),
        );
    }
}

fn play(text: Text, say: &mut dyn FnMut(String, String)) {
    let play = text.play();
    say("version".to_owned(), (text.about().version)("1.2.3"));
    for pawns in 0..=5 {
        let words = (text.furigoma().said)(pawns, 5 - pawns, "…");
        say(format!("furigoma {pawns}"), words);
    }
    for side in sides(text) {
        say(format!("turn {}", side.0), (play.turn)(1, side.1));
        say(
            format!("resign {}", side.0),
            (text.resign().question)(side.1),
        );
        say(format!("name {}", side.0), (text.new_game().name)(side.1));
        say(
            format!("undone {}", side.0),
            (text.announcements().undone)(side.1),
        );
        say(
            format!("declare {}", side.0),
            (text.impasse_count().declare_cost)(side.1),
        );
        say(
            format!("thinks {}", side.0),
            (text.opponent().thinks)(side.1),
        );
        for count in [2, 3] {
            let words = (text.claims().perpetual_check)(side.1, count);
            say(format!("perpetual {} {count}", side.0), words);
        }
        for &claim in [Claim::RequestCount, Claim::OfferDraw, Claim::RefuseDraw].iter() {
            for early in [false, true] {
                let words = (text.claims().claimed)(claim, side.1, early);
                say(format!("claimed {claim:?} {} {early}", side.0), words);
            }
        }
    }
    say("not a number".into(), (text.new_game().not_a_number)("…"));
    say("foul".into(), (text.announcements().foul)(7, "…"));
    say(
        "points".into(),
        (text.announcements().points)("A", 24, "B", 1),
    );
    for preset in Preset::ALL {
        let words = (text.new_game().short_time)(preset);
        say(format!("short time {preset:?}"), words.into());
    }
    let choices = text.settings();
    for &place in HandsPlace::ALL {
        say(
            format!("hands {place:?}"),
            (choices.hands_place)(place).into(),
        );
    }
    for &place in MovesPlace::ALL {
        say(
            format!("moves {place:?}"),
            (choices.moves_place)(place).into(),
        );
    }
    for profile in CueProfile::ALL {
        say(
            format!("cues {profile:?}"),
            (choices.cue_profile)(profile).into(),
        );
    }
    for &style in Coordinates::ALL {
        let name = format!("{style:?} coordinate_style");
        say(name, (choices.coordinate_style)(style).into());
    }
    for &style in KingStyle::ALL {
        say(
            format!("kings {style:?}"),
            (choices.king_style)(style).into(),
        );
    }
    for &theme in Theme::ALL {
        say(format!("theme {theme:?}"), (choices.theme_of)(theme).into());
    }
    for handicap in Handicap::ALL {
        say(
            format!("handicap {handicap:?}"),
            (text.game_summary().handicap)(handicap).into(),
        );
    }
    for preset in Preset::ALL {
        say(
            format!("preset {preset:?}"),
            (text.game_summary().preset)(preset).into(),
        );
    }
    for seconds in [1, 60, 90] {
        let mut parts = TimeParts {
            main: Duration::ZERO,
            byoyomi: Duration::from_secs(seconds),
            periods: 1,
            increment: Duration::ZERO,
            extra: Duration::from_secs(60),
            extra_periods: 10,
        };
        say(
            format!("control byoyomi {seconds}"),
            (text.game_summary().time)(parts),
        );
        parts.main = Duration::from_secs(seconds);
        say(
            format!("control both {seconds}"),
            (text.game_summary().time)(parts),
        );
        parts.byoyomi = Duration::ZERO;
        say(
            format!("control sudden {seconds}"),
            (text.game_summary().time)(parts),
        );
    }
}

/// The sides in an even game and with a handicap, and a player's name.
fn sides(text: Text) -> [(&'static str, &'static str); 5] {
    let [black, white] = Color::ALL.map(text.shogi_terms().color);
    let [receiver, giver] = Color::ALL.map(text.shogi_terms().handicap_side);
    [
        ("black", black),
        ("white", white),
        ("receiver", receiver),
        ("giver", giver),
        ("name", "Anna"),
    ]
}

fn results(text: Text, say: &mut dyn FnMut(String, String)) {
    for &reason in EndReason::ALL {
        for winner in [None, Some(Color::Black)] {
            let outcome = Outcome { winner, reason };
            let [black, white] = Color::ALL.map(text.shogi_terms().color);
            let words = (text.announcements().outcome)(outcome, black, white);
            say(format!("outcome {reason:?} {winner:?}"), words);
        }
    }
    for &claim in Claim::ALL {
        for early in [false, true] {
            let words = (text.claims().claim)(claim, early);
            say(format!("claim {claim:?} {early}"), words.into());
        }
    }
    for &rule in ImpasseRule::ALL {
        say(
            format!("count {rule:?}"),
            (text.impasse_count().rule)(rule).into(),
        );
        say(
            format!("cost {rule:?}"),
            (text.claims().count_cost)(rule).into(),
        );
    }
    for &condition in ConditionKind::ALL {
        let words = (text.impasse_count().condition)(condition);
        say(format!("condition {condition:?}"), words.into());
    }
    for verdict in [
        None,
        Some(ImpasseVerdict::Win),
        Some(ImpasseVerdict::Draw),
        Some(ImpasseVerdict::Loss),
    ] {
        say(
            format!("verdict {verdict:?}"),
            (text.impasse_count().verdict)(verdict).into(),
        );
    }
    for holds in [true, false] {
        say(
            format!("holds {holds}"),
            (text.impasse_count().holds)(holds).into(),
        );
        say(
            format!("sign {holds}"),
            (text.impasse_count().sign)(holds).into(),
        );
    }
}

fn rules(text: Text, say: &mut dyn FnMut(String, String)) {
    let book = text.rules();
    for preset in RulesPreset::ALL.iter().copied().map(Some).chain([None]) {
        let name = (book.name)(preset);
        say(format!("rules {preset:?}"), name.into());
        say(format!("rules named {preset:?}"), (book.named)(name));
        say(
            format!("rules are {preset:?}"),
            (book.preset)(preset).into(),
        );
    }
    for group in RuleGroup::ALL {
        say(format!("rules {group:?}"), (book.group)(group).into());
    }
    for &key in RuleKey::ALL {
        let rule = (book.rule)(key);
        say(format!("rule {key:?}"), rule.label.into());
        say(format!("rule {key:?} says"), rule.says.into());
        for (number, &choice) in rule.choices.iter().enumerate() {
            say(format!("rule {key:?} {number}"), choice.into());
        }
    }
    say("no number".into(), (book.no_number)("…"));
}

fn opponent(text: Text, say: &mut dyn FnMut(String, String)) {
    let opponent = text.opponent();
    for number in 1..=Level::COUNT {
        let level = Level::new(number).expect("a level");
        let name = (text.home().level_name)(level);
        say(format!("level {number}"), (opponent.level)(number, name));
        say(format!("level {number} is"), (opponent.about)(level).into());
    }
    for count in [1, 2, 5, 20] {
        say(
            format!("best mates {count}"),
            (opponent.best_mates)("…", count),
        );
        for cost in [
            BlunderCost::MateMissed(count),
            BlunderCost::MateAllowed(count),
        ] {
            say(format!("{cost:?}"), (opponent.cost)("P-7f", cost));
        }
    }
    for points in [100, 300, 1_000, 2_000, 5_000] {
        for decides in [false, true] {
            let cost = BlunderCost::Points { points, decides };
            say(format!("{cost:?}"), (opponent.cost)("P-7f", cost));
        }
    }
    for (name, of) in [
        ("best", opponent.best),
        ("fine", opponent.fine),
        ("better", opponent.better),
        ("punished", opponent.punished),
    ] {
        say(format!("advice {name}"), of("P-7f"));
    }
}
