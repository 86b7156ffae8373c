use super::*;

pub static IT: Tables = Tables {
    text: Text {
        language: Language::Italian,
        app: app::IT,
        terms: terms::IT,
        board: board::IT,
        clock: clock::IT,
        play: play::IT,
    },
    later: LaterText {
        form: play::FORM_IT,
        choices: play::CHOICES_IT,
        rules: rules::IT,
        caption: caption::IT,
        report: report::IT,
        moves: moves::IT,
        opponent: opponent::IT,
        resign: play::RESIGN_IT,
        notices: play::NOTICES_IT,
        claims: referee::CLAIMS_IT,
        count: referee::COUNT_IT,
        faults: faults::IT,
    },
    record: RecordText {
        draw: draw::IT,
        ending: ending::IT,
        files: files::IT,
        information: information::IT,
        print: print::IT,
        screen: screen::IT,
        shelf: shelf::IT,
        study: study::IT,
    },
    editor: editor::IT,
    paper: paper::IT,
    analysis: analysis::IT,
};
