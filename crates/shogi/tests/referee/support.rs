//! What the tests share: records in words, and the check that all who can tell
//! the end of a game say the same.

use komadai_shogi::{
    Audit, ClaimedEnd, Color, Game, GameRules, Move, Outcome, Ply, Position, Strictness, Violation,
};

#[track_caller]
pub fn rules(text: &str) -> GameRules {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position of an SFEN, kings or not; `startpos` for the even start.
#[track_caller]
pub fn position(text: &str) -> Position {
    if text == "startpos" {
        return Position::startpos();
    }
    Position::from_sfen(text, Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

#[track_caller]
pub fn mv(text: &str) -> Move {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game in which these moves have been made, signed or not.
#[track_caller]
pub fn game(rules_text: &str, start: &str, moves: &str) -> Game {
    let mut game = Game::with_rules(position(start), rules(rules_text));
    for text in moves.split_whitespace() {
        make(&mut game, text);
    }
    game
}

#[track_caller]
pub fn make(game: &mut Game, text: &str) -> komadai_shogi::PlayedPly {
    let ply = game
        .parse_ply(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    game.play_ply(ply)
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The rows of a table: fields between tabs, comments and blank lines left out.
pub fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

/// `black:mate`, or `-` while the game goes on.
pub fn told(outcome: Option<Outcome>) -> String {
    outcome.map_or_else(|| "-".to_owned(), |outcome| outcome.to_string())
}

fn told_breaches(breaches: &[Violation]) -> String {
    let texts: Vec<String> = breaches
        .iter()
        .map(|breach| format!("{}:{}:{}", breach.ply, breach.by, breach.reason.name()))
        .collect();
    texts.join(" ")
}

/// The rows of a table of records: rules, start, moves and the end, the outcome,
/// and the breaches if there are any.
#[track_caller]
pub fn check_records(table: &str) {
    for row in rows(table) {
        let (rules_text, start, record, outcome, breaches) = match row.as_slice() {
            [rules, start, record, outcome] => (rules, start, record, outcome, ""),
            [rules, start, record, outcome, breaches] => (rules, start, record, outcome, *breaches),
            _ => panic!("not a record and its verdict: {row:?}"),
        };
        check(rules_text, start, record, outcome, breaches);
    }
}

/// How a record should have ended, and what is wrong with it. A game that is
/// played says the same, and so does the record with sides changed.
#[track_caller]
pub fn check(rules_text: &str, start: &str, record: &str, outcome: &str, breaches: &str) {
    let case = format!("{rules_text}: {start}: {record}");
    let rules = rules(rules_text);
    let mut words: Vec<&str> = record.split_whitespace().collect();
    let end = words.last().and_then(|word| ClaimedEnd::from_name(word));
    if end.is_some() {
        words.pop();
    }
    let mut audit = Audit::new(position(start), rules);
    let mut plies = Vec::new();
    for text in &words {
        let ply = audit.game().parse_ply(text);
        let ply = ply.unwrap_or_else(|error| panic!("{case}: {text}: {error}"));
        plies.push(ply);
        audit.push(ply);
    }
    let found = audit.finish(end);
    assert_eq!(told(found), outcome, "{case}");
    assert_eq!(audit.game().outcome(), found, "{case}");
    assert_eq!(told_breaches(audit.violations()), breaches, "{case}");

    // A perpetual check is a breach by the move that ends the game.
    let is_lawful = audit
        .violations()
        .iter()
        .all(|one| one.reason.name() == "perpetual_check" && one.ply == plies.len());
    if end.is_none() && is_lawful {
        check_played(&case, &rules, position(start), &plies, found);
    }
    let is_symmetric = !matches!(end, Some(ClaimedEnd::Win | ClaimedEnd::Count));
    if is_symmetric {
        check_mirrored(&case, &audit, rules, &plies, end);
    }
}

fn check_played(
    case: &str,
    rules: &GameRules,
    start: Position,
    plies: &[Ply],
    outcome: Option<Outcome>,
) {
    let mut game = Game::with_rules(start, *rules);
    for &ply in plies {
        assert_eq!(game.outcome(), None, "{case}: before {}", ply.mv);
        game.play_ply(ply)
            .unwrap_or_else(|error| panic!("{case}: {}: {error}", ply.mv));
    }
    assert_eq!(game.outcome(), outcome, "{case}");
}

fn check_mirrored(
    case: &str,
    audit: &Audit,
    rules: GameRules,
    plies: &[Ply],
    end: Option<ClaimedEnd>,
) {
    let reversed = audit.game().start().to_setup().reversed();
    let start = Position::from_setup(&reversed, Strictness::Lesson)
        .unwrap_or_else(|faults| panic!("{case}, sides changed: {faults}"));
    let mut mirrored = Audit::new(start, rules);
    for &ply in plies {
        mirrored.push(reversed_ply(ply));
    }
    mirrored.finish(end);
    let outcome = audit.game().outcome().map(reversed_outcome);
    assert_eq!(mirrored.game().outcome(), outcome, "{case}, sides changed");
    let breaches: Vec<(usize, Color, &str)> = audit
        .violations()
        .iter()
        .map(|one| (one.ply, !one.by, one.reason.name()))
        .collect();
    let found: Vec<(usize, Color, &str)> = mirrored
        .violations()
        .iter()
        .map(|one| (one.ply, one.by, one.reason.name()))
        .collect();
    assert_eq!(found, breaches, "{case}, sides changed");
}

pub fn reversed_ply(ply: Ply) -> Ply {
    Ply {
        by: !ply.by,
        mv: ply.mv.rotated(),
    }
}

pub fn reversed_outcome(outcome: Outcome) -> Outcome {
    Outcome {
        winner: outcome.winner.map(|winner| !winner),
        ..outcome
    }
}
