//! `diagram`: a position as a picture or as text.

mod look;
#[cfg(feature = "png")]
mod png;
mod source;
mod text;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{Args, ValueEnum, builder::RangedU64ValueParser};
use komadai_diagram::{Caption, Figure, svg};
use komadai_records::Mark;

use crate::{
    files,
    output::{fail, print_bytes},
};
use look::LookArgs;
use source::{Ply, Scene};

/// Wider ones do not fit into memory.
const MAX_WIDTH: u64 = 10_000;

#[derive(Debug, Args)]
pub struct DiagramArgs {
    /// Moves of the main line that are played: a number, first or last
    #[arg(long, value_name = "N", default_value = "last")]
    ply: Ply,

    /// Circles and arrows, as in docs/embedding.md: 7g, R7g7f, "P* BP*5e"
    #[arg(long, value_name = "MARK", value_delimiter = ' ', value_parser = read_mark)]
    marks: Vec<Mark>,

    /// More of them
    #[arg(long, value_name = "MARK", value_delimiter = ' ', value_parser = read_mark)]
    arrows: Vec<Mark>,

    /// Text below the board
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,

    /// Leave out the last move, and the names and marks of a record
    #[arg(long)]
    plain: bool,

    #[command(flatten)]
    look: LookArgs,

    /// Format [default: as FILE is named, or svg]
    #[arg(long, value_enum)]
    format: Option<Format>,

    /// Width of a PNG in pixels [default: twice that of the SVG]
    #[arg(long, value_name = "PIXELS", value_parser = RangedU64ValueParser::<u32>::new().range(16..=MAX_WIDTH))]
    width: Option<u32>,

    /// File to write, or - for standard output
    #[arg(long, short, value_name = "FILE", default_value = "-")]
    output: PathBuf,

    /// Record, - for standard input, or "startpos" or an SFEN, with "moves ..." or without
    #[arg(value_name = "FILE|SFEN", required = true)]
    input: Vec<OsString>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Svg,
    Png,
    Text,
}

pub fn run(args: &DiagramArgs) -> ExitCode {
    match draw(args) {
        Ok(bytes) if args.output.as_os_str() == "-" => print_bytes(&bytes, ExitCode::SUCCESS),
        Ok(bytes) => match files::write(&args.output, bytes) {
            Ok(()) => ExitCode::SUCCESS,
            Err(problem) => fail(&problem),
        },
        Err(problem) => fail(&format!("diagram: {problem}")),
    }
}

fn draw(args: &DiagramArgs) -> Result<Vec<u8>, String> {
    let format = args.format()?;
    if args.width.is_some() && format != Format::Png {
        return Err("--width is for PNG only: an SVG has any size".to_owned());
    }
    let figure = args.figure()?;
    match format {
        Format::Svg => Ok((svg(&figure) + "\n").into_bytes()),
        Format::Text => Ok(text::draw(&figure).into_bytes()),
        Format::Png => to_png(&svg(&figure), args.width),
    }
}

#[cfg(feature = "png")]
fn to_png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, String> {
    let picture = png::Picture::read(svg)?;
    let missing = picture.missing_characters();
    if !missing.is_empty() {
        eprintln!("komadai: diagram: no font here has the characters {missing}");
    }
    picture.render(width)
}

#[cfg(not(feature = "png"))]
fn to_png(_: &str, _: Option<u32>) -> Result<Vec<u8>, String> {
    Err("this program was built without PNG (feature \"png\")".to_owned())
}

impl DiagramArgs {
    fn format(&self) -> Result<Format, String> {
        let output = self.output.to_string_lossy();
        match (self.format, self.output.extension()) {
            (Some(format), _) => Ok(format),
            (None, None) if output == "-" => Ok(Format::Svg),
            (None, ending) => {
                let ending = ending.unwrap_or_default().to_ascii_lowercase();
                match ending.to_str() {
                    Some("svg") => Ok(Format::Svg),
                    Some("png") => Ok(Format::Png),
                    Some("txt") => Ok(Format::Text),
                    _ => Err(format!("{output:?} names no format, add --format")),
                }
            }
        }
    }

    fn figure(&self) -> Result<Figure, String> {
        let scene = Scene::read(&self.input, self.ply)?;
        let scene = if self.plain { scene.plain() } else { scene };
        let mut marks = scene.marks;
        marks.extend(self.marks.iter().chain(&self.arrows).copied());
        Ok(Figure {
            setup: scene.setup,
            last: scene.last,
            names: scene.names,
            caption: Caption {
                title: self.caption.clone().unwrap_or_default(),
                moment: String::new(),
            },
            marks,
            look: self.look.options(),
        })
    }
}

fn read_mark(text: &str) -> Result<Mark, String> {
    Mark::from_text(text).map_err(|_| {
        "expected a square such as 7g, a piece in hand such as P*, or two of them for an arrow, \
         after G, R, B or Y for the colour"
            .to_owned()
    })
}
