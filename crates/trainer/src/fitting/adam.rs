//! The optimizer Adam (Kingma and Ba, 2015).

const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;

/// Moving averages of the gradient (`m`) and of its square (`v`), one for each
/// parameter.
pub struct Adam {
    m: Vec<f32>,
    v: Vec<f32>,
    epsilon: f32,
    steps: u32,
}

impl Adam {
    pub fn new(count: usize, epsilon: f32) -> Self {
        Self {
            m: vec![0.0; count],
            v: vec![0.0; count],
            epsilon,
            steps: 0,
        }
    }

    /// Moves each parameter against its gradient.
    pub fn step(&mut self, params: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        // Beyond a million steps the corrections of the bias are 1.
        let steps = self.steps.min(1_000_000) as i32;
        let rate = rate / (1.0 - BETA1.powi(steps));
        let v_correction = 1.0 / (1.0 - BETA2.powi(steps));
        let moments = self.m.iter_mut().zip(&mut self.v);
        for ((param, slope), (m, v)) in params.iter_mut().zip(gradient).zip(moments) {
            *m = BETA1 * *m + (1.0 - BETA1) * slope;
            *v = BETA2 * *v + (1.0 - BETA2) * slope * slope;
            *param -= rate * *m / ((*v * v_correction).sqrt() + self.epsilon);
        }
    }
}

/// The share of the first learning rate that is left when `done` of the training, from 0
/// to 1, is over: half a cosine, down to `last`.
pub fn cosine_lr(done: f32, last: f32) -> f32 {
    let cosine = 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
    last + (1.0 - last) * cosine
}
