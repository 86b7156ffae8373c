use super::*;

pub(super) const TEXT: Text = Text::new(
    Language::Japanese,
    (terms::JA, board::JA),
    (app::JA, clock::JA, play::JA),
);

pub static JA: Tables = Tables {
    text: TEXT,
    later: LaterText {
        form: play::FORM_JA,
        choices: play::CHOICES_JA,
        looks: play::LOOKS_JA,
        beside: beside::JA,
        rules: rules::JA,
        caption: caption::JA,
        report: report::JA,
        moves: moves::JA,
        opponent: opponent::JA,
        resign: play::RESIGN_JA,
        typing: play::TYPING_JA,
        notices: play::NOTICES_JA,
        claims: referee::CLAIMS_JA,
        count: referee::COUNT_JA,
        faults: faults::JA,
        furigoma: furigoma::JA,
        timer: timer::JA,
        net: net::JA,
    },
    record: RecordText {
        draw: draw::JA,
        ending: ending::JA,
        files: files::JA,
        information: information::JA,
        print: print::JA,
        screen: screen::JA,
        shelf: shelf::JA,
        study: study::JA,
    },
    editor: editor::JA,
    paper: paper::JA,
    analysis: analysis::JA,
};
