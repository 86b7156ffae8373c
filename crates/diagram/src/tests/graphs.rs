use shogi::Color;

use super::{
    super::{Graph, GraphMistake, Plot},
    xml::{Element, read},
};

fn named<'a>(elements: &'a [Element], class: &str, attribute: &str) -> Vec<&'a str> {
    let named = elements.iter().filter(|it| it.get("class") == Some(class));
    named.filter_map(|it| it.get(attribute)).collect()
}

#[test]
fn blacks_part_lies_below_the_curve_and_gaps_stay_gaps() {
    let rates = [Some(0.5), Some(0.75), None, Some(1.0), Some(0.0)];
    let graph = Graph {
        rates: &rates,
        brought: &[],
        faults: &[],
        at: Some(3),
    };
    let elements = read(&graph.svg());
    let black = named(&elements, "graph-black", "points");
    assert_eq!(
        black,
        [
            "0,200 500,100 500,400 0,400",
            "1500,0 2000,400 2000,400 1500,400"
        ]
    );
    let white = named(&elements, "graph-white", "points");
    assert_eq!(white[0], "0,200 500,100 500,0 0,0");
    assert_eq!(named(&elements, "graph-here", "x1"), ["1500"]);
}

#[test]
fn a_position_alone_is_seen() {
    let rates = [None, Some(0.25), None];
    let graph = Graph {
        rates: &rates,
        brought: &[],
        faults: &[],
        at: None,
    };
    let curves = read(&graph.svg());
    assert_eq!(
        named(&curves, "graph-curve", "points"),
        ["500,300 1500,300"]
    );
    let empty = Graph {
        rates: &[],
        brought: &[],
        faults: &[],
        at: None,
    };
    assert!(named(&read(&empty.svg()), "graph-curve", "points").is_empty());
}

#[test]
fn faults_stand_at_the_edge_of_their_side() {
    let fault = |by, heavy| GraphMistake { at: 1, by, heavy };
    let graph = Graph {
        rates: &[None; 3],
        brought: &[],
        faults: &[fault(Color::Black, true), fault(Color::White, false)],
        at: None,
    };
    let elements = read(&graph.svg());
    assert_eq!(named(&elements, "graph-blunder", "y1"), ["400"]);
    assert_eq!(named(&elements, "graph-mistake", "y2"), ["50"]);
}

fn plot(values: &[f64]) -> Vec<Element> {
    let points: Vec<_> = values
        .iter()
        .enumerate()
        .map(|(place, &value)| (format!("p{place}"), value))
        .collect();
    let plot = Plot {
        points: &points,
        unit: "%",
    };
    read(&plot.svg())
}

fn labels(elements: &[Element]) -> Vec<&str> {
    let labels = elements
        .iter()
        .filter(|it| it.get("class") == Some("plot-label"));
    labels.map(|it| &*it.text).collect()
}

#[test]
fn a_plot_has_axes_of_whole_steps_and_labels_its_ends() {
    let elements = plot(&[71.0, 80.0, 88.0, 75.0, 75.0, 90.0, 79.0]);
    assert_eq!(
        labels(&elements),
        ["70%", "80%", "90%", "p0", "p2", "p4", "p6"]
    );
    let line = named(&elements, "plot-line", "points")[0];
    let heights: Vec<i32> = line
        .split(' ')
        .map(|corner| {
            corner
                .split_once(',')
                .expect("two numbers")
                .1
                .parse()
                .expect("a number")
        })
        .collect();
    assert_eq!(heights[5], 12, "the top of the axis");
    assert!(heights[0] > heights[3], "{heights:?}");
}

#[test]
fn a_plot_of_equal_or_single_values_has_a_range() {
    assert_eq!(labels(&plot(&[100.0, 100.0])), ["90%", "100%", "p0", "p1"]);
    assert_eq!(labels(&plot(&[0.0])), ["0%", "10%", "p0"]);
    assert_eq!(named(&plot(&[50.0]), "plot-dot", "cx").len(), 1);
}

#[test]
fn what_somebody_else_says_is_a_curve_of_its_own() {
    let (own, brought) = ([Some(0.5); 3], [Some(0.25), None, Some(0.75)]);
    let graph = Graph {
        rates: &own,
        brought: &brought,
        faults: &[],
        at: None,
    };
    let elements = read(&graph.svg());
    assert_eq!(
        named(&elements, "graph-brought", "points"),
        ["0,300 500,300", "1500,100 2000,100"]
    );
    assert_eq!(named(&elements, "graph-curve", "points").len(), 1);
}
