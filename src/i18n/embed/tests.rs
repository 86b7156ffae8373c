use shogi::{Color, EndReason, Outcome};

use super::EmbedText;
use crate::{
    i18n::Language,
    session::embedded::{Wishes, from_moves},
};

fn fault(attributes: &str) -> String {
    let wrong = Wishes::read(attributes).unwrap_err();
    (EmbedText::fault(Language::English))(&wrong)
}

#[test]
fn an_author_is_told_what_is_wrong_and_where() {
    let text = fault("mode=watch");
    assert!(
        text.contains("mode") && text.contains("watch") && text.contains("replay"),
        "{text}"
    );
    let wrong = from_moves("", "7g7f 7g7f").unwrap_err();
    let text = (EmbedText::fault(Language::English))(&wrong);
    assert!(text.contains("move 2, 7g7f, is illegal"), "{text}");
    let text = (EmbedText::fault(Language::Japanese))(&wrong);
    assert!(text.contains("2手目 7g7f"), "{text}");
}

#[test]
fn an_end_names_the_winner() {
    let outcome = Outcome {
        winner: Some(Color::White),
        reason: EndReason::Mate,
    };
    let text = EmbedText::of(Language::English).outcome;
    assert_eq!(text(outcome), "White wins by checkmate.");
}
