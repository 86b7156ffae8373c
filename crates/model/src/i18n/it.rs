use super::*;

pub(super) const TEXT: Text = Text::new(
    Language::Italian,
    (terms::IT, board::IT),
    (app::IT, clock::IT, play::IT),
);

pub static IT: Tables = Tables {
    text: TEXT,
    later: LaterText {
        form: play::FORM_IT,
        choices: play::CHOICES_IT,
        looks: play::LOOKS_IT,
        beside: beside::IT,
        rules: rules::IT,
        caption: caption::IT,
        report: report::IT,
        moves: moves::IT,
        opponent: opponent::IT,
        resign: play::RESIGN_IT,
        typing: play::TYPING_IT,
        notices: play::NOTICES_IT,
        claims: referee::CLAIMS_IT,
        count: referee::COUNT_IT,
        faults: faults::IT,
        furigoma: furigoma::IT,
        timer: timer::IT,
        net: net::IT,
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
