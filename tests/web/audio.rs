//! The sounds, rendered by an offline context and found in the samples.
use core::time::Duration;

use komadai_model::sound::cue_to_tone;
use komadai_web::audio::graph::{self, Voice};
use shogi::{
    ByColor, Color,
    clock::{Clock, CueProfile, Periods, TimeControl},
};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{AudioBuffer, OfflineAudioContext, wasm_bindgen::JsCast};

const RATE: f64 = 44_100.0;
/// Two sounds are two when so long a silence lies between. In seconds.
const GAP: f64 = 0.02;
/// What is quieter is silence.
const THRESHOLD: f32 = 0.01;

fn context(seconds: f64) -> OfflineAudioContext {
    OfflineAudioContext::new_with_number_of_channels_and_length_and_sample_rate(
        1,
        (seconds * RATE) as u32,
        RATE as f32,
    )
    .expect("an offline context")
}

async fn rendered(context: &OfflineAudioContext) -> Vec<f32> {
    let rendering = context.start_rendering().expect("rendering");
    let buffer: AudioBuffer = JsFuture::from(rendering)
        .await
        .expect("rendered")
        .unchecked_into();
    buffer.get_channel_data(0).expect("one channel")
}

/// The sounds in `samples`, each from its first to its last loud sample.
fn sounds(samples: &[f32]) -> Vec<(f64, f64)> {
    let mut sounds: Vec<(f64, f64)> = Vec::new();
    for (index, sample) in samples.iter().enumerate() {
        if sample.abs() < THRESHOLD {
            continue;
        }
        let time = index as f64 / RATE;
        match sounds.last_mut() {
            Some((_, end)) if time - *end < GAP => *end = time,
            _ => sounds.push((time, time)),
        }
    }
    sounds
}

/// How often per second the samples between two times change their sign, halved.
fn pitch(samples: &[f32], from: f64, to: f64) -> f64 {
    let part = &samples[(from * RATE) as usize..(to * RATE) as usize];
    let changes = part.windows(2).filter(|pair| pair[0] * pair[1] < 0.0);
    changes.count() as f64 / 2.0 / (to - from)
}

/// Renders a turn that starts one second in, and is ended by a move after so
/// many seconds.
async fn turn(main: u64, byoyomi: u64, profile: CueProfile, moved_after: Option<f64>) -> Vec<f32> {
    let seconds = Duration::from_secs;
    let periods = Periods::new(seconds(byoyomi), 1).expect("a period");
    let control = TimeControl::byoyomi(seconds(main), periods).expect("a time control");
    let mut clock = Clock::new(ByColor::new(control, control), Color::Black);
    clock.start(seconds(1));

    let context = context((main + byoyomi + 2) as f64);
    let end = moved_after.map(|after| 1.0 + after);
    for note in clock.cues(profile).into_iter().map(cue_to_tone) {
        let start = note.at.as_secs_f64();
        let voice = Voice::new(
            &context,
            &context.destination(),
            note.timbre,
            start,
            note.until.as_secs_f64(),
        )
        .expect("a voice");
        if let Some(end) = end {
            voice.cut(end, start <= end).expect("cut");
        }
    }
    rendered(&context).await
}

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!(
        (found - expected).abs() < 0.002,
        "{found} is not {expected}"
    );
}

#[wasm_bindgen_test]
async fn ten_seconds_of_byoyomi() {
    let sounds = sounds(&turn(0, 10, CueProfile::Classic, None).await);
    assert_eq!(sounds.len(), 6, "{sounds:?}");
    for (sound, left) in sounds.iter().zip([10.0, 9.0, 8.0, 7.0, 6.0, 5.0]) {
        assert_near(sound.0, 11.0 - left);
        let length = if left > 5.0 { 0.07 } else { 5.0 };
        assert_near(sound.1 - sound.0, length - 0.001);
    }
}

#[wasm_bindgen_test]
async fn a_move_cuts_the_tone() {
    let samples = turn(0, 10, CueProfile::Classic, Some(6.8)).await;
    let sounds = sounds(&samples);
    assert_eq!(sounds.len(), 6, "{sounds:?}");
    assert_near(sounds[5].0, 6.0);
    assert!(sounds[5].1 >= 7.8 && sounds[5].1 < 7.806, "{sounds:?}");
    let after = &samples[(7.81 * RATE) as usize..];
    assert!(after.iter().all(|&sample| sample == 0.0));
}

#[wasm_bindgen_test]
async fn nothing_is_heard_after_an_early_move() {
    let sounds = sounds(&turn(0, 10, CueProfile::Classic, Some(2.5)).await);
    let onsets: Vec<_> = sounds.iter().map(|sound| sound.0.round()).collect();
    assert_eq!(onsets, [1.0, 2.0, 3.0]);
}

#[wasm_bindgen_test]
async fn entering_byoyomi_has_its_own_signal() {
    let samples = turn(2, 10, CueProfile::Classic, None).await;
    let sounds = sounds(&samples);
    assert_eq!(sounds.len(), 6, "{sounds:?}");
    assert_near(sounds[0].0, 3.0);
    assert!((pitch(&samples, 3.01, 3.11) - 660.0).abs() < 15.0);
    assert!((pitch(&samples, 3.13, 3.23) - 990.0).abs() < 15.0);
    assert!((pitch(&samples, 4.01, 4.06) - 880.0).abs() < 25.0);
}

#[wasm_bindgen_test]
async fn the_tone_is_softer_than_the_pips() {
    let samples = turn(0, 10, CueProfile::Classic, None).await;
    let peak = |from: f64, to: f64| {
        let part = &samples[(from * RATE) as usize..(to * RATE) as usize];
        part.iter()
            .fold(0.0_f32, |peak, sample| peak.max(sample.abs()))
    };
    assert!(peak(6.0, 11.0) < peak(5.0, 5.1) * 0.7);
}

#[wasm_bindgen_test]
async fn the_counts_beep_each_second() {
    for (profile, expected) in [
        (CueProfile::Countdown, (1..=10).collect::<Vec<_>>()),
        (CueProfile::CountUp, (2..=10).collect()),
        (CueProfile::Silent, vec![]),
    ] {
        let sounds = sounds(&turn(0, 10, profile, None).await);
        let onsets: Vec<_> = sounds.iter().map(|sound| sound.0.round() as i32).collect();
        assert_eq!(onsets, expected, "{profile:?}");
    }
}

#[wasm_bindgen_test]
async fn a_piece_lands_with_a_short_snap() {
    let (mut pitches, mut lengths) = (Vec::new(), Vec::new());
    for depth in [1.0, 0.8, 0.72] {
        let context = context(1.0);
        let noise = graph::noise(&context).expect("noise");
        graph::play_piece_sound(&context, &context.destination(), &noise, depth, 0.5)
            .expect("a snap");
        let samples = rendered(&context).await;
        let sounds = sounds(&samples);
        assert_eq!(sounds.len(), 1, "{sounds:?}");
        let (start, end) = sounds[0];
        assert!((start - 0.5).abs() < 0.003, "{start}");
        assert!((0.02..0.1).contains(&(end - start)), "{}", end - start);
        let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        assert!((0.2..1.0).contains(&peak), "{peak}");
        lengths.push(end - start);
        pitches.push(pitch(&samples, 0.5, 0.53));
    }
    assert!(pitches[1] < pitches[0] * 0.9, "{pitches:?}");
    assert!(pitches[2] < pitches[1], "{pitches:?}");
    assert!(lengths[0] < 0.065, "{lengths:?}");
    assert!(lengths[2] > lengths[0] * 1.4, "{lengths:?}");
}
