//! The values of a parsed text.

use alloc::{borrow::Cow, vec::Vec};

use super::strings;

/// A parsed text: an arena of its values.
#[derive(Debug)]
pub(in crate::notation::jkf) struct Json<'t> {
    pub(super) text: &'t str,
    pub(super) nodes: Vec<Node>,
    /// The byte offsets of keys that occur a second time in their object.
    pub doubles: Vec<usize>,
    /// The byte offset of text after the value.
    pub rest: Option<usize>,
}

impl Json<'_> {
    /// The outermost value; `None` in an empty text.
    pub fn root(&self) -> Option<Value<'_>> {
        let node = *self.nodes.first()?;
        Some(Value { json: self, node })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation::jkf) enum Kind {
    Null,
    True,
    False,
    Number,
    Text,
    List,
    Object,
}

/// A value as a node of the arena.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    /// The text stops before its end.
    pub is_cut: bool,
    pub at: u32,
    /// The byte offset of its key in the object; [`NONE`] without a key.
    pub key: u32,
    /// The first child; [`NONE`] without children.
    pub child: u32,
    /// The next sibling; [`NONE`] for the last one.
    pub next: u32,
}

pub(super) const NONE: u32 = u32::MAX;

/// A value of a [`Json`].
#[derive(Clone, Copy, Debug)]
pub(in crate::notation::jkf) struct Value<'j> {
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
    pub fn key(self) -> Cow<'j, str> {
        match self.node.key {
            NONE => "".into(),
            at => strings::read(self.json.text, at as usize),
        }
    }

    pub fn text(self) -> Option<Cow<'j, str>> {
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
pub(in crate::notation::jkf) struct Items<'j> {
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
