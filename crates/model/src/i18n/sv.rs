use super::*;

pub(super) const TEXT: Text = Text::new(
    Language::Swedish,
    (terms::SV, board::SV),
    (app::SV, clock::SV, play::SV),
);

pub static SV: Tables = Tables {
    text: TEXT,
    later: LaterText {
        form: play::FORM_SV,
        choices: play::CHOICES_SV,
        looks: play::LOOKS_SV,
        beside: beside::SV,
        rules: rules::SV,
        caption: caption::SV,
        report: report::SV,
        moves: moves::SV,
        opponent: opponent::SV,
        resign: play::RESIGN_SV,
        typing: play::TYPING_SV,
        notices: play::NOTICES_SV,
        claims: referee::CLAIMS_SV,
        count: referee::COUNT_SV,
        faults: faults::SV,
        furigoma: furigoma::SV,
        timer: timer::SV,
        net: net::SV,
    },
    record: RecordText {
        draw: draw::SV,
        ending: ending::SV,
        files: files::SV,
        information: information::SV,
        print: print::SV,
        screen: screen::SV,
        shelf: shelf::SV,
        study: study::SV,
    },
    editor: editor::SV,
    paper: paper::SV,
    analysis: analysis::SV,
};
