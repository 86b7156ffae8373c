//! The rematch (指し直し) after a draw.

use core::time::Duration;

use super::{AfterDraw, GameRules, RematchTime};
use crate::{
    ByColor, Color,
    clock::{TimeControl, TimeControlError},
};

/// The time controls of the rematch (指し直し) after a drawn game that began with `initial`
/// and left each side `remaining` main time. If `swapped`, the sides are reversed and
/// each player's time changes its colour. Byoyomi, increments and extra periods stay;
/// main times are rounded up to whole seconds.
///
/// # Errors
/// When the fixed time is above the maximum, or no time is left.
pub fn rematch_time_controls(
    rules: &GameRules,
    initial: ByColor<TimeControl>,
    remaining: ByColor<Duration>,
    swapped: bool,
) -> Result<ByColor<TimeControl>, TimeControlError> {
    let minutes = Duration::from_secs(60) * rules.rematch_minutes.into();
    let shorter = remaining.black.min(remaining.white);
    let addition = minutes.saturating_sub(shorter);
    let control = |color: Color| {
        let mut parts = initial[color].parts();
        if initial[color].is_untimed() {
            return Ok(initial[color]);
        }
        parts.main = match rules.rematch_time {
            RematchTime::Full => parts.main,
            RematchTime::Fixed => minutes,
            RematchTime::Remaining => whole_seconds(remaining[color] + addition).min(parts.main),
        };
        let control = TimeControl::from_parts(parts)?;
        if control.is_untimed() {
            return Err(TimeControlError::NoMainTime);
        }
        Ok(control)
    };
    let (black, white) = (control(Color::Black)?, control(Color::White)?);
    Ok(if swapped {
        ByColor::new(white, black)
    } else {
        ByColor::new(black, white)
    })
}

fn whole_seconds(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs() + u64::from(time.subsec_nanos() > 0))
}

impl GameRules {
    /// Whether a drawn game with these time controls allows a rematch, if the rules ask
    /// for one: [`rematch_time_controls`].
    ///
    /// # Errors
    /// What is wrong with the time of the rematch.
    pub fn check_rematch(&self, controls: ByColor<TimeControl>) -> Result<(), TimeControlError> {
        if self.after_draw == AfterDraw::Rematch {
            let main = controls.map(TimeControl::main);
            rematch_time_controls(self, controls, main, false)?;
        }
        Ok(())
    }
}
