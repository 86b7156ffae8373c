/// The same words as the beginning of a sentence. Only letters are known that texts of the
/// page begin with: the table of all letters is larger than the texts of a screen.
pub fn capitalized(words: &str) -> String {
    let mut rest = words.chars();
    let first = rest.next().map(|first| match first {
        'à' => 'À',
        'è' => 'È',
        'é' => 'É',
        'ì' => 'Ì',
        'ò' => 'Ò',
        'ù' => 'Ù',
        'ă' => 'Ă',
        'â' => 'Â',
        'î' => 'Î',
        'ș' => 'Ș',
        'ț' => 'Ț',
        'å' => 'Å',
        'ä' => 'Ä',
        'ö' => 'Ö',
        first => first.to_ascii_uppercase(),
    });
    first.into_iter().chain(rest).collect()
}
