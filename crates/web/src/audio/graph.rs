//! The audio graphs of the sounds, for the page's context and for an offline one.
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioNode, BaseAudioContext, BiquadFilterType, GainNode, OscillatorNode,
};

use komadai_model::sound::Timbre;

const ATTACK: f64 = 0.002;
const RELEASE: f64 = 0.005;

/// One note in a context: an oscillator and its envelope.
#[derive(Debug)]
pub struct Voice {
    oscillator: OscillatorNode,
    envelope: GainNode,
}

impl Voice {
    /// Schedules a note on `out`, between two times of the context.
    pub fn new(
        context: &BaseAudioContext,
        out: &AudioNode,
        timbre: Timbre,
        start: f64,
        end: f64,
    ) -> Result<Self, JsValue> {
        let oscillator = context.create_oscillator()?;
        let envelope = context.create_gain()?;
        let pitch = oscillator.frequency();
        pitch.set_value_at_time(timbre.pitch, start)?;
        if timbre.second != timbre.pitch {
            pitch.set_value_at_time(timbre.second, f64::midpoint(start, end))?;
        }
        let gain = envelope.gain();
        gain.set_value_at_time(0.0, start)?;
        gain.linear_ramp_to_value_at_time(timbre.level, start + ATTACK)?;
        gain.set_value_at_time(timbre.level, (end - RELEASE).max(start + ATTACK))?;
        gain.linear_ramp_to_value_at_time(0.0, end.max(start + ATTACK + RELEASE))?;
        oscillator.connect_with_audio_node(&envelope)?;
        envelope.connect_with_audio_node(out)?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(end)?;
        Ok(Self {
            oscillator,
            envelope,
        })
    }

    /// Ends the note at `at`, fading a few milliseconds if it sounds by then;
    /// one that has not begun by then is never heard.
    pub fn cut(&self, at: f64, begun: bool) -> Result<(), JsValue> {
        if begun {
            let gain = self.envelope.gain();
            gain.cancel_scheduled_values(at)?;
            gain.set_target_at_time(0.0, at, RELEASE / 4.0)?;
            self.oscillator.stop_with_when(at + RELEASE)
        } else {
            self.oscillator.stop_with_when(at)
        }
    }
}

/// The longest sound of a piece, in seconds.
const PIECE_SOUND: f64 = 0.15;

/// A short burst of noise, the source of the piece's sound.
pub fn noise(context: &BaseAudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (f64::from(rate) * PIECE_SOUND) as u32;
    // A linear congruential sequence: the same click on every machine.
    let mut seed = 0x2545_f491_u32;
    let samples: Vec<f32> = (0..length)
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed as i32 as f32 / i32::MIN as f32
        })
        .collect();
    let buffer = context.create_buffer(1, length, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}

/// Plays the sound of a piece on wood into `out`: noise through two resonances. A lower
/// one lasts longer.
pub fn play_piece_sound(
    context: &BaseAudioContext,
    out: &AudioNode,
    noise: &AudioBuffer,
    pitch: f32,
    start: f64,
) -> Result<(), JsValue> {
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(noise));
    for (frequency, sharpness, level, decay) in [
        (900.0 * pitch, 6.0, 2.6, 0.012 / f64::from(pitch * pitch)),
        (2_200.0 * pitch, 4.0, 1.3, 0.006),
    ] {
        let resonance = context.create_biquad_filter()?;
        resonance.set_type(BiquadFilterType::Bandpass);
        resonance.frequency().set_value(frequency);
        resonance.q().set_value(sharpness);
        let envelope = context.create_gain()?;
        let gain = envelope.gain();
        gain.set_value_at_time(level, start)?;
        gain.set_target_at_time(0.0, start, decay)?;
        source.connect_with_audio_node(&resonance)?;
        resonance.connect_with_audio_node(&envelope)?;
        envelope.connect_with_audio_node(out)?;
    }
    source.start_with_when(start)
}
