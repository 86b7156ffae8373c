//! The blocks of a chapter.

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

use crate::{Fault, board, settings::Settings};

/// What the first word after the fence is.
const NAME: &str = "shogi";

struct FencedBlock {
    range: Range<usize>,
    text: String,
}

/// Replaces the blocks of a chapter.
///
/// # Errors
/// What is wrong, all of the chapter.
pub fn process(content: &str, path: &str, settings: &Settings) -> Result<String, Vec<Fault>> {
    let mut replaced = String::with_capacity(content.len());
    let mut faults = Vec::new();
    let mut end = 0;
    for block in blocks(content) {
        let Range { start, end: after } = block.range;
        match board::html_lines(&block.text, settings) {
            Ok(lines) => {
                replaced.push_str(&content[end..start]);
                let line_start = content[..start].rfind('\n').map_or(0, |at| at + 1);
                push_lines(&mut replaced, &content[line_start..start], &lines);
                end = after;
            }
            Err(message) => faults.push(Fault {
                file: path.to_owned(),
                line: content[..start].matches('\n').count() + 1,
                message,
            }),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    replaced.push_str(&content[end..]);
    if end > 0
        && let Some(script) = settings.script_in(path)
    {
        let script = board::escaped(&script);
        replaced += &format!("\n\n<script type=\"module\" src=\"{script}\"></script>\n");
    }
    Ok(replaced)
}

fn blocks(content: &str) -> Vec<FencedBlock> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_DEFINITION_LIST;
    let mut blocks = Vec::new();
    let mut open: Option<FencedBlock> = None;
    for (event, range) in Parser::new_ext(content, options).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info)))
                if info.split([' ', ',']).next() == Some(NAME) =>
            {
                let text = String::new();
                open = Some(FencedBlock { range, text });
            }
            Event::Text(text) => {
                if let Some(block) = &mut open {
                    block.text.push_str(&text);
                }
            }
            Event::End(TagEnd::CodeBlock) => blocks.extend(open.take()),
            _ => {}
        }
    }
    blocks
}

/// Adds lines of HTML in place of a block that has `before` on its line: what continues the
/// quotes and lists that it is in stands before each line, and empty lines around them
/// separate them from the text.
fn push_lines(out: &mut String, before: &str, lines: &[String]) {
    let inside = |letter: char| if letter == '>' { '>' } else { ' ' };
    let prefix: String = before.chars().map(inside).collect();
    // A marker of a list is not repeated, and no empty line can follow it.
    if prefix == before {
        out.push('\n');
        out.push_str(&prefix);
    }
    out.push_str(&lines.join(&format!("\n{prefix}")));
    out.push('\n');
    out.push_str(prefix.trim_end());
}
