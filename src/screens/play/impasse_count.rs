//! The table of an impasse: what both sides have, and what each rule in force would ask of
//! them. It is loaded when it is shown.
use leptos::prelude::*;
use shogi::{Color, Condition, ConditionKind, Impasse, ImpasseRule, ImpasseVerdict};

use crate::{game::use_game, screens::play::seat::SideMark};
use komadai_model::PlayedGame;
use komadai_texts::{ImpasseCountText, Text, side_name};
use komadai_ui::{LazyView, lazy_module, use_i18n};

lazy_module! {
    pub static IMPASSE_COUNT: LazyView = extras(|| view! { <ImpasseCount/> }.into_any());
}

#[component]
fn ImpasseCount() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let position = Memo::new(move |_| {
        game.with_painted(|played| {
            let sfen = played.game().setup().to_sfen();
            format!("{sfen} {}", played.options().rules)
        })
    });
    move || {
        position.with(|_| ());
        game.with_untracked(|played| count_table(played, i18n.text()))
    }
}

/// The table of the panel.
fn count_table(game: &PlayedGame, text: Text) -> Option<AnyView> {
    let impasse = game.game().impasse()?;
    let count = text.impasse_count();
    let rules = game.options().rules;
    let bodies = rules
        .impasse_rules()
        .into_iter()
        .map(|rule| rule_rows(game, &impasse, rule, count))
        .collect_view();
    let heads = Color::ALL.map(|color| {
        let side = &impasse.sides[color];
        view! {
            <th
                scope="col"
                data-side=color.name()
                data-points=side.zone_points.to_string()
                data-total=side.total_points.to_string()
                data-pieces=side.pieces_in_zone.to_string()
                data-king=side.king_in_zone.to_string()
            >
                <SideMark color/>
                {side_name(game, color, text)}
            </th>
        }
        .into_any()
    });
    let table = view! {
        <table>
            <thead>{row(text.play().impasse, "", heads)}</thead>
            {counted_rows(&impasse, count)}
            {bodies}
        </table>
    };
    Some(table.into_any())
}

/// What both sides have, whatever the rules.
fn counted_rows(impasse: &Impasse, text: &ImpasseCountText) -> AnyView {
    let sides = Color::ALL.map(|color| &impasse.sides[color]);
    let number = |value: u8| view! { <td>{value.to_string()}</td> }.into_any();
    let mut rows = vec![
        row(
            text.zone_points,
            "",
            sides.map(|side| number(side.zone_points)),
        ),
        row(
            text.all_points,
            "more",
            sides.map(|side| number(side.total_points)),
        ),
        row(
            text.pieces,
            "",
            sides.map(|side| number(side.pieces_in_zone)),
        ),
        row(
            text.king,
            "more",
            sides.map(|side| view! { <td>{sign(side.king_in_zone, text)}</td> }.into_any()),
        ),
    ];
    if sides.iter().any(|side| side.credit > 0) {
        let credit = sides.map(|side| number(side.credit));
        rows.insert(2, row(text.credit, "", credit));
    }
    view! { <tbody>{rows}</tbody> }.into_any()
}

/// What one rule asks of both sides, and what it would give them. Where the rules
/// forbid help, nothing is shown that reveals a check.
fn rule_rows(
    game: &PlayedGame,
    impasse: &Impasse,
    rule: ImpasseRule,
    text: &ImpasseCountText,
) -> AnyView {
    let rules = game.options().rules;
    let [black, white] = Color::ALL.map(|color| impasse.conditions(rule, color, &rules));
    let is_shown = |kind| rules.assists() || kind != ConditionKind::NotInCheck;
    let both = black.into_iter().zip(white);
    let conditions = both
        .filter(|(one, _)| is_shown(one.kind))
        .map(|(black, white)| {
            let cells = [(Color::Black, black), (Color::White, white)];
            row(
                (text.condition)(black.kind),
                "",
                cells.map(|(color, condition)| condition_cell(rule, color, condition, text)),
            )
        });
    let verdicts = rules.assists().then(|| {
        let cells = Color::ALL.map(|color| {
            let verdict = verdict(game, impasse, rule, color);
            view! {
                <td
                    data-rule=rule.name()
                    data-of=color.name()
                    data-verdict=verdict.map_or("none", ImpasseVerdict::name)
                >
                    {(text.verdict)(verdict)}
                </td>
            }
            .into_any()
        });
        row(text.now, "", cells)
    });
    view! {
        <tbody class="more">
            <tr>
                <th scope="rowgroup" colspan="3">
                    {(text.rule)(rule)}
                </th>
            </tr>
            {conditions.collect_view()}
            {verdicts}
        </tbody>
    }
    .into_any()
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
    impasse.verdict(rule, color, &game.options().rules)
}

fn condition_cell(
    rule: ImpasseRule,
    color: Color,
    condition: Condition,
    text: &ImpasseCountText,
) -> AnyView {
    let Condition { kind, have, need } = condition;
    let holds = condition.holds();
    let value = (need > 1).then(|| format!("{have}/{need} "));
    view! {
        <td
            data-rule=rule.name()
            data-of=color.name()
            data-condition=kind.name()
            data-have=have.to_string()
            data-need=need.to_string()
            data-holds=holds.to_string()
        >
            {value.unwrap_or_default()}
            {sign(holds, text)}
        </td>
    }
    .into_any()
}

/// A row with a label and a cell for each side.
fn row(label: &'static str, class: &'static str, cells: [AnyView; 2]) -> AnyView {
    let class = (!class.is_empty()).then_some(class);
    let [black, white] = cells;
    view! {
        <tr class=class>
            <th scope="row">{label}</th>
            {black}
            {white}
        </tr>
    }
    .into_any()
}

/// A sign, and a word for screen readers.
fn sign(holds: bool, text: &ImpasseCountText) -> AnyView {
    view! {
        <span class="sign" aria-hidden="true">
            {(text.sign)(holds)}
        </span>
        <span class="visually-hidden">{(text.holds)(holds)}</span>
    }
    .into_any()
}
