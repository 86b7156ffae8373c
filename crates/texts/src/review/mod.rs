//! The review of a game. As those of [reasons](crate::reason), these texts are not among those of
//! a language: they are in the file of the code that shows them.
mod en;
mod it;
mod ja;
mod ro;
mod sv;
#[cfg(test)]
mod tests;

use komadai_model::{
    Language,
    analysis::{Judgement, SideSummary, WalkOutcome},
};

#[derive(Debug)]
pub struct ReviewText {
    /// The choices where the board stands on a variation.
    pub review_main_line: &'static str,
    pub review_variation: &'static str,
    pub go_on: &'static str,
    /// The name of the choice how long a review takes.
    pub time: &'static str,
    /// All moves within so many seconds.
    pub game_within: fn(u32) -> String,
    /// So many seconds for each move.
    pub each_move: fn(u32) -> String,
    /// How long it takes, in seconds.
    pub forecast: fn(u32) -> String,

    pub percent: fn(u32) -> String,
    /// So many moves that were judged like this.
    pub counted: fn(Judgement, u32) -> String,
    /// What stands between them.
    pub comma: &'static str,
    pub noted: &'static str,
    pub none_noted: &'static str,
    /// The same while so many moves are judged, of how many.
    pub none_noted_yet: fn(usize, usize) -> String,

    /// A move, how it was judged and why, for screen readers.
    pub spoken: fn(&str, &str, &str) -> String,
    /// How the chances of who moved have changed, in percent.
    pub cost: fn(u32, u32) -> String,
    pub best_was: &'static str,
    pub no_reason: &'static str,
    pub try_again: &'static str,
    /// Makes the mistake a problem of the reader's own.
    pub practise: &'static str,
    /// Makes all of them that.
    pub practise_all: &'static str,
    /// Shows how the opponent answers.
    pub show_reply: &'static str,

    pub next_mistake: &'static str,
    /// The name of the choice whose mistakes are tried.
    pub whose: &'static str,
    pub both: &'static str,
    /// Which of the mistakes is tried, of how many.
    pub place: fn(usize, usize) -> String,
    pub tell: &'static str,
    /// That all have been tried.
    pub walked: &'static str,
    /// How many had an outcome.
    pub outcomes: fn(WalkOutcome, usize) -> String,
    pub outcome: fn(WalkOutcome) -> &'static str,
    pub close: &'static str,
}

pub const fn review_text(language: Language) -> &'static ReviewText {
    match language {
        Language::English => &en::TEXT,
        Language::Japanese => &ja::TEXT,
        Language::Italian => &it::TEXT,
        Language::Romanian => &ro::TEXT,
        Language::Swedish => &sv::TEXT,
    }
}

impl ReviewText {
    /// How accurate a side was, in percent.
    pub fn accuracy(&self, side: &SideSummary) -> String {
        side.accuracy.map_or_else(
            || "–".to_owned(),
            |accuracy| (self.percent)(accuracy.round() as u32),
        )
    }

    /// How many moves of a side were less than good.
    pub fn counts(&self, side: &SideSummary) -> String {
        let counts = [
            (Judgement::Blunder, side.blunders),
            (Judgement::Mistake, side.mistakes),
            (Judgement::Inaccuracy, side.inaccuracies),
        ];
        let counts = counts.into_iter().filter(|(_, count)| *count > 0);
        let counts = counts.map(|(judgement, count)| (self.counted)(judgement, count));
        counts.collect::<Vec<_>>().join(self.comma)
    }
}
