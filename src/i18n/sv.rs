use super::*;

pub static SV: Tables = Tables {
    text: Text {
        language: Language::Swedish,
        app: app::SV,
        terms: terms::SV,
        board: board::SV,
        clock: clock::SV,
        play: play::SV,
    },
    later: LaterText {
        form: play::FORM_SV,
        choices: play::CHOICES_SV,
        rules: rules::SV,
        caption: caption::SV,
        report: report::SV,
        moves: moves::SV,
        opponent: opponent::SV,
        resign: play::RESIGN_SV,
        notices: play::NOTICES_SV,
        claims: referee::CLAIMS_SV,
        count: referee::COUNT_SV,
        faults: faults::SV,
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
