//! Whole games, and what is known of their last position.

use komadai_shogi::{
    Audit, Color, ConditionKind, GameRules, IllegalMoveReason, Impasse, ImpasseRule, Position,
    Setup, Strictness, ViolationReason,
};

use crate::support::{position, rows};

/// What is known of a game: see `tests/data/special_games.tsv`.
pub struct Facts<'a> {
    pub first_illegal: Option<usize>,
    pub points: [u64; 2],
    pub declarations: [&'a str; 2],
    pub is_fourth: bool,
    pub checking: Option<Color>,
}

#[track_caller]
pub fn check(start: &str, moves: &str, facts: &Facts) {
    let mut audit = Audit::new(position(start), GameRules::STANDARD);
    for text in moves.split_whitespace() {
        let ply = audit.game().parse_ply(text);
        audit.push(ply.unwrap_or_else(|error| panic!("{moves}: {text}: {error}")));
    }
    let first = audit.violations().iter().find(|breach| {
        matches!(breach.reason, ViolationReason::Illegal(why) if why != IllegalMoveReason::PerpetualCheck)
    });
    assert_eq!(first.map(|one| one.ply), facts.first_illegal, "{moves}");
    assert_eq!(audit.unread(), 0, "{moves}");

    let status = audit.game().status();
    let fourth = status.repetition.filter(|found| found.count >= 4);
    assert_eq!(fourth.is_some(), facts.is_fourth, "{moves}");
    let checking = fourth.and_then(|found| found.perpetual_checker);
    assert_eq!(checking, facts.checking, "{moves}");

    let impasse = Impasse::new(&as_position(audit.game().setup()), audit.game().credit());
    let points = Color::ALL.map(|color| u64::from(impasse.sides[color].total_points));
    assert_eq!(points, facts.points, "{moves}");
    let declarations = Color::ALL.map(|color| declaration(&impasse, color));
    assert_eq!(declarations, facts.declarations, "{moves}");
}

/// The last position; with the other side to move, if that one has left its king
/// in check.
fn as_position(mut table: Setup) -> Position {
    Position::from_setup(&table, Strictness::Lesson).unwrap_or_else(|_| {
        table.set_turn(!table.turn());
        Position::from_setup(&table, Strictness::Lesson)
            .unwrap_or_else(|faults| panic!("{table}: {faults}"))
    })
}

/// What a declaration with 27 points would give, if it were the side's turn.
fn declaration(impasse: &Impasse, color: Color) -> &'static str {
    let conditions = impasse.conditions(ImpasseRule::Declaration27, color, &GameRules::STANDARD);
    let mut asked = conditions
        .iter()
        .filter(|one| one.kind != ConditionKind::OwnTurn);
    if asked.all(|one| one.holds()) {
        "win"
    } else {
        "loss"
    }
}

#[test]
fn special_games() {
    for row in rows(include_str!("../data/special_games.tsv")) {
        let [
            start,
            moves,
            illegal,
            points,
            declarations,
            fourth,
            checking,
        ] = row.as_slice()
        else {
            panic!("not a game and its facts: {row:?}");
        };
        let pair = |text: &str| -> [String; 2] {
            let (black, white) = text.split_once(' ').expect("one for each side");
            [black, white].map(str::to_owned)
        };
        let declarations = pair(declarations);
        let facts = Facts {
            first_illegal: illegal.parse().ok(),
            points: pair(points).map(|text| text.parse().expect("points are a number")),
            declarations: [&declarations[0], &declarations[1]],
            is_fourth: *fourth == "fourth",
            checking: Color::from_name(checking),
        };
        check(start, moves, &facts);
    }
}
