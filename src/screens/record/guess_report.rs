use komadai_model::{
    PlyContext,
    review::{GuessResult, GuessScore, Review, ReviewEvent, Study},
};
use komadai_texts::{Message, StudyText, Text, move_notation, spoken_move};

/// What came of the last guess.
#[derive(Clone, Debug, Default)]
pub struct GuessReport {
    pub lines: Vec<Message>,
    pub is_wrong: bool,
    /// The same for a screen reader; empty where there is nothing to say.
    pub spoken: String,
}

/// The position before a guess, and the score until then.
pub struct GuessContext {
    ply_context: PlyContext,
    score: GuessScore,
}

/// A sentence on a move.
type Sentence = fn(&StudyText) -> fn(&str) -> String;

impl GuessContext {
    /// While moves are guessed.
    pub fn new(review: &Review) -> Option<Self> {
        matches!(review.study(), Study::Guess { .. }).then(|| Self {
            ply_context: PlyContext::at(review),
            score: review.score(),
        })
    }

    /// What came of a guess, or of having the move shown: its events and the score since.
    pub fn report(self, events: &[ReviewEvent], now: GuessScore, text: Text) -> GuessReport {
        let study = text.study();
        let mut sentence: Option<Sentence> =
            (now.shown > self.score.shown).then_some(|text| text.shown);
        let mut context = Some(self.ply_context);
        let mut lines = Vec::new();
        let mut spoken = Vec::new();
        let mut is_wrong = false;
        for event in events {
            let ply = match event {
                ReviewEvent::Guessed(GuessResult::Right) => {
                    sentence = Some(|text| text.right);
                    continue;
                }
                ReviewEvent::Guessed(GuessResult::RightVariation) => {
                    sentence = Some(|text| text.right_variation);
                    continue;
                }
                ReviewEvent::Guessed(GuessResult::Wrong(ply)) => {
                    is_wrong = true;
                    sentence = Some(|text| text.wrong);
                    *ply
                }
                ReviewEvent::Moved { ply, .. } => *ply,
                ReviewEvent::EndOfLine => {
                    lines.push(Message::of(|text| text.study().last));
                    spoken.push(format!("{} {}", study.last, (study.score)(now)));
                    continue;
                }
                _ => continue,
            };
            if let (Some(sentence), Some(before)) = (sentence, context) {
                spoken.push(sentence(study)(&spoken_move(&before, ply, text)));
                context = before.after(ply);
                lines.push(Message::new(move |text| {
                    sentence(text.study())(&move_notation(&before, ply, text))
                }));
            } else {
                context = None;
            }
            sentence = sentence.map(|_| -> Sentence { |text| text.answer });
        }
        GuessReport {
            lines,
            is_wrong,
            spoken: spoken.join(" "),
        }
    }
}
