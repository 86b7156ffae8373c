use super::*;

pub static RO: Tables = Tables {
    text: Text {
        language: Language::Romanian,
        app: app::RO,
        terms: terms::RO,
        board: board::RO,
        clock: clock::RO,
        play: play::RO,
    },
    later: LaterText {
        form: play::FORM_RO,
        choices: play::CHOICES_RO,
        rules: rules::RO,
        caption: caption::RO,
        report: report::RO,
        moves: moves::RO,
        opponent: opponent::RO,
        resign: play::RESIGN_RO,
        notices: play::NOTICES_RO,
        claims: referee::CLAIMS_RO,
        count: referee::COUNT_RO,
        faults: faults::RO,
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
