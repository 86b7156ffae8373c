use komadai_records::Mark;

use crate::{en::drawing::TEXT as EN, ja::drawing::TEXT as JA};

#[test]
fn marks_in_words() {
    for (text, en, ja) in [
        (
            "G7g7f",
            "Arrow from 7g to 7f, green",
            "７七から７六への緑の矢印",
        ),
        ("R5e", "Circle on 5e, red", "５五の赤い丸"),
        (
            "YP*5e",
            "Arrow from the pawn in Black’s hand to 5e, yellow",
            "先手の持ち駒の歩から５五への黄色い矢印",
        ),
        (
            "Br*",
            "Circle on the rook in White’s hand, blue",
            "後手の持ち駒の飛車の青い丸",
        ),
    ] {
        let mark: Mark = text.parse().expect(text);
        assert_eq!(
            ((EN.mark)(mark).as_str(), (JA.mark)(mark).as_str()),
            (en, ja)
        );
    }
}
