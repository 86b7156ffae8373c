//! How hard a mate problem is.
//!
//! The difficulty is the mean of the length in plies and of the length that problems like it
//! usually have: a linear function of other features, fitted by least squares on known
//! problems of 1 to 11 plies (`komadai compose fit`).

use super::Features;

/// Values of features, the first for the constant.
type Row = [f64; COUNT];

const COUNT: usize = 8;
/// The fitted weights of the features.
const WEIGHTS: Row = [0.32, 0.49, -0.31, 0.29, 1.71, 0.89, -0.21, 0.18];
/// The difficulties at which the grades 2 to 10 begin, in plies.
const BORDERS: [f64; 9] = [2.0, 3.5, 5.0, 6.5, 8.0, 9.5, 11.0, 13.0, 16.0];

/// The grade of a problem, 1 to 10.
pub fn grade(features: &Features) -> u8 {
    let usual_length = dot(&WEIGHTS, &row(features));
    let difficulty = f64::midpoint(f64::from(features.plies), usual_length);
    (1..10)
        .zip(BORDERS)
        .find(|&(_, border)| difficulty < border)
        .map_or(10, |(grade, _)| grade)
}

/// Weights with which the features of known problems give their lengths with the least square
/// error; `None` for too few problems.
pub fn fit(known: &[Features]) -> Option<Vec<f64>> {
    let mut equations = [[0.0; COUNT + 1]; COUNT];
    for features in known {
        let row = row(features);
        for (equation, &value) in equations.iter_mut().zip(&row) {
            let (sum, left) = equation.split_last_mut()?;
            *sum += value * f64::from(features.plies);
            for (left, other) in left.iter_mut().zip(&row) {
                *left += value * other;
            }
        }
    }
    solve(equations)
}

fn row(features: &Features) -> Row {
    let attacks = f64::from(features.plies.div_ceil(2).max(1));
    let defences = f64::from((features.plies / 2).max(1));
    [
        1.0,
        (1.0 + features.nodes as f64).ln(),
        f64::from(features.checks) / attacks,
        f64::from(features.defences) / defences,
        f64::from(features.sacrifices),
        f64::from(features.declined_promotions),
        f64::from(features.unusual_drops),
        f64::from(features.pieces),
    ]
}

fn dot(weights: &Row, row: &Row) -> f64 {
    weights
        .iter()
        .zip(row)
        .map(|(weight, value)| weight * value)
        .sum()
}

/// Solves linear equations by the elimination of Gauss and Jordan; the last column is the
/// right side.
fn solve(mut equations: [[f64; COUNT + 1]; COUNT]) -> Option<Vec<f64>> {
    for column in 0..COUNT {
        let size = |row: &usize| equations[*row][column].abs();
        let pivot = (column..COUNT).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        equations.swap(column, pivot);
        let pivot = equations[column];
        if pivot[column].abs() < f64::EPSILON {
            return None;
        }
        for (index, equation) in equations.iter_mut().enumerate() {
            let factor = match index == column {
                true => 1.0 - 1.0 / pivot[column],
                false => equation[column] / pivot[column],
            };
            for (value, &of_pivot) in equation.iter_mut().zip(&pivot) {
                *value -= factor * of_pivot;
            }
        }
    }
    equations
        .iter()
        .map(|equation| equation.last().copied())
        .collect()
}
