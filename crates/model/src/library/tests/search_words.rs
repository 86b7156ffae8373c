use super::{
    super::{SearchWords, search_text},
    kept,
};

#[test]
fn all_words_have_to_occur_somewhere() {
    let mut entry = kept(1, 2).entry;
    entry.about.event = "Ｓｐｒｉｎｇ　Cup ２０２４".to_owned();
    entry.about.title = "ﾀﾞｲﾔﾓﾝﾄﾞ ﾊﾟﾝﾁ ｳﾞ".to_owned();
    entry.about.date = "2024/08/02".to_owned();
    let finds =
        |text: &str| SearchWords::new(text).match_text(&search_text(&entry, "後手の勝ち（投了）"));
    for query in [
        "",
        "  ",
        "羽生",
        "太郎　羽生",
        "anna",
        "ANNA & co",
        "spring CUP 2024",
        "ｃｕｐ",
        "ダイヤモンド",
        "ﾀﾞｲﾔ",
        "パンチ ヴ",
        "2024/08",
        "２０２４／０８／０２",
        "投了",
        "(投了)",
    ] {
        assert!(finds(query), "{query}");
    }
    for query in ["羽生 先手", "spring 2025", "タイヤ", "annaco"] {
        assert!(!finds(query), "{query}");
    }
}

#[test]
fn a_word_is_not_found_across_two_texts() {
    let mut entry = kept(1, 2).entry;
    entry.about.black = "ab".to_owned();
    entry.about.white = "cd".to_owned();
    assert!(SearchWords::new("cd ab").match_text(&search_text(&entry, "")));
    assert!(!SearchWords::new("abcd").match_text(&search_text(&entry, "")));
}
