//! The element of a block, with a picture and the moves inside.

use komadai_model::{
    KingStyle, Language,
    diagram::{Caption, DiagramOptions, Figure, data_url, svg},
    embedded::{
        EmbedError, EmbedOptions, EmbedState, Frame, Mode, Source, Task, from_moves, from_record,
    },
    form_urlencoded,
};
use komadai_records::{
    Marks,
    notation::{Format, read},
};
use komadai_texts::{Text, move_list};
use shogi::ByColor;

use crate::{block::Block, settings::Settings};

/// The lines of HTML for a block; none is empty, so that they are one block in Markdown.
///
/// # Errors
/// What is wrong with the block, as one line.
pub fn html_lines(text: &str, settings: &Settings) -> Result<Vec<String>, String> {
    let mut block = Block::read(text)?;
    block.add_shared(&settings.shared);
    let language = block.get("lang").and_then(Language::from_tag);
    let language = language.unwrap_or(settings.language);
    let board = Board::read(&block, language)
        // Authors read messages as programs write them.
        .map_err(|error| (Text::of(Language::English).embed_error())(&error))?;
    let attributes = block.attributes.iter();
    let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    let mut lines = vec![format!("<shogi-board{}>", attributes.collect::<String>())];
    if let Some(format) = board.format {
        // One line: an empty one would end the HTML.
        let record = escaped(&block.record)
            .replace('\r', "")
            .replace('\n', "&#10;");
        let name = format.name();
        lines.push(format!("<script type=\"text/{name}\">{record}</script>"));
    }
    lines.push(board.picture(settings));
    lines.extend(board.moves());
    lines.push("</shogi-board>".to_owned());
    Ok(lines)
}

struct Board {
    frames: Vec<Frame>,
    /// The frame that is shown at first.
    at: usize,
    options: EmbedOptions,
    /// Of the record, if there is one.
    format: Option<Format>,
    language: Language,
}

impl Board {
    /// Reads a block as the element reads its attributes.
    fn read(block: &Block, language: Language) -> Result<Self, EmbedError> {
        let attributes = block.attributes.iter();
        let attributes = attributes.map(|(name, value)| (name.as_str(), value.as_str()));
        let record = (!block.record.is_empty()).then_some(("record", block.record.as_str()));
        let options = EmbedOptions::read(&form_urlencoded::encode(attributes.chain(record)))?;
        let (frames, format) = match &options.source {
            Source::Moves { sfen, moves } => (from_moves(sfen, moves)?, None),
            Source::Record {
                text, variation, ..
            } => {
                let (format, reading) = read(text, None).map_err(EmbedError::Record)?;
                (from_record(&reading.record, variation)?, Some(format))
            }
        };
        if options.mode == Mode::Task {
            Task::read(&options.goal, &options.answer)?;
        }
        let state = EmbedState::new(frames.clone(), options.mode, options.start)?;
        Ok(Self {
            at: state.at(),
            frames,
            options,
            format,
            language,
        })
    }

    fn frame(&self) -> &Frame {
        &self.frames[self.at]
    }

    fn text(&self) -> Text {
        Text::of(self.language)
    }

    /// The picture that is seen without scripts and on paper.
    fn picture(&self, settings: &Settings) -> String {
        let frame = self.frame();
        let mut marks: Marks = frame.marks.clone();
        marks.extend(self.options.marks.iter().copied());
        let figure = Figure {
            setup: frame.table.clone(),
            last: frame.ply.map(|ply| ply.mv.to()),
            names: ByColor::default(),
            caption: Caption::default(),
            marks,
            look: DiagramOptions {
                style: settings.style,
                coordinates: self.options.coordinates,
                kings: KingStyle::default(),
                flipped: self.options.flipped,
                lang: self.language.tag(),
            },
        };
        let to_move = (self.text().embed().to_move)(frame.table.turn());
        let alt = escaped(&format!("{to_move}: {}", frame.table.to_sfen()));
        let src = escaped(&data_url(&svg(&figure)));
        format!("<p><img src=\"{src}\" alt=\"{alt}\"></p>")
    }

    /// The moves that can be stepped through, as text.
    fn moves(&self) -> Option<String> {
        let moves = move_list(&self.frames, self.at, self.text());
        let is_shown = self.options.mode.is_stepped() && !moves.is_empty();
        is_shown.then(|| format!("<p>{}</p>", escaped(&moves)))
    }
}

/// A text for HTML, in an attribute too.
pub fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}
