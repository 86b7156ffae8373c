//! Files of texts: Markdown with a title, a summary, and sections with parts.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use crate::fault::{Faults, Located, SourceFile};

/// A file of texts.
#[derive(Debug)]
pub struct Document {
    pub file: SourceFile,
    /// The heading of the first level.
    title: Option<Located<String>>,
    /// What follows it.
    pub summary: Body,
    /// What follows the headings of the second level.
    pub sections: Vec<Section>,
}

#[derive(Debug)]
pub struct Section {
    pub name: Located<String>,
    pub body: Body,
    /// What follows the headings of the third level.
    pub parts: Vec<Part>,
}

#[derive(Debug)]
pub struct Part {
    pub name: Located<String>,
    pub body: Body,
}

/// A text without headings.
#[derive(Debug, Default)]
pub struct Body {
    events: Vec<Event<'static>>,
    /// What is written as code.
    pub codes: Vec<Located<String>>,
}

impl Document {
    pub fn read(file: SourceFile, faults: &Faults) -> Self {
        let mut document = Self {
            title: None,
            summary: Body::default(),
            sections: Vec::new(),
            file,
        };
        let text = document.file.text.clone();
        let mut in_heading = false;
        for (event, range) in Parser::new_ext(&text, Options::empty()).into_offset_iter() {
            let line = document.file.line_at(range.start);
            match event {
                Event::Start(Tag::Heading { .. }) => in_heading = true,
                Event::End(TagEnd::Heading(level)) => {
                    in_heading = false;
                    // As it is written: the stars of drops are no emphasis.
                    let value = text[range].trim_matches(['#', ' ', '\n']).to_owned();
                    document.begin(level, Located { value, line }, faults);
                }
                _ if in_heading => {}
                event => match allowed(event) {
                    Ok(event) => document.push(event, line, faults),
                    Err(None) => {}
                    Err(Some(what)) => {
                        let message = format!("{what} cannot be used here");
                        document.file.fault(faults, line, message);
                    }
                },
            }
        }
        document
    }

    /// Begins what follows a heading.
    fn begin(&mut self, level: HeadingLevel, name: Located<String>, faults: &Faults) {
        let line = name.line;
        let body = Body::default();
        if name.value.contains('\n') {
            self.file.fault(faults, line, "a heading begins with #");
            return;
        }
        match (level, self.sections.last_mut()) {
            (HeadingLevel::H1, None) if self.title.is_none() => self.title = Some(name),
            (HeadingLevel::H1, _) => self.file.fault(faults, line, "a second title"),
            (HeadingLevel::H2, _) => {
                let is_twice = |section: &Section| section.name.value == name.value;
                if self.sections.iter().any(is_twice) {
                    let message = format!("a second section {:?}", name.value);
                    self.file.fault(faults, line, message);
                }
                let parts = Vec::new();
                self.sections.push(Section { name, body, parts });
            }
            (HeadingLevel::H3, Some(section)) => {
                if section
                    .parts
                    .iter()
                    .any(|part| part.name.value == name.value)
                {
                    let message = format!("a second part {:?}", name.value);
                    self.file.fault(faults, line, message);
                }
                section.parts.push(Part { name, body });
            }
            (HeadingLevel::H3, None) => {
                self.file
                    .fault(faults, line, "a heading ### before the first ##");
            }
            _ => self
                .file
                .fault(faults, line, "headings have one to three #"),
        }
    }

    fn push(&mut self, event: Event<'_>, line: usize, faults: &Faults) {
        let body = match self.sections.last_mut() {
            None if self.title.is_none() => {
                if matches!(event, Event::Text(_)) {
                    self.file.fault(faults, line, "a text before the title");
                }
                return;
            }
            None => &mut self.summary,
            Some(section) => match section.parts.last_mut() {
                None => &mut section.body,
                Some(part) => &mut part.body,
            },
        };
        if let Event::Code(code) = &event {
            let value = code.to_string();
            body.codes.push(Located { value, line });
        }
        body.events.push(event.into_static());
    }

    /// The title; a fault if there is none.
    pub fn title(&self, faults: &Faults) -> Option<String> {
        let title = self.title.as_ref().filter(|title| !title.value.is_empty());
        if title.is_none() {
            self.file.fault(
                faults,
                1,
                "the title is missing: a line with # and the title",
            );
        }
        Some(title?.value.clone())
    }

