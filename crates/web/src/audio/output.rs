use core::time::Duration;

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AudioBuffer, AudioContext, AudioContextState, GainNode};

use super::graph::{self, Voice};
use crate::time;
use komadai_model::sound::{ClockMapping, ContextSpan, Note, Timbre};

/// The browser's audio context and the notes scheduled on it.
#[derive(Debug)]
pub(super) struct Output {
    context: AudioContext,
    master: GainNode,
    noise: AudioBuffer,
    volume: f32,
    notes: Vec<Note>,
    /// As many as there are notes; none for a note that is not to be heard.
    scheduled: Vec<Option<ScheduledNote>>,
    mapping: ClockMapping,
}

#[derive(Debug)]
struct ScheduledNote {
    span: ContextSpan,
    voice: Voice,
}

/// Clocks that differ by less are left alone. In seconds.
const DRIFT: f64 = 0.002;
/// A tone under way is begun anew only if its end is wrong by more.
const WRONG_END: f64 = 0.05;
/// What is about to begin is under way.
const IMMINENT: f64 = 0.01;
/// How far what is heard may lie behind what is rendered; browsers that say
/// more are not believed.
const LONGEST_LATENCY: f64 = 1.0;

impl Output {
    pub fn new(volume: f32) -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let master = context.create_gain()?;
        master.gain().set_value(loudness(volume));
        master.connect_with_audio_node(&context.destination())?;
        let noise = graph::noise(&context)?;
        let mapping = mapping(&context);
        Ok(Self {
            context,
            master,
            noise,
            volume,
            notes: Vec::new(),
            scheduled: Vec::new(),
            mapping,
        })
    }

    pub fn context(&self) -> &AudioContext {
        &self.context
    }

    /// Replaces all notes by these.
    pub fn schedule(&mut self, notes: Vec<Note>) -> Result<(), JsValue> {
        if notes == self.notes {
            return Ok(());
        }
        self.silence()?;
        self.notes = notes;
        self.scheduled.clear();
        self.scheduled.resize_with(self.notes.len(), || None);
        self.reschedule()
    }

    pub fn set_volume(&mut self, volume: f32) -> Result<(), JsValue> {
        let was_off = self.volume <= 0.0;
        self.volume = volume;
        self.master.gain().set_target_at_time(
            loudness(volume),
            self.context.current_time(),
            0.01,
        )?;
        if volume <= 0.0 {
            self.silence()
        } else if was_off {
            self.reschedule()
        } else {
            Ok(())
        }
    }

    pub fn play_piece_sound(&self, pitch: f32) -> Result<(), JsValue> {
        if !self.sounds() {
            return Ok(());
        }
        let start = self.context.current_time();
        graph::play_piece_sound(&self.context, &self.master, &self.noise, pitch, start)
    }

    /// Plays tones one after the other.
    pub fn play_tones(&self, tones: &[(Timbre, Duration)]) -> Result<(), JsValue> {
        if !self.sounds() {
            return Ok(());
        }
        let mut start = self.context.current_time();
        for &(timbre, length) in tones {
            let end = start + length.as_secs_f64();
            Voice::new(&self.context, &self.master, timbre, start, end)?;
            start = end;
        }
        Ok(())
    }

    /// Reschedules the notes if the clocks have drifted apart.
    pub fn correct_drift(&mut self) -> Result<(), JsValue> {
        if self.sounds() && mapping(&self.context).drift(self.mapping) > DRIFT {
            self.reschedule()
        } else {
            Ok(())
        }
    }

    /// Schedules all notes that have not begun anew.
    pub fn reschedule(&mut self) -> Result<(), JsValue> {
        if !self.sounds() {
            return Ok(());
        }
        self.mapping = mapping(&self.context);
        let current = self.context.current_time();
        for (note, slot) in self.notes.iter().zip(&mut self.scheduled) {
            if let Some(scheduled) = slot {
                let wrong = (scheduled.span.end - self.mapping.context_time(note.until)).abs();
                let begun = scheduled.span.start <= current + IMMINENT;
                if begun && !(note.sustained && wrong > WRONG_END) {
                    continue;
                }
                scheduled.cut(current)?;
            }
            *slot = match note.place(self.mapping, current) {
                None => None,
                Some(span) => Some(ScheduledNote {
                    span,
                    voice: Voice::new(
                        &self.context,
                        &self.master,
                        note.timbre,
                        span.start,
                        span.end,
                    )?,
                }),
            };
        }
        Ok(())
    }

    fn silence(&mut self) -> Result<(), JsValue> {
        let current = self.context.current_time();
        self.scheduled
            .iter_mut()
            .filter_map(Option::take)
            .try_for_each(|scheduled| scheduled.cut(current))
    }

    fn sounds(&self) -> bool {
        self.volume > 0.0 && !is_blocked(&self.context)
    }
}

impl ScheduledNote {
    fn cut(&self, current: f64) -> Result<(), JsValue> {
        if self.span.end <= current {
            return Ok(());
        }
        self.voice.cut(current, self.span.start <= current)
    }
}

/// Whether the context stands still until it is resumed.
pub(super) fn is_blocked(context: &AudioContext) -> bool {
    matches!(
        context.state(),
        AudioContextState::Suspended | AudioContextState::Closed
    )
}

/// A volume as the ear takes it.
fn loudness(volume: f32) -> f32 {
    volume * volume
}

/// Where the context's clock stands beside the page's: what is heard now, or
/// where the browser does not say so, what is rendered now.
fn mapping(context: &AudioContext) -> ClockMapping {
    let rendered = ClockMapping {
        page: time::monotonic_now().as_secs_f64(),
        context: context.current_time(),
    };
    output_timestamp(context)
        .filter(|heard| {
            let behind = rendered.context - rendered.page - (heard.context - heard.page);
            heard.context > 0.0 && (-0.1..LONGEST_LATENCY).contains(&behind)
        })
        .unwrap_or(rendered)
}

/// The context's `getOutputTimestamp()`.
fn output_timestamp(context: &AudioContext) -> Option<ClockMapping> {
    let get = |object: &JsValue, key: &str| js_sys::Reflect::get(object, &key.into()).ok();
    let method: js_sys::Function = get(context, "getOutputTimestamp")?.dyn_into().ok()?;
    let timestamp = method.call0(context).ok()?;
    Some(ClockMapping {
        page: get(&timestamp, "performanceTime")?.as_f64()? / 1_000.0,
        context: get(&timestamp, "contextTime")?.as_f64()?,
    })
}
