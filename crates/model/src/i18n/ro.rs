use super::*;

pub(super) const TEXT: Text = Text::new(
    Language::Romanian,
    (terms::RO, board::RO),
    (app::RO, clock::RO, play::RO),
);

pub static RO: Tables = Tables {
    text: TEXT,
    later: LaterText {
        form: play::FORM_RO,
        choices: play::CHOICES_RO,
        looks: play::LOOKS_RO,
        beside: beside::RO,
        rules: rules::RO,
        caption: caption::RO,
        report: report::RO,
        moves: moves::RO,
        opponent: opponent::RO,
        resign: play::RESIGN_RO,
        typing: play::TYPING_RO,
        notices: play::NOTICES_RO,
        claims: referee::CLAIMS_RO,
        count: referee::COUNT_RO,
        faults: faults::RO,
        furigoma: furigoma::RO,
        timer: timer::RO,
        net: net::RO,
    },
    record: RecordText {
        draw: draw::RO,
        ending: ending::RO,
        files: files::RO,
        information: information::RO,
        print: print::RO,
        screen: screen::RO,
        shelf: shelf::RO,
        study: study::RO,
    },
    editor: editor::RO,
    paper: paper::RO,
    analysis: analysis::RO,
};
