//! The fields of a table in a TOML file, with their lines. serde is not used here: for the
//! enum of goals, which a field tells apart, it would lose the lines of all other fields.

use std::{fmt::Display, ops::Range, str::FromStr};

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use crate::fault::{Faults, Located, SourceFile};

/// Parses a file.
pub fn parse<'a>(file: &'a SourceFile, faults: &'a Faults) -> Option<Spanned<DeTable<'a>>> {
    match DeTable::parse(&file.text) {
        Ok(table) => Some(table),
        Err(why) => {
            let line = file.line_at(why.span().map_or(0, |span| span.start));
            file.fault(faults, line, why.message());
            None
        }
    }
}

/// The fields of a table. What is missing or of another type is reported; a method then
/// returns `None`.
#[derive(Debug)]
pub struct Fields<'a> {
    file: &'a SourceFile,
    faults: &'a Faults,
    table: &'a DeTable<'a>,
    /// The line of the table.
    pub line: usize,
    /// The fields that were asked for.
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    pub fn new(
        file: &'a SourceFile,
        faults: &'a Faults,
        table: &'a DeTable<'a>,
        span: Range<usize>,
    ) -> Self {
        Self {
            file,
            faults,
            table,
            line: file.line_at(span.start),
            known: Vec::new(),
        }
    }

    pub fn fault(&self, line: usize, message: impl Into<String>) {
        self.file.fault(self.faults, line, message);
    }

    /// Reports a fault of a field.
    pub fn fault_of(&self, key: &str, message: impl Into<String>) {
        let found = self.table.iter().find(|(name, _)| name.get_ref() == key);
        let line = found.map_or(self.line, |(name, _)| self.file.line_at(name.span().start));
        self.fault(line, message);
    }

    fn value(&mut self, key: &'static str) -> Option<(&'a DeValue<'a>, usize)> {
        self.known.push(key);
        let value = self.table.get(key)?;
        Some((value.get_ref(), self.file.line_at(value.span().start)))
    }

    /// Whether there is such a field. It then counts as known.
    pub fn has(&mut self, key: &'static str) -> bool {
        self.value(key).is_some()
    }

    /// A text; `None` without a fault if there is none.
    pub fn optional_text(&mut self, key: &'static str) -> Option<Located<String>> {
        let (value, line) = self.value(key)?;
        let text = value.as_str();
        if text.is_none() {
            self.fault(line, format!("{key} is a text, in quotation marks"));
        }
        let value = text?.trim().to_owned();
        Some(Located { value, line })
    }

    pub fn text(&mut self, key: &'static str) -> Option<Located<String>> {
        if !self.has(key) {
            self.fault(self.line, format!("{key} is missing"));
        }
        self.optional_text(key)
    }

    /// A name for addresses: lower-case letters, digits and hyphens.
    pub fn id(&mut self, key: &'static str) -> Option<Located<String>> {
        let text = self.text(key)?;
        self.check_id(&text).then_some(text)
    }

    fn check_id(&self, text: &Located<String>) -> bool {
        let fits =
            |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        let is_id = !text.value.is_empty() && text.value.bytes().all(fits);
        if !is_id {
            let message = format!(
                "{:?} is no id: small letters, digits and hyphens",
                text.value
            );
            self.fault(text.line, message);
        }
        is_id
    }

    /// A list of ids.
    pub fn ids(&mut self, key: &'static str) -> Option<Vec<Located<String>>> {
        let ids = self.texts(key)?;
        ids.iter().all(|id| self.check_id(id)).then_some(ids)
    }

    /// A value in a text.
    pub fn parse<T: FromStr<Err: Display>>(&mut self, key: &'static str) -> Option<T> {
        let text = self.text(key)?;
        self.parse_word(&text.value, text.line)
    }

    fn parse_word<T: FromStr<Err: Display>>(&self, word: &str, line: usize) -> Option<T> {
        match word.parse() {
            Ok(value) => Some(value),
            Err(why) => {
                self.fault(line, format!("{word:?}: {why}"));
                None
            }
        }
    }

    /// Values with spaces between.
    pub fn words<T: FromStr<Err: Display>>(&mut self, key: &'static str) -> Option<Vec<T>> {
        let text = self.text(key)?;
        self.words_of(&text)
    }

    /// The values in a text.
    pub fn words_of<T: FromStr<Err: Display>>(&self, text: &Located<String>) -> Option<Vec<T>> {
        let words = text.value.split_whitespace();
        words.map(|word| self.parse_word(word, text.line)).collect()
    }

    /// A value with a name.
    pub fn named<T>(
        &mut self,
        key: &'static str,
        names: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(key)?;
        let value = read(&text.value);
        if value.is_none() {
            let message = format!("{key} is one of {names}, not {:?}", text.value);
            self.fault(text.line, message);
        }
        value
    }

    /// A whole number from 0.
    pub fn number<T: TryFrom<u32>>(&mut self, key: &'static str) -> Option<T> {
        let Some((value, line)) = self.value(key) else {
            self.fault(self.line, format!("{key} is missing"));
            return None;
        };
        self.number_of(key, value, line)
    }

    fn number_of<T: TryFrom<u32>>(&self, key: &str, value: &DeValue<'_>, line: usize) -> Option<T> {
        let number: Option<u32> = value.as_integer().and_then(|it| it.as_str().parse().ok());
        let number = number.and_then(|number| T::try_from(number).ok());
        if number.is_none() {
            self.fault(line, format!("{key} is a whole number"));
        }
        number
    }

    /// Whether a field is `true`.
    pub fn flag(&mut self, key: &'static str) -> bool {
        let Some((value, line)) = self.value(key) else {
            return false;
        };
        let flag = value.as_bool();
        if flag.is_none() {
            self.fault(line, format!("{key} is true or false"));
        }
        flag.unwrap_or(false)
    }

    fn list(&mut self, key: &'static str) -> Option<Vec<(&'a DeValue<'a>, usize)>> {
        let Some((value, line)) = self.value(key) else {
            self.fault(self.line, format!("{key} is missing"));
            return None;
        };
        let Some(list) = value.as_array() else {
            self.fault(line, format!("{key} is a list, in square brackets"));
            return None;
        };
        let items = list.iter();
        let items = items.map(|item| (item.get_ref(), self.file.line_at(item.span().start)));
        let items: Vec<_> = items.collect();
        if items.is_empty() {
            self.fault(line, format!("{key} is empty"));
            return None;
        }
        Some(items)
    }

    /// A list of texts, with at least one.
    pub fn texts(&mut self, key: &'static str) -> Option<Vec<Located<String>>> {
        let mut texts = Vec::new();
        for (value, line) in self.list(key)? {
            let Some(text) = value.as_str() else {
                self.fault(line, format!("{key} is a list of texts"));
                return None;
            };
            let value = text.trim().to_owned();
            texts.push(Located { value, line });
        }
        Some(texts)
    }

    /// A list of whole numbers, with at least one.
    pub fn numbers(&mut self, key: &'static str) -> Option<Vec<usize>> {
        let list = self.list(key)?;
        let mut numbers = Vec::new();
        for (value, line) in list {
            numbers.push(usize::from(self.number_of::<u8>(key, value, line)?));
        }
        Some(numbers)
    }

    /// A list of tables, with at least one.
    pub fn tables(&mut self, key: &'static str) -> Option<Vec<Fields<'a>>> {
        let Some((value, line)) = self.value(key) else {
            self.fault(self.line, format!("[[{key}]] is missing"));
            return None;
        };
        let list = value.as_array().map(|list| list.iter());
        let tables = list.into_iter().flatten().map(|item| {
            let table = item.get_ref().as_table()?;
            Some(Fields::new(self.file, self.faults, table, item.span()))
        });
        let tables: Option<Vec<_>> = tables.collect();
        let tables = tables.filter(|tables| !tables.is_empty());
        if tables.is_none() {
            self.fault(line, format!("{key} is a list of tables, [[{key}]]"));
        }
        tables
    }

    /// Reports the fields that nothing has asked for.
    pub fn finish(self) {
        for (key, _) in self.table.iter() {
            if !self.known.contains(&&**key.get_ref()) {
                let line = self.file.line_at(key.span().start);
                self.fault(line, format!("unknown field {:?}", key.get_ref()));
            }
        }
    }
}
