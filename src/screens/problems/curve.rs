use leptos::prelude::*;

use komadai_model::problems::Day;
use komadai_ui::use_i18n;

/// The size of the drawing.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 80.0;
/// Between the line and the edge.
const MARGIN: f64 = 6.0;

/// The rating over the days of training, as a line.
#[component]
pub fn Curve(points: Vec<(Day, u32)>) -> impl IntoView {
    let i18n = use_i18n();
    // One day is no curve.
    let [(_, first), .., (_, last)] = points[..] else {
        return ().into_any();
    };
    let days = points.len();
    let label = move || (i18n.text().problems().curve)(first, last, days);
    let path = path(&points);
    let (low, high) = bounds(&points);
    view! {
        <figure class="problem-curve">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
                <polyline points=path/>
            </svg>
            <figcaption aria-hidden="true">{format!("{low} – {high}")}</figcaption>
        </figure>
    }
    .into_any()
}

fn bounds(points: &[(Day, u32)]) -> (u32, u32) {
    let ratings = || points.iter().map(|&(_, rating)| rating);
    (ratings().min().unwrap_or(0), ratings().max().unwrap_or(0))
}

fn path(points: &[(Day, u32)]) -> String {
    let (low, high) = bounds(points);
    let span = f64::from(high.saturating_sub(low).max(1));
    let steps = points.len().saturating_sub(1).max(1) as f64;
    let words: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(index, &(_, rating))| {
            let x = MARGIN + index as f64 / steps * (WIDTH - 2.0 * MARGIN);
            let part = f64::from(rating.saturating_sub(low)) / span;
            let y = HEIGHT - MARGIN - part * (HEIGHT - 2.0 * MARGIN);
            format!("{x:.1},{y:.1}")
        })
        .collect();
    words.join(" ")
}
