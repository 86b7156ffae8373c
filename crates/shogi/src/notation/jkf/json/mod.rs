//! JSON (RFC 8259), read into an arena: no depth is too much, and what was cut
//! off is read as far as it goes.

mod parse;
mod strings;
#[cfg(test)]
mod tests;

pub(super) use parse::Json;
pub(super) use strings::write as write_text;

/// A text is not JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct JsonError {
    /// In bytes.
    pub at: usize,
    pub expected: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Null,
    True,
    False,
    Number,
    Text,
    List,
    Object,
}

/// A value in its text.
#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    /// The text stops before its end.
    is_cut: bool,
    at: u32,
    /// Where its key stands in the object that it belongs to.
    key: u32,
    child: u32,
    next: u32,
}

const NONE: u32 = u32::MAX;

/// A value of a [`Json`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Value<'j> {
    json: &'j Json<'j>,
    node: Node,
}

impl<'j> Value<'j> {
    pub fn kind(self) -> Kind {
        self.node.kind
    }

    /// Whether the text stops before the end of the value.
    pub fn is_cut(self) -> bool {
        self.node.is_cut
    }

    /// The beginning of its text, within its line.
    pub fn found(self) -> &'j str {
        let text = &self.json.text[self.node.at as usize..];
        let is_end =
            |&(index, found): &(usize, char)| index >= 100 || ['\n', '\r'].contains(&found);
        let end = text.char_indices().find(is_end);
        &text[..end.map_or(text.len(), |(end, _)| end)]
    }

    /// The values of a list or an object.
    pub fn items(self) -> Items<'j> {
        Items {
            json: self.json,
            next: self.node.child,
        }
    }

    /// The last value of a key, as in JavaScript; `null` is none.
    pub fn get(self, key: &str) -> Option<Self> {
        if self.kind() != Kind::Object {
            return None;
        }
        let found = self.items().filter(|value| value.key() == key).last()?;
        (found.kind() != Kind::Null).then_some(found)
    }

    /// The key that it has in its object; empty in a list.
    pub fn key(self) -> std::borrow::Cow<'j, str> {
        match self.node.key {
            NONE => "".into(),
            at => strings::read(self.json.text, at as usize),
        }
    }

    pub fn text(self) -> Option<std::borrow::Cow<'j, str>> {
        (self.kind() == Kind::Text).then(|| strings::read(self.json.text, self.node.at as usize))
    }

    /// A whole number that is not negative.
    pub fn whole(self) -> Option<u32> {
        if self.kind() != Kind::Number {
            return None;
        }
        let text = &self.json.text[self.node.at as usize..];
        let end = text.find([',', ']', '}', ' ', '\t', '\n', '\r']);
        text[..end.unwrap_or(text.len())].parse().ok()
    }

    pub fn bool(self) -> Option<bool> {
        match self.kind() {
            Kind::True => Some(true),
            Kind::False => Some(false),
            _ => None,
        }
    }
}

/// The values of a list or an object.
#[derive(Clone, Debug)]
pub(super) struct Items<'j> {
    json: &'j Json<'j>,
    next: u32,
}

impl<'j> Iterator for Items<'j> {
    type Item = Value<'j>;

    fn next(&mut self) -> Option<Value<'j>> {
        let node = *self.json.nodes.get(self.next as usize)?;
        self.next = node.next;
        Some(Value {
            json: self.json,
            node,
        })
    }
}
