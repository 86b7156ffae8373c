use shogi::{Color, EndReason, Outcome};

use crate::{EmbedText, Text};
use komadai_model::{
    Language,
    embedded::{EmbedError, EmbedOptions, Task, from_moves},
};

fn fault(attributes: &str) -> String {
    let wrong = EmbedOptions::read(attributes).unwrap_err();
    (Text::of(Language::English).embed_error())(&wrong)
}

#[test]
fn an_author_is_told_what_is_wrong_and_where() {
    let text = fault("mode=watch");
    assert!(
        text.contains("mode") && text.contains("watch") && text.contains("replay"),
        "{text}"
    );
    let wrong = from_moves("", "7g7f 7g7f").unwrap_err();
    let text = (Text::of(Language::English).embed_error())(&wrong);
    assert!(text.contains("move 2, 7g7f, is illegal"), "{text}");
    let text = (Text::of(Language::Japanese).embed_error())(&wrong);
    assert!(text.contains("2手目 7g7f"), "{text}");
}

#[test]
fn unknown_attributes_are_named_before_the_error() {
    let attributes = "moves=7g7f+7g7f&unknown=src+opponent";
    let unknown = EmbedOptions::unknown_in(attributes);
    let wrong = from_moves("", "7g7f 7g7f")
        .unwrap_err()
        .with_unknown(unknown);
    let text = (Text::of(Language::English).embed_error())(&wrong);
    let expected = "the attribute src is not known; the attribute opponent is not known; move 2";
    assert!(text.contains(expected), "{text}");
}

#[test]
fn every_language_says_what_is_wrong_in_its_own_words() {
    let wrongs = [
        EmbedOptions::read("mode=watch").unwrap_err(),
        Task::read("", "").unwrap_err(),
        EmbedOptions::read("ply=many").unwrap_err(),
        EmbedError::NoVariation {
            found: "z".to_owned(),
        },
        EmbedOptions::read("marks=10z").unwrap_err(),
        from_moves("9/9", "").unwrap_err(),
        from_moves("", "7g7f 7g7f").unwrap_err(),
        from_moves("", "up").unwrap_err(),
        EmbedError::Format("pgn".to_owned()),
        EmbedError::NotLoaded,
        EmbedError::NoProblem {
            found: "three-pawns".to_owned(),
        },
        EmbedError::NoLesson {
            found: "three-pawns".to_owned(),
        },
        EmbedError::NoStep {
            found: "last".to_owned(),
        },
        EmbedError::NotLoaded.with_unknown(vec!["src".to_owned()]),
    ];
    for wrong in wrongs {
        let mut said: Vec<String> = Vec::new();
        for language in Language::ALL {
            let words = (Text::of(language).embed_error())(&wrong);
            assert!(!said.contains(&words), "{language:?}: {words}");
            said.push(words);
        }
    }
}

#[test]
fn every_language_has_words_for_all_that_is_seen() {
    let texts = Language::ALL.map(|language| Text::of(language).embed());
    let picks: [fn(&EmbedText) -> String; 15] = [
        |text| text.moves.to_owned(),
        |text| text.first.to_owned(),
        |text| text.previous.to_owned(),
        |text| text.next.to_owned(),
        |text| text.last.to_owned(),
        |text| text.flip.to_owned(),
        |text| text.again.to_owned(),
        |text| text.hint.to_owned(),
        |text| (text.place)(3, 21),
        |text| text.right.to_owned(),
        |text| text.wrong.to_owned(),
        |text| text.thinking.to_owned(),
        |text| (text.to_move)(Color::Black),
        |text| (text.to_move)(Color::White),
        |text| text.not_shown.to_owned(),
    ];
    for pick in picks {
        let said = texts.map(pick);
        for (index, words) in said.iter().enumerate() {
            assert!(
                !words.is_empty() && !said[..index].contains(words),
                "{words}"
            );
        }
    }
}

#[test]
fn an_end_names_the_winner() {
    let outcome = Outcome {
        winner: Some(Color::White),
        reason: EndReason::Mate,
    };
    let said = Language::ALL.map(|language| (Text::of(language).embed_outcome())(outcome));
    assert_eq!(said[0], "White wins by checkmate.");
    assert_eq!(said[4], "Vit vinner genom matt.");
}
