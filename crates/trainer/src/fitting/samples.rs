//! Positions to learn from: what the model reads in each, and what it should predict.

use shogi::search::{Score, ScoreKind};

/// Positions without their boards, in few bytes: there are millions.
///
/// `F` is a feature, `C` what the model has to know of a position besides its features.
#[derive(Clone, Debug)]
pub struct Samples<F, C> {
    /// Where the features of each position end.
    ends: Vec<usize>,
    features: Vec<F>,
    targets: Vec<Target>,
    contexts: Vec<C>,
}

/// What a prediction for a position is compared with, for one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Of the search, in centipawns.
    pub score: f32,
    /// 1 won, ½ drawn, 0 lost; none for a position that was not played on from.
    pub result: Option<f32>,
}

/// One position.
#[derive(Clone, Copy, Debug)]
pub struct Sample<'a, F, C> {
    pub features: &'a [F],
    pub target: Target,
    pub context: C,
}

impl<F, C> Default for Samples<F, C> {
    fn default() -> Self {
        Self {
            ends: Vec::new(),
            features: Vec::new(),
            targets: Vec::new(),
            contexts: Vec::new(),
        }
    }
}

impl<F, C: Copy> Samples<F, C> {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn get(&self, index: usize) -> Sample<'_, F, C> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        Sample {
            features: &self.features[start..self.ends[index]],
            target: self.targets[index],
            context: self.contexts[index],
        }
    }

    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// Score and result of each position that was played on from.
    pub fn results(&self) -> impl Iterator<Item = (f32, f32)> + Clone + '_ {
        let targets = self.targets.iter();
        targets.filter_map(|target| Some((target.score, target.result?)))
    }

    pub fn push(&mut self, features: impl IntoIterator<Item = F>, target: Target, context: C) {
        self.features.extend(features);
        self.ends.push(self.features.len());
        self.targets.push(target);
        self.contexts.push(context);
    }
}

/// A score in centipawns; none for a mate and for a position that is decided, from
/// which nothing can be learned.
pub fn usable_score(score: Score) -> Option<i32> {
    const MAX_ABS_SCORE: i32 = 2500;
    match score.kind() {
        ScoreKind::Centipawns(score) if score.abs() <= MAX_ABS_SCORE => Some(score),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_stay_apart() {
        let pushed = [
            (vec![1, 2, 3], Some(1.0), 'a'),
            (vec![], None, 'b'),
            (vec![7], Some(0.5), 'c'),
        ];
        let mut samples = Samples::default();
        for (features, result, context) in &pushed {
            let target = Target {
                score: features.len() as f32,
                result: *result,
            };
            samples.push(features.clone(), target, *context);
        }
        assert_eq!(samples.len(), 3);
        for (index, (features, result, context)) in pushed.iter().enumerate() {
            let sample = samples.get(index);
            assert_eq!(sample.features, features);
            assert_eq!(sample.target.result, *result);
            assert_eq!(sample.context, *context);
        }
        let results: Vec<_> = samples.results().collect();
        assert_eq!(results, [(3.0, 1.0), (1.0, 0.5)]);
    }
}
