use leptos::prelude::*;

use komadai_model::{
    diagram::Plot,
    library::{GamesReport, ReportKey, ReportTable},
};
use komadai_ui::use_i18n;
use komadai_web::date_format;

/// The accuracy month by month. The table of the months says the same to those who do not see
/// it.
#[component]
pub fn AccuracyPlot(report: Memo<GamesReport>) -> impl IntoView {
    let i18n = use_i18n();
    let months = move || {
        let rows = report.with(|report| report.rows(ReportTable::Months).collect::<Vec<_>>());
        let months = rows.into_iter().filter_map(|row| match row.key {
            ReportKey::Month(day) => Some((day, row.tally.accuracy()?)),
            _ => None,
        });
        months.collect::<Vec<_>>()
    };
    let picture = move || {
        let language = i18n.text().language().tag();
        let points = months().into_iter().map(|(day, accuracy)| {
            let name = date_format::format_month(day, language);
            (name, accuracy as f64 / 10.0)
        });
        let points: Vec<_> = points.collect();
        let plot = Plot {
            points: &points,
            unit: "%",
        };
        plot.svg()
    };
    // One month is no course of time.
    let is_hidden = move || months().len() < 2;
    view! {
        <figure class="plot" hidden=is_hidden>
            <figcaption>{move || i18n.text().results().accuracy_by_month}</figcaption>
            <div aria-hidden="true" prop:innerHTML=picture></div>
        </figure>
    }
}
