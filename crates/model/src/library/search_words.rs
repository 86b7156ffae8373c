use super::Entry;

/// What is looked for in the list of games: words, all of which have to occur.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchWords {
    words: Vec<String>,
}

impl SearchWords {
    pub fn new(text: &str) -> Self {
        let words = folded(text).split_whitespace().map(str::to_owned).collect();
        Self { words }
    }

    /// Whether the [text](search_text) of a game has the words.
    pub fn match_text(&self, text: &str) -> bool {
        self.words.iter().all(|word| text.contains(word))
    }
}

/// What words are looked for in: the names, the occasion, the date and the tags of a game, and
/// what the list says of it besides, such as its result in the reader's language.
pub fn search_text(entry: &Entry, said: &str) -> String {
    let about = &entry.about;
    let tags = entry.tags.join("\n");
    let texts = [
        &about.black,
        &about.white,
        &about.event,
        &about.title,
        &about.date,
        &entry.file,
        &tags,
        said,
    ];
    folded(&texts.join("\n"))
}

/// A text without the differences of case and width.
pub(super) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(char) = rest.next() {
        let mark = rest.peek().copied();
        match wide_katakana(char) {
            Some(wide) => match mark.and_then(|mark| with_mark(wide, mark)) {
                Some(marked) => {
                    folded.push(marked);
                    rest.next();
                }
                None => folded.push(wide),
            },
            None => folded.extend(narrow(char).to_lowercase()),
        }
    }
    folded
}

/// The full-width forms of ASCII are its own characters, 0xFEE0 further on.
fn narrow(char: char) -> char {
    match char {
        '！'..='～' => char::from_u32(u32::from(char) - 0xFEE0).unwrap_or(char),
        '　' => ' ',
        char => char,
    }
}

/// The full-width form of a half-width kana or its punctuation.
fn wide_katakana(char: char) -> Option<char> {
    const WIDE: &str = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソ\
                        タチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜";
    let index = u32::from(char).checked_sub(u32::from('｡'))?;
    WIDE.chars().nth(usize::try_from(index).ok()?)
}

/// A kana with the voicing mark that follows it in half-width text.
fn with_mark(kana: char, mark: char) -> Option<char> {
    let further = match (mark, kana) {
        ('ﾞ', 'ウ') => return Some('ヴ'),
        ('ﾞ', 'カ'..='ト' | 'ハ'..='ホ') => 1,
        ('ﾟ', 'ハ'..='ホ') => 2,
        _ => return None,
    };
    char::from_u32(u32::from(kana) + further)
}
