use komadai_records::{NodeId, notation};
use shogi::Move;

use komadai_model::{
    Language,
    problems::{FoundAnswer, RecordAnswer, RecordPosition},
};

use crate::{Text, answer_notation, played_notation};

/// Black's gold mates on 5b; the game went on with a pawn.
const GAME: &str = "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1 moves P*3e 5a4a G*5b";

fn moves(text: &str) -> Vec<Move> {
    let words = text.split_whitespace();
    words.map(|word| word.parse().expect(word)).collect()
}

fn at(text: &str) -> RecordPosition {
    let (_, parsed) = notation::read(text, None).expect("a record");
    RecordPosition::new(&parsed.record, NodeId::ROOT).expect("a position")
}

#[test]
fn an_answer_is_written_in_notation() {
    let text = Text::of(Language::English);
    for (found, written) in [
        (FoundAnswer::Best(moves("G*4b 5a6a")), "☗ G*4b"),
        (FoundAnswer::Several(moves("G*4b G*6b")), "☗ G*4b / ☗ G*6b"),
        (FoundAnswer::Unknown, "☗ P*3e ☖ K-4a ☗ G*5b"),
    ] {
        let answer = RecordAnswer::new(at(GAME), found);
        assert_eq!(answer_notation(&answer, text), written);
        assert_eq!(played_notation(&answer, text).as_deref(), Some("☗ P*3e"));
    }
    let nothing = RecordAnswer::new(
        at("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1"),
        FoundAnswer::Unknown,
    );
    assert_eq!(answer_notation(&nothing, text), "");
    assert_eq!(played_notation(&nothing, text), None);
}
