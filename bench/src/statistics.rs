//! Means of measurements.

pub fn median(values: impl IntoIterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.into_iter().collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The value that so many hundredths of sorted values do not exceed.
pub fn percentile(sorted: &[f64], hundredths: usize) -> f64 {
    sorted[(sorted.len() * hundredths).div_ceil(100) - 1]
}

pub fn geometric_mean(values: &[f64]) -> f64 {
    let logarithms: f64 = values.iter().map(|value| value.ln()).sum();
    (logarithms / values.len() as f64).exp()
}
