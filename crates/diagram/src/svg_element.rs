//! Elements of a picture, written as XML that cannot be ill-formed.

pub(super) struct SvgElement {
    name: &'static str,
    attributes: String,
    content: String,
}

pub(super) fn tag(name: &'static str) -> SvgElement {
    SvgElement {
        name,
        attributes: String::new(),
        content: String::new(),
    }
}

impl SvgElement {
    /// Each name is given once.
    pub fn attr(mut self, name: &'static str, value: &str) -> Self {
        self.attributes.push(' ');
        self.attributes.push_str(name);
        self.attributes.push_str("=\"");
        escape(value, &mut self.attributes);
        self.attributes.push('"');
        self
    }

    pub fn number(self, name: &'static str, value: i32) -> Self {
        self.attr(name, &value.to_string())
    }

    pub fn numbers<const N: usize>(self, numbers: [(&'static str, i32); N]) -> Self {
        let with = |tag: Self, (name, value)| tag.number(name, value);
        numbers.into_iter().fold(self, with)
    }

    pub fn text(mut self, text: &str) -> Self {
        escape(text, &mut self.content);
        self
    }

    pub fn child(mut self, child: Self) -> Self {
        child.write(&mut self.content);
        self
    }

    pub fn children(self, children: Vec<Self>) -> Self {
        children.into_iter().fold(self, Self::child)
    }

    pub fn into_xml(self) -> String {
        let mut xml = String::new();
        self.write(&mut xml);
        xml
    }

    fn write(&self, xml: &mut String) {
        let parts = match self.content.as_str() {
            "" => ["<", self.name, &self.attributes, "/>", "", "", ""],
            content => [
                "<",
                self.name,
                &self.attributes,
                ">",
                content,
                "</",
                self.name,
            ],
        };
        for part in parts {
            xml.push_str(part);
        }
        if !self.content.is_empty() {
            xml.push('>');
        }
    }
}

/// XML has no place for most control characters, however they are written.
fn escape(text: &str, xml: &mut String) {
    for c in text.chars() {
        match c {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            '\t' | '\n' | '\r' => xml.push(' '),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => xml.push(char::REPLACEMENT_CHARACTER),
            c => xml.push(c),
        }
    }
}
