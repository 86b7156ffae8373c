//! The count of an impasse: what both sides have, and what each rule in force
//! would ask of them.
use leptos::prelude::*;
use shogi::{Color, Condition, ConditionKind, Impasse, ImpasseRule, ImpasseVerdict};

use super::{move_text, seat::mark_of, table::PlayTable};
use crate::{
    element::{El, el, nothing},
    i18n::CountText,
    reactive::{Words, shown, watch},
    session::PlayedGame,
};

/// Whether the count is shown: when a king has entered and points may matter,
/// or when somebody asks.
pub fn is_shown(game: &PlayedGame, asked: bool) -> bool {
    let matters = || !game.setup().rules.impasse_rules().is_empty();
    let impasse = game.game().impasse();
    impasse.is_some_and(|impasse| asked || impasse.any_king_entered() && matters())
}

pub fn impasse_panel(table: PlayTable, asked: RwSignal<bool>) -> AnyView {
    let words = table.words;
    let position = RwSignal::new(String::new());
    watch(move || {
        let now = table.game.with(|game| {
            let sfen = game.game().table().to_sfen();
            format!("{sfen} {}", game.setup().rules)
        });
        if position.with_untracked(|before| *before != now) {
            position.set(now);
        }
    });
    let panel = move || {
        let count = move || {
            position.track();
            table.game.with_untracked(|game| count(game, words))
        };
        el("section")
            .class("impasse")
            .attr("data-impasse", "")
            .mark("data-full", move || asked.get())
            .labelled(words, |text| text.play.impasse)
            .attr("tabindex", "0")
            .changing(count)
            .view()
    };
    let when = move || table.game.with(|game| is_shown(game, asked.get()));
    shown(when, panel)
}

/// The table of the panel.
fn count(game: &PlayedGame, words: Words) -> AnyView {
    let Some(impasse) = game.game().impasse() else {
        return nothing();
    };
    let text = words.now();
    let count = &text.later().count;
    let rules = game.setup().rules;
    let bodies = rules
        .impasse_rules()
        .into_iter()
        .map(|rule| judged(game, &impasse, rule, count));
    let heads = Color::ALL.map(|color| {
        let side = &impasse.sides[color];
        el("th")
            .attr("scope", "col")
            .attr("data-side", color.name())
            .set("data-points", side.zone_points.to_string())
            .set("data-total", side.total_points.to_string())
            .set("data-pieces", side.pieces_in_zone.to_string())
            .set("data-king", side.king_in_zone.to_string())
            .child(mark_of(color))
            .text(move_text::side(game, color, text).to_owned())
    });
    el("table")
        .child(el("thead").child(row(text.play.impasse, heads)))
        .child(counted(&impasse, count))
        .children(bodies)
        .view()
}

/// What both sides have, whatever the rules.
fn counted(impasse: &Impasse, text: &CountText) -> El {
    let sides = Color::ALL.map(|color| &impasse.sides[color]);
    let number = |value: u8| el("td").text(value.to_string());
    let mut rows = vec![
        row(text.zone_points, sides.map(|side| number(side.zone_points))),
        row(text.all_points, sides.map(|side| number(side.total_points))).class("more"),
        row(text.pieces, sides.map(|side| number(side.pieces_in_zone))),
        row(
            text.king,
            sides.map(|side| el("td").children(sign(side.king_in_zone, text))),
        )
        .class("more"),
    ];
    if sides.iter().any(|side| side.credit > 0) {
        rows.insert(2, row(text.credit, sides.map(|side| number(side.credit))));
    }
    el("tbody").children(rows)
}

/// What one rule asks of both sides, and what it would give them. Where nobody
/// helps, nothing is said that tells of a check.
fn judged(game: &PlayedGame, impasse: &Impasse, rule: ImpasseRule, text: &CountText) -> El {
    let rules = game.setup().rules;
    let name = el("th")
        .attr("scope", "rowgroup")
        .attr("colspan", "3")
        .text((text.rule)(rule).to_owned());
    let [black, white] = Color::ALL.map(|color| impasse.conditions(rule, color, &rules));
    let told = |kind| rules.assists() || kind != ConditionKind::NotInCheck;
    let both = black.into_iter().zip(white);
    let rows = both
        .filter(|(one, _)| told(one.kind))
        .map(|(black, white)| {
            let cells = [(Color::Black, black), (Color::White, white)];
            row(
                (text.condition)(black.kind),
                cells.map(|(color, condition)| cell(rule, color, condition, text)),
            )
        });
    let verdicts = rules.assists().then(|| {
        let cells = Color::ALL.map(|color| {
            let verdict = verdict(game, impasse, rule, color);
            of_rule(rule, color)
                .attr("data-verdict", verdict.map_or("none", ImpasseVerdict::name))
                .text((text.verdict)(verdict).to_owned())
        });
        row(text.now, cells)
    });
    el("tbody")
        .class("more")
        .child(el("tr").child(name))
        .children(rows)
        .children(verdicts)
}

/// What a rule would give a side now. A declaration is the affair of the side
/// to move.
fn verdict(
    game: &PlayedGame,
    impasse: &Impasse,
    rule: ImpasseRule,
    color: Color,
) -> Option<ImpasseVerdict> {
    if rule.is_declared() && impasse.turn != color {
        return None;
    }
    impasse.verdict(rule, color, &game.setup().rules)
}

fn cell(rule: ImpasseRule, color: Color, condition: Condition, text: &CountText) -> El {
    let Condition { kind, have, need } = condition;
    let holds = condition.holds();
    let cell = of_rule(rule, color)
        .attr("data-condition", kind.name())
        .set("data-have", have.to_string())
        .set("data-need", need.to_string())
        .set("data-holds", holds.to_string());
    let value = (need > 1).then(|| format!("{have}/{need} "));
    cell.text(value.unwrap_or_default())
        .children(sign(holds, text))
}

fn of_rule(rule: ImpasseRule, color: Color) -> El {
    el("td")
        .attr("data-rule", rule.name())
        .attr("data-of", color.name())
}

fn row(label: &'static str, cells: [El; 2]) -> El {
    el("tr")
        .child(el("th").attr("scope", "row").text(label.to_owned()))
        .children(cells)
}

/// A sign for the eye and a word for the ear.
fn sign(holds: bool, text: &CountText) -> [El; 2] {
    [
        el("span")
            .class("sign")
            .attr("aria-hidden", "true")
            .text((text.sign)(holds).to_owned()),
        el("span")
            .class("visually-hidden")
            .text((text.holds)(holds).to_owned()),
    ]
}