    /// The summary, one paragraph; a fault if there is none.
    pub fn summary(&self, faults: &Faults) -> Option<String> {
        let line = self.title.as_ref().map_or(1, |title| title.line);
        if let Some(code) = self.summary.codes.first() {
            self.file
                .fault(faults, code.line, "code stands only in the texts of a step");
        }
        let summary = self.summary.paragraph();
        if summary.is_none() {
            let message = "below the title is one paragraph: what one learns";
            self.file.fault(faults, line, message);
        }
        summary
    }

    pub fn section(&self, name: &str) -> Option<&Section> {
        self.sections
            .iter()
            .find(|section| section.name.value == name)
    }
}

/// What a text may contain, or the name of what it may not.
fn allowed(event: Event<'_>) -> Result<Event<'_>, Option<&'static str>> {
    Err(match &event {
        Event::Start(Tag::Paragraph | Tag::Emphasis | Tag::Strong | Tag::List(_) | Tag::Item)
        | Event::End(
            TagEnd::Paragraph | TagEnd::Emphasis | TagEnd::Strong | TagEnd::List(_) | TagEnd::Item,
        )
        | Event::Text(_)
        | Event::Code(_)
        | Event::SoftBreak
        | Event::HardBreak => return Ok(event),
        // Its start was reported.
        Event::End(_) => None,
        Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::HtmlBlock) => Some("raw HTML"),
        Event::Start(Tag::Link { .. }) => Some("a link"),
        Event::Start(Tag::Image { .. }) => Some("an image"),
        Event::Start(Tag::CodeBlock(_)) => Some("a block of code"),
        Event::Start(Tag::BlockQuote(_)) => Some("a quotation"),
        Event::Rule => Some("a line across the page"),
        _ => Some("this kind of Markdown"),
    })
}

impl Body {
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    pub fn html(&self) -> String {
        html_of(&self.events)
    }

    /// The same text with its code written in another way.
    pub fn with_codes(&self, write: impl Fn(&str) -> String) -> Self {
        let events = self.events.iter().map(|event| match event {
            Event::Code(code) => Event::Code(write(code).into()),
            other => other.clone(),
        });
        Self {
            events: events.collect(),
            codes: self.codes.clone(),
        }
    }

    /// The HTML of the only paragraph, without `<p>`; `None` if it is not one paragraph.
    pub fn paragraph(&self) -> Option<String> {
        let (first, rest) = self.events.split_first()?;
        let (last, inner) = rest.split_last()?;
        let is_one = matches!(first, Event::Start(Tag::Paragraph))
            && matches!(last, Event::End(TagEnd::Paragraph))
            && !inner
                .iter()
                .any(|event| matches!(event, Event::Start(Tag::Paragraph)));
        is_one.then(|| html_of(inner))
    }

    /// The HTML of the items of the only list, without `<li>`; `None` if it is not one list
    /// without empty lines and without lists inside.
    pub fn items(&self) -> Option<Vec<String>> {
        let (first, rest) = self.events.split_first()?;
        let (last, inner) = rest.split_last()?;
        if !matches!(
            (first, last),
            (Event::Start(Tag::List(_)), Event::End(TagEnd::List(_)))
        ) {
            return None;
        }
        let mut items = Vec::new();
        for item in inner.split(|event| matches!(event, Event::End(TagEnd::Item))) {
            let Some((Event::Start(Tag::Item), item)) = item.split_first() else {
                continue;
            };
            let is_block =
                |event: &Event<'_>| matches!(event, Event::Start(Tag::Paragraph | Tag::List(_)));
            if item.iter().any(is_block) {
                return None;
            }
            items.push(html_of(item));
        }
        Some(items)
    }
}

fn html_of(events: &[Event<'static>]) -> String {
    let mut text = String::new();
    // A line break in the file is a space.
    let events = events.iter().cloned().map(|event| match event {
        Event::SoftBreak => Event::Text(CowStr::Borrowed(" ")),
        event => event,
    });
    html::push_html(&mut text, events);
    text.trim().replace('\n', "")
}
