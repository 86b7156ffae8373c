use komadai_problems::Kind;

use komadai_model::problems::Training;
use komadai_texts::ProblemsText;

/// What is trained; `None` if it is a single problem.
pub fn training_title(training: &Training, text: &ProblemsText) -> Option<String> {
    let kind = |kind: Kind| (text.kind_name)(kind);
    Some(match training {
        Training::Daily => text.daily.to_owned(),
        Training::Ladder => text.ladder.to_owned(),
        Training::Run => text.run.to_owned(),
        Training::Review => text.review.to_owned(),
        Training::Set(set) => match (set.plies, set.theme) {
            (Some(plies), _) => format!("{} · {}", kind(set.kind), (text.plies)(plies)),
            (None, Some(theme)) => {
                format!("{} · {}", kind(set.kind), (text.theme_name)(theme))
            }
            (None, None) => kind(set.kind).to_owned(),
        },
        Training::Own(name) => name.clone(),
        Training::One(_) | Training::Position(_) => return None,
    })
}
