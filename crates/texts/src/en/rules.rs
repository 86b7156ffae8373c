use shogi::{RuleKey, RulesPreset};

use crate::{RuleText, RulesText};
use komadai_model::RuleGroup;

pub const TEXT: RulesText = RulesText {
    in_force: "Rules in force",
    one_by_one: "Rule by rule",
    name,
    named: |name| format!("{name} rules"),
    preset,
    group: |group| match group {
        RuleGroup::IllegalMoves => "Illegal moves, mate and help",
        RuleGroup::Draws => "Draws and replays",
        RuleGroup::Impasse => "Impasse: rook and bishop count 5, the rest 1",
        RuleGroup::Limit => "Length of the game",
    },
    rule,
    no_number: |label| format!("{label}: a whole number from 0 to 65535, please."),
    no_time: |label, why| format!("{label}: {why}"),
};

fn name(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Custom",
        Some(RulesPreset::Standard) => "Standard",
        Some(RulesPreset::Professional) => "Professional (JSA)",
        Some(RulesPreset::Fesa) => "FESA",
        Some(RulesPreset::Friendly) => "Friendly",
        Some(RulesPreset::Club81) => "Online club",
        Some(RulesPreset::Try) => "Try",
    }
}

fn preset(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Chosen rule by rule.",
        Some(RulesPreset::Standard) => {
            "Illegal moves are refused, draws are replayed with sides reversed, a declaration of points wins with 28 for Black or 27 for White, and there is no move limit."
        }
        Some(RulesPreset::Professional) => {
            "As the Japan Shogi Association plays: an illegal move loses, even if it is found after a resignation; a checkmated player must resign; 24 points draw an impasse; after 500 moves the game is drawn once a king has entered."
        }
        Some(RulesPreset::Fesa) => {
            "As the Federation of European Shogi Associations plays: the standard rules, but a draw that is replayed still counts as a draw."
        }
        Some(RulesPreset::Friendly) => {
            "The standard rules, but an illegal move can be made, is pointed out, and is taken back."
        }
        Some(RulesPreset::Club81) => {
            "As in clubs on the net: the standard rules, but an illegal move loses, and the page gives no warnings."
        }
        Some(RulesPreset::Try) => {
            "The standard rules without declarations: a king that reaches the other king’s start square wins."
        }
    }
}

const YES_NO: &[&str] = &["Yes", "No"];

const POINTS: &[&str] = &["None", "24-point rule", "27-point rule"];

fn rule(key: RuleKey) -> &'static RuleText {
    match key {
        RuleKey::IllegalMoves => &RuleText {
            label: "Illegal moves",
            says: "What happens to a move that the rules of shogi forbid; without a referee it stands until a player points it out, or the page does after the game.",
            choices: &["Refused", "Lose at once", "Taken back", "No referee"],
        },
        RuleKey::IllegalMoveAfterResignation => &RuleText {
            label: "Found after a resignation",
            says: "What decides when an illegal move is found only after the other side has resigned.",
            choices: &["The resignation", "The illegal move"],
        },
        RuleKey::MateEndsGame => &RuleText {
            label: "Mate ends the game",
            says: "If it does not, the mated side has to resign, as formal play asks.",
            choices: YES_NO,
        },
        RuleKey::Assistance => &RuleText {
            label: "The page helps",
            says: "Check is marked, forbidden moves are explained and repetitions announced, but never where illegal moves lose or there is no referee.",
            choices: YES_NO,
        },
        RuleKey::AfterDraw => &RuleText {
            label: "After a draw",
            says: "What a draw by repetition, impasse or move limit leads to; in a replay the giver of a handicap stays the giver.",
            choices: &["The draw stands", "A replay, sides reversed"],
        },
        RuleKey::RematchTime => &RuleText {
            label: "Main time of a replay",
            says: "How much main time the players have in a replay.",
            choices: &["As at the start", "What is left, topped up", "A fixed time"],
        },
        RuleKey::RematchMinutes => &RuleText {
            label: "Minutes of a replay",
            says: "Fixed time: this many minutes. Time left: raised equally for both until the shorter reaches this many minutes, but never above the starting time.",
            choices: &[],
        },
        RuleKey::DrawCounts => &RuleText {
            label: "A replayed draw counts",
            says: "Whether the drawn game counts as a draw although it is replayed.",
            choices: YES_NO,
        },
        RuleKey::AgreedEarly => &RuleText {
            label: "Early draw by repetition",
            says: "Whether the players may agree on the draw before the position has come up for the fourth time.",
            choices: YES_NO,
        },
        RuleKey::DrawByAgreement => &RuleText {
            label: "Draw by agreement",
            says: "Whether a player may offer a draw on any turn, and the other accept it.",
            choices: YES_NO,
        },
        RuleKey::Declaration => &RuleText {
            label: "Declaration of points",
            says: "Players on move whose king and ten other pieces are in the promotion zone, and who are not in check, may declare the points there and in hand: by the 24-point rule 31 or more win and 24 to 30 draw; by the 27-point rule Black wins with 28 and White with 27; anything less loses.",
            choices: POINTS,
        },
        RuleKey::PointCountRule => &RuleText {
            label: "Count by agreement",
            says: "Once kings have entered the promotion zone and the side to move is not in check, all points on the board and in hand can be counted: a side with fewer than the rule names loses; 24 or more each is a draw, and with 27 each White wins.",
            choices: POINTS,
        },
        RuleKey::PointCountConsent => &RuleText {
            label: "Who must agree to a count",
            says: "Whether the other side has to agree to a count.",
            choices: &["Both sides", "One side is enough"],
        },
        RuleKey::EnteredKings => &RuleText {
            label: "Kings entered",
            says: "Which kings have to be in the promotion zone before a count.",
            choices: &["Both", "One is enough"],
        },
        RuleKey::TryRule => &RuleText {
            label: "Try",
            says: "Whether a king that reaches the other king’s start square (5a for Black, 5i for White) wins, or only if both kings have entered the promotion zone before.",
            choices: &["No", "Yes", "Yes, if both have entered"],
        },
        RuleKey::AllPiecesEntered => &RuleText {
            label: "All pieces in",
            says: "A 1980s practice: points are counted automatically (24-point rule) once both kings and all other pieces on the board have entered the promotion zone.",
            choices: &["No", "All pieces of one side", "All pieces of both sides"],
        },
        RuleKey::HandicapCredit => &RuleText {
            label: "Handicap credit",
            says: "Whether the giver of a handicap is credited with the missing pieces when points are counted.",
            choices: YES_NO,
        },
        RuleKey::MoveLimit => &RuleText {
            label: "Move limit",
            says: "The game is drawn after this many moves, but a run of checks is played out first. 0 means no limit.",
            choices: &["None"],
        },
        RuleKey::LimitNeedsKing => &RuleText {
            label: "The limit waits for a king",
            says: "Whether the limit is put off until a king has entered the promotion zone.",
            choices: YES_NO,
        },
    }
}
