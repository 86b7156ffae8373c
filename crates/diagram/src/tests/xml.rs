//! A reader of XML that stops at the first thing that is not well-formed.
use std::collections::BTreeMap;

#[derive(Debug, Default)]
pub struct Element {
    pub name: String,
    pub attributes: BTreeMap<String, String>,
    /// What is said in it and in what it holds.
    pub text: String,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// Every element of a document, in the order of their ends.
pub fn read(xml: &str) -> Vec<Element> {
    let mut open: Vec<Element> = Vec::new();
    let mut closed = Vec::new();
    let mut rest = xml;
    while let Some((said, more)) = rest.split_once('<') {
        match open.last_mut() {
            Some(element) => element.text.push_str(&plain(said)),
            None => assert!(said.is_empty(), "text outside: {said:?}"),
        }
        let (inside, more) = more.split_once('>').expect("a tag ends");
        rest = more;
        if let Some(name) = inside.strip_prefix('/') {
            let element = open.pop().expect("something is open");
            assert_eq!(element.name, name);
            close(element, &mut open, &mut closed);
        } else {
            assert!(!open.is_empty() || closed.is_empty(), "a second root");
            match inside.strip_suffix('/') {
                Some(inside) => close(start(inside), &mut open, &mut closed),
                None => open.push(start(inside)),
            }
        }
    }
    assert!(open.is_empty(), "{} left open", open.len());
    assert!(rest.is_empty(), "after the end: {rest:?}");
    closed
}

fn close(element: Element, open: &mut [Element], closed: &mut Vec<Element>) {
    if let Some(parent) = open.last_mut() {
        parent.text.push_str(&element.text);
    }
    closed.push(element);
}

fn start(tag: &str) -> Element {
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "-:".contains(c))
    };
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    assert!(is_name(name), "{name:?}");
    let mut attributes = BTreeMap::new();
    while !rest.is_empty() {
        let (name, more) = rest.split_once("=\"").expect("a value in quotes");
        assert!(is_name(name), "{name:?}");
        let (value, more) = more.split_once('"').expect("a closing quote");
        let twice = attributes.insert(name.to_owned(), plain(value));
        assert!(twice.is_none(), "{name} twice in {tag:?}");
        rest = more.strip_prefix(' ').unwrap_or(more);
        assert!(rest.len() < more.len() || rest.is_empty(), "{tag:?}");
    }
    Element {
        name: name.to_owned(),
        attributes,
        text: String::new(),
    }
}

fn plain(text: &str) -> String {
    let may_stand = |c: char| c >= ' ' && !matches!(c, '<' | '>' | '"' | '\u{fffe}' | '\u{ffff}');
    assert!(text.chars().all(may_stand), "{text:?}");
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (entity, after) = part.split_once(';').expect("an entity ends");
        plain.push(match entity {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            _ => panic!("&{entity};"),
        });
        plain.push_str(after);
    }
    plain
}
