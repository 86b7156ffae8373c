use super::*;

pub static JA: Tables = Tables {
    text: Text {
        language: Language::Japanese,
        app: app::JA,
        terms: terms::JA,
        board: board::JA,
        clock: clock::JA,
        play: play::JA,
    },
    later: LaterText {
        form: play::FORM_JA,
        choices: play::CHOICES_JA,
        rules: rules::JA,
        caption: caption::JA,
        report: report::JA,
        moves: moves::JA,
        opponent: opponent::JA,
        resign: play::RESIGN_JA,
        notices: play::NOTICES_JA,
        claims: referee::CLAIMS_JA,
        count: referee::COUNT_JA,
        faults: faults::JA,
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
