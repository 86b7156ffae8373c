//! The state of a game as JSON, which docs/judging.md describes.

use serde_json::{Map, Value, json};
use shogi::{
    Audit, Claim, Color, Condition, Game, Impasse, ImpasseRule, ImpasseVerdict, Outcome, Violation,
};

/// The state of a game that has been read to its end.
pub fn from_audit(audit: &Audit) -> Value {
    let game = audit.game();
    let status = game.status();
    let outcome = status.outcome;
    let mut verdict = json!({
        "plies": status.ply,
        "sfen": game.setup().to_sfen(),
        "status": if outcome.is_some() { "ended" } else { "ongoing" },
        "winner": outcome.map(|outcome| outcome.winner.map_or("none", Color::name)),
        "reason": outcome.map(|outcome: Outcome| outcome.reason.name()),
        "repetition": status.repetition.map(|repetition| repetition.count),
        "in_check": status.in_check,
        "claims": claims(game),
        "impasse": game.impasse().map(|impasse| sides(&impasse, game)),
        "breaches": audit.violations().iter().map(violation).collect::<Value>(),
    });
    if audit.unread() > 0 {
        verdict["unread"] = json!(audit.unread());
    }
    verdict
}

fn claims(game: &Game) -> Value {
    let claims = game.claims().into_iter().map(|(by, claim)| {
        let mut object = json!({ "by": by.name(), "claim": claim.name() });
        if claim == Claim::Declare {
            object["holds"] = json!(declaration_holds(game, by));
        }
        object
    });
    claims.collect()
}

/// Whether a declaration would not lose.
fn declaration_holds(game: &Game, by: Color) -> bool {
    let verdict = game.impasse().and_then(|impasse| {
        let declared = game.rules().declaration_rule()?;
        impasse.verdict(declared, by, game.rules())
    });
    verdict.is_some_and(|verdict| verdict != ImpasseVerdict::Loss)
}

fn sides(impasse: &Impasse, game: &Game) -> Value {
    let sides = Color::ALL.map(|color| (color.name().to_owned(), side(impasse, color, game)));
    Value::Object(Map::from_iter(sides))
}

fn side(impasse: &Impasse, color: Color, game: &Game) -> Value {
    let side = &impasse.sides[color];
    let in_force = game.rules().impasse_rules();
    let rules = ImpasseRule::ALL.iter().map(|&rule| {
        let conditions = impasse.conditions(rule, color, game.rules());
        let verdict = impasse.verdict(rule, color, game.rules());
        let judged = json!({
            "verdict": verdict.map(ImpasseVerdict::name),
            "in_force": in_force.contains(&rule),
            "conditions": conditions.into_iter().map(condition).collect::<Value>(),
        });
        (rule.name().to_owned(), judged)
    });
    json!({
        "king_in_zone": side.king_in_zone,
        "pieces_in_zone": side.pieces_in_zone,
        "in_check": side.in_check,
        "zone_points": side.zone_points,
        "total_points": side.total_points,
        "credit": side.credit,
        "rules": Value::Object(rules.collect()),
    })
}

fn condition(condition: Condition) -> Value {
    json!({
        "kind": condition.kind.name(),
        "have": condition.have,
        "need": condition.need,
        "holds": condition.holds(),
    })
}

fn violation(violation: &Violation) -> Value {
    json!({
        "ply": violation.ply,
        "by": violation.by.name(),
        "reason": violation.reason.name(),
        "text": violation.reason.to_string(),
        "loser": violation.loser().map(Color::name),
    })
}
