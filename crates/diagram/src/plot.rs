//! A line plot with axes.
use super::svg_element::{SvgElement, tag};

/// Values in their order, each with a label; they are joined by a line.
#[derive(Clone, Copy, Debug)]
pub struct Plot<'a> {
    /// Values from 0 to 100.
    pub points: &'a [(String, f64)],
    /// What follows a number on the vertical axis.
    pub unit: &'a str,
}

const WIDTH: i32 = 400;
const HEIGHT: i32 = 200;
/// Where the axes begin and end.
const LEFT: i32 = 44;
const RIGHT: i32 = WIDTH - 12;
const TOP: i32 = 12;
const BOTTOM: i32 = HEIGHT - 28;
/// The grid lines of the vertical axis stand so far apart, in its unit.
const STEP: i32 = 10;
/// So many labels fit under the horizontal axis.
const LABELS: usize = 4;

impl Plot<'_> {
    /// As a picture.
    pub fn svg(&self) -> String {
        let (low, high) = self.range();
        let y = |value: f64| {
            let share = (value - f64::from(low)) / f64::from(high - low);
            BOTTOM - (share * f64::from(BOTTOM - TOP)).round() as i32
        };
        let grid = (low..=high).step_by(STEP as usize).flat_map(|value| {
            let y = y(value.into());
            [
                line("plot-grid", [LEFT, RIGHT], [y, y]),
                label(
                    [LEFT - 6, y + 4],
                    "end",
                    &[&value.to_string(), self.unit].concat(),
                ),
            ]
        });
        let labels = self.label_places().map(|place| {
            let anchor = match place {
                0 => "start",
                last if last + 1 == self.points.len() => "end",
                _ => "middle",
            };
            label([self.x(place), HEIGHT - 8], anchor, &self.points[place].0)
        });
        let corners = self.points.iter().enumerate();
        let corners: Vec<_> = corners
            .map(|(place, (_, value))| (self.x(place), y(*value)))
            .collect();
        let dots = corners.iter().map(|&(x, y)| {
            tag("circle")
                .attr("class", "plot-dot")
                .numbers([("cx", x), ("cy", y), ("r", 4)])
        });
        let path: Vec<_> = corners.iter().map(|(x, y)| format!("{x},{y}")).collect();
        let curve = tag("polyline")
            .attr("class", "plot-line")
            .attr("points", &path.join(" "));
        tag("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"))
            .children(grid.collect())
            .child(line("plot-axis", [LEFT, LEFT], [TOP, BOTTOM]))
            .child(line("plot-axis", [LEFT, RIGHT], [BOTTOM, BOTTOM]))
            .children(labels.collect())
            .child(curve)
            .children(dots.collect())
            .into_xml()
    }

    /// The ends of the vertical axis: whole steps around the values.
    fn range(&self) -> (i32, i32) {
        let values = || self.points.iter().map(|(_, value)| value.clamp(0.0, 100.0));
        let step = f64::from(STEP);
        let low = (values().fold(100.0, f64::min) / step).floor() as i32 * STEP;
        let high = (values().fold(0.0, f64::max) / step).ceil() as i32 * STEP;
        match low < high {
            true => (low, high),
            false => ((low - STEP).max(0), (high + STEP).min(100)),
        }
    }

    fn x(&self, place: usize) -> i32 {
        match self.points.len() {
            1 => (LEFT + RIGHT) / 2,
            count => LEFT + (RIGHT - LEFT) * place as i32 / (count as i32 - 1),
        }
    }

    /// The points that have a label: the first, the last, and some between.
    fn label_places(&self) -> impl Iterator<Item = usize> + use<> {
        let last = self.points.len().saturating_sub(1);
        let count = LABELS.min(self.points.len());
        (0..count).map(move |number| last * number / count.saturating_sub(1).max(1))
    }
}

fn line(class: &'static str, [x1, x2]: [i32; 2], [y1, y2]: [i32; 2]) -> SvgElement {
    tag("line")
        .attr("class", class)
        .numbers([("x1", x1), ("x2", x2), ("y1", y1), ("y2", y2)])
}

fn label([x, y]: [i32; 2], anchor: &str, text: &str) -> SvgElement {
    tag("text")
        .attr("class", "plot-label")
        .numbers([("x", x), ("y", y)])
        .attr("text-anchor", anchor)
        .text(text)
}
