use leptos::prelude::*;

use crate::screens::games::game_list::use_game_list;
use komadai_model::{
    Route,
    library::{
        GamesQuery, GamesReport, MistakeRow, PhaseRow, ReportKey, ReportRow, ReportTable,
        ReviewFilter, SortColumn,
    },
};
use komadai_texts::Text;
use komadai_ui::{TextKey, use_i18n};
use komadai_web::date_format;

/// The results by one of the things that games have in common.
#[component]
pub fn ResultTable(table: ReportTable, report: Memo<GamesReport>) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || report.with(|report| report.rows(table).collect::<Vec<_>>());
    let is_empty = move || report.with(|report| report.rows(table).next().is_none());
    let has_reviews = move || report.with(|report| report.reviewed > 0);
    let body = move || {
        let text = i18n.text();
        let has_reviews = has_reviews();
        let rows = rows().into_iter();
        let rows = rows.map(|row| view! { <ResultRow row has_reviews text/> }.into_any());
        rows.collect_view()
    };
    view! {
        <table class="result-table" hidden=is_empty>
            <caption>{move || (i18n.text().results().table)(table)}</caption>
            <thead>
                <tr>
                    <td></td>
                    <Head label=|text| text.results().games/>
                    <Head label=|text| text.results().won/>
                    <Head label=|text| text.results().lost/>
                    <Head label=|text| text.results().others/>
                    <Head label=|text| text.results().share/>
                    {move || {
                        has_reviews()
                            .then(|| view! {
                                <Head label=|text| (text.games().column)(SortColumn::Accuracy)/>
                            })
                    }}
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
}

#[component]
fn ResultRow(row: ReportRow, has_reviews: bool, text: Text) -> impl IntoView {
    let ReportRow { key, tally, query } = row;
    let accuracy = has_reviews.then(|| {
        let accuracy = tally.accuracy().map(|accuracy| percent(accuracy, text));
        view! { <td>{accuracy}</td> }
    });
    let share = tally.percent().map(|percent| {
        let length = format!("{percent}%");
        view! {
            <span class="result-bar" aria-hidden="true">
                <span style:inline-size=length.clone()></span>
            </span>
            {length}
        }
        .into_any()
    });
    view! {
        <tr>
            <RowHead query=Some(query) name=name(&key, text)/>
            <td>{tally.games}</td>
            <td>{tally.won}</td>
            <td>{tally.lost}</td>
            <td>{tally.others()}</td>
            <td class="result-share">{share}</td>
            {accuracy}
        </tr>
    }
}

/// What the games of a row have in common, in words.
fn name(key: &ReportKey, text: Text) -> String {
    match key {
        ReportKey::Side(color) => (text.shogi_terms().color)(*color).to_owned(),
        ReportKey::Opening(name) | ReportKey::Castle(name) | ReportKey::Against(name) => {
            (text.names().name)(*name).to_owned()
        }
        ReportKey::Opponent(name) => name.clone(),
        ReportKey::Month(day) => date_format::format_month(*day, text.language().tag()),
    }
}

/// The head of a column.
#[component]
fn Head(label: TextKey) -> impl IntoView {
    let i18n = use_i18n();
    view! { <th scope="col">{move || label(i18n.text())}</th> }
}

/// The head of a row: a link to its games, if it leads to any.
#[component]
fn RowHead(query: Option<GamesQuery>, name: String) -> impl IntoView {
    let list = use_game_list();
    let name = match query {
        Some(query) => {
            let href = format!("#{}", Route::games(&query, false));
            view! {
                <a href=href on:click=move |_| list.write_address()>
                    {name}
                </a>
            }
            .into_any()
        }
        None => name.into_any(),
    };
    view! { <th scope="row">{name}</th> }
}

/// Where in the games chances are lost, and how long the moves took.
#[component]
pub fn PhasesTable(report: Memo<GamesReport>) -> impl IntoView {
    let i18n = use_i18n();
    let rows = move || report.with(|report| report.phases().collect::<Vec<_>>());
    let is_empty = move || {
        let is_empty = |row: &PhaseRow| row.review.moves == 0;
        rows().iter().all(is_empty)
    };
    let body = move || {
        let text = i18n.text();
        let rows = rows().into_iter();
        let rows = rows.map(|row| view! { <PhaseCells row text/> }.into_any());
        rows.collect_view()
    };
    view! {
        <table class="result-table" data-table="phases" hidden=is_empty>
            <caption>{move || i18n.text().results().phases}</caption>
            <thead>
                <tr>
                    <td></td>
                    <Head label=|text| text.results().lost_per_move/>
                    <Head label=|text| text.results().mistakes_per_100/>
                    <Head label=|text| text.results().time_per_move/>
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
}

#[component]
fn PhaseCells(row: PhaseRow, text: Text) -> impl IntoView {
    let PhaseRow {
        phase,
        review,
        query,
    } = row;
    let (moves, timed) = (review.moves as usize, review.timed_moves as usize);
    // Thousandths to tenths of a percent: the same number.
    let lost = mean(review.lost as usize, moves).map(|lost| percent(lost, text));
    let mistakes = mean(100 * review.mistakes as usize, moves);
    let time = mean(review.seconds as usize, timed).map(minutes);
    view! {
        <tr>
            <RowHead query name=(text.results().phase)(phase).to_owned()/>
            <td>{lost}</td>
            <td>{mistakes}</td>
            <td>{time}</td>
        </tr>
    }
}

/// What kinds of mistakes were made.
#[component]
pub fn MistakesTable(report: Memo<GamesReport>) -> impl IntoView {
    let i18n = use_i18n();
    let is_empty = move || report.with(|report| report.reviewed == 0);
    let body = move || {
        let text = i18n.text();
        let (rows, games) =
            report.with(|report| (report.mistakes().collect::<Vec<_>>(), report.reviewed));
        let rows = rows
            .into_iter()
            .map(|row| view! { <MistakeCells row games text/> }.into_any());
        rows.collect_view()
    };
    view! {
        <table class="result-table" data-table="mistakes" hidden=is_empty>
            <caption>{move || i18n.text().results().mistakes}</caption>
            <thead>
                <tr>
                    <td></td>
                    <Head label=|text| text.results().count/>
                    <Head label=|text| text.results().per_game/>
                </tr>
            </thead>
            <tbody>{body}</tbody>
        </table>
    }
}

#[component]
fn MistakeCells(row: MistakeRow, games: usize, text: Text) -> impl IntoView {
    let MistakeRow { kind, count, query } = row;
    let per_game = mean(10 * count as usize, games).map(|number| tenths(number, text));
    let name = (text.games().reviewed)(ReviewFilter::Kind(kind));
    view! {
        <tr>
            <RowHead query name=name.to_owned()/>
            <td>{count}</td>
            <td>{per_game}</td>
        </tr>
    }
}

/// The mean as a whole number; `None` of nothing.
fn mean(sum: usize, count: usize) -> Option<usize> {
    (count > 0).then(|| (sum + count / 2) / count)
}

/// `1:05`.
fn minutes(seconds: usize) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn tenths(tenths: usize, text: Text) -> String {
    (text.results().decimal)(tenths)
}

/// Tenths of a percent.
fn percent(percent: usize, text: Text) -> String {
    tenths(percent, text) + "%"
}
