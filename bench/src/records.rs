//! Records of any size in every format, for the native program and for the wasm host.

use komadai_records::{
    Record,
    notation::{
        Format, archive, csa,
        japanese::{self, SideMarks},
        jkf, ki2, kif, read_bytes, usen, usi_game,
    },
};
use shogi::{Color, Move, Position};
use wasm_bindgen::prelude::wasm_bindgen;

/// The contents of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One long game without repetitions.
    Game,
    /// A long game with comments and a variation at every sixth move, with variations of its
    /// own.
    Tree,
    /// The same in Komadai's archive format, an extension of KIF.
    Archive,
    /// A game of one move with a long comment.
    Comment,
    /// Invalid content, which is skipped with a warning.
    Noise,
    /// One game in which rooks move back and forth, and its audit.
    Repetition,
}

impl Shape {
    pub const ALL: [Self; 6] = [
        Self::Game,
        Self::Tree,
        Self::Archive,
        Self::Comment,
        Self::Noise,
        Self::Repetition,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Tree => "tree",
            Self::Archive => "archive",
            Self::Comment => "comment",
            Self::Noise => "noise",
            Self::Repetition => "repetition",
        }
    }

    /// The two sizes to compare, in bytes.
    pub const fn sizes(self) -> [usize; 2] {
        match self {
            // 40,000 and 400,000 plies.
            Self::Repetition => [200_000, 2_000_000],
            _ => [1_000_000, 10_000_000],
        }
    }

    /// Whether a format can hold this shape.
    pub fn is_in(self, format: Format) -> bool {
        let is_bare = matches!(format, Format::Usi | Format::Usen);
        match self {
            Self::Game | Self::Noise => true,
            Self::Tree => !matches!(format, Format::Usi | Format::Csa),
            Self::Archive => format == Format::Kif,
            Self::Comment => !is_bare,
            Self::Repetition => format == Format::Usi,
        }
    }
}

/// A text of a format, and the record that was read from it.
#[wasm_bindgen]
pub struct Input {
    format: Format,
    shape: Shape,
    text: String,
    record: Option<Record>,
}

#[wasm_bindgen]
impl Input {
    /// Makes an input of about `bytes` bytes, of a format and a shape by their names.
    #[wasm_bindgen(constructor)]
    pub fn new(format: &str, shape: &str, bytes: usize) -> Self {
        let format = Format::from_name(format).expect("a format");
        let shape = Shape::ALL.into_iter().find(|known| known.name() == shape);
        let shape = shape.expect("a shape");
        Self {
            format,
            shape,
            text: text(format, shape, bytes),
            record: None,
        }
    }

    /// Reads the text as a file of unknown format, and audits a game with repetitions.
    /// Returns the number of nodes.
    pub fn read(&mut self) -> usize {
        self.record = None;
        let read = read_bytes(self.text.as_bytes(), None, &mut |_, _| None);
        let (format, _, reading) = read.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(format, self.format, "{}", &self.text[..60]);
        let record = self.record.insert(reading.record);
        if self.shape == Shape::Repetition {
            let audit = record.audit().expect("an even game");
            assert!(audit.violations().len() + 20 > record.main_moves().len());
        }
        record.len()
    }

    /// Writes the record. Returns the length of the text.
    pub fn write(&self) -> usize {
        let record = self.record.as_ref().expect("it was read");
        write(record, self.format, self.shape).len()
    }
}

fn write(record: &Record, format: Format, shape: Shape) -> String {
    if shape == Shape::Archive {
        return archive::write(record);
    }
    let written = match format {
        Format::Kif => kif::write(record, kif::Charset::Utf8),
        Format::Ki2 => ki2::write(record, kif::Charset::Utf8, SideMarks::Pieces),
        Format::Csa => csa::write(record, csa::Version::V3),
        Format::Jkf => jkf::write(record),
        Format::Usi => usi_game::write(record),
        Format::Usen => usen::write(record),
    };
    written.text
}

fn text(format: Format, shape: Shape, bytes: usize) -> String {
    match shape {
        Shape::Noise => noise(format, bytes),
        Shape::Repetition => {
            let round = " 2h3h 8b7b 3h2h 7b8b";
            "startpos moves".to_owned() + &round.repeat(bytes / round.len())
        }
        Shape::Comment => {
            let mut record = usen::read("~0.7ku2jm.").expect("a game").record;
            let first = record.main_line()[0];
            let line = "The 3rd move 角道 opens a diagonal, 次の一手は▲２六歩か。\n";
            record.notes_mut(first).comment = line.repeat(bytes / line.len());
            write(&record, format, shape)
        }
        Shape::Game | Shape::Tree | Shape::Archive => {
            // The number of moves is estimated from a shorter record.
            let sample = 2000;
            let length = write(&record(shape, sample), format, shape).len();
            write(&record(shape, bytes / length * sample), format, shape)
        }
    }
}

/// A record of about `moves` moves.
fn record(shape: Shape, moves: usize) -> Record {
    let is_tree = matches!(shape, Shape::Tree | Shape::Archive);
    let trunk = if is_tree { moves / 2 } else { moves };
    let mut player = Ki2Player {
        text: "手合割：平手\n\n".to_owned(),
        random: 1,
        has_comments: is_tree,
    };
    let mut at = Place {
        position: Position::startpos(),
        before: None,
    };
    let mut branches = Vec::new();
    for _ in 0..trunk.div_ceil(6) {
        branches.push(at);
        at = player.play(at, 6);
    }
    // In KIF the last variation comes first, each followed by its own.
    if is_tree {
        for (index, &from) in branches.iter().enumerate().rev() {
            player.begin_variation(6 * index + 1);
            let inner = player.play(from, 2);
            player.play(inner, 2);
            player.begin_variation(6 * index + 3);
            player.play(inner, 2);
        }
    }
    ki2::read(&player.text).expect("legal moves").record
}

/// Writes KI2 while it plays.
struct Ki2Player {
    text: String,
    random: u64,
    has_comments: bool,
}

#[derive(Clone, Copy)]
struct Place {
    position: Position,
    before: Option<Move>,
}

impl Ki2Player {
    fn begin_variation(&mut self, number: usize) {
        self.text.push_str(&format!("\n変化：{number}手\n"));
    }

    fn play(&mut self, mut at: Place, moves: usize) -> Place {
        for _ in 0..moves {
            let mv = self.quiet_move(&at.position);
            self.text
                .push(SideMarks::Triangles.mark(at.position.turn()));
            let text = japanese::format(&at.position, mv, at.before);
            self.text.push_str(&text);
            at.position.play(mv).expect("a legal move");
            at.before = Some(mv);
        }
        self.text.push('\n');
        if self.has_comments {
            self.text.push_str("*角交換 and then P*24.\n*互角。\n");
        }
        at
    }

    /// A move within the own camp, so that the game can be of any length.
    fn quiet_move(&mut self, position: &Position) -> Move {
        let moves = position.legal_moves();
        let is_quiet = |mv: &&Move| match position.turn() {
            Color::Black => mv.to().rank() > 7,
            Color::White => mv.to().rank() < 3,
        };
        let count = moves.iter().filter(is_quiet).count();
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005);
        self.random = self.random.wrapping_add(1);
        let index = (self.random >> 33) as usize % count;
        *moves.iter().filter(is_quiet).nth(index).expect("a move")
    }
}

/// Lines, words or values that a reader cannot use.
fn noise(format: Format, bytes: usize) -> String {
    let (head, noise, tail) = match format {
        Format::Kif => (
            "手数----\n",
            "1 ７六歩(77) (x/y)?\n変化：1手\n？\n|？|\nまで9手で？\n",
            "",
        ),
        Format::Ki2 => ("▲７六歩\n", "変化：1手\n７六歩 ？▲ ２六歩\n？\n&？\n", ""),
        Format::Csa => (
            "PI\n+\n+7776FU\n",
            "T?,T1,%TORYO,\n-3334FU\n'** ?\n$K:?\n",
            "",
        ),
        Format::Jkf => (
            "{\"moves\":[{}",
            ",{\"special\":\"TORYO\",\"?\":[[{\"a\":1,\"a\":2}]],\"time\":1,\"comments\":[0]}",
            "]}",
        ),
        Format::Usi => ("startpos moves 7g7f resign", " 3c3d win resign", ""),
        Format::Usen => ("~0.7ku2jm.r", "~1.36e.x~00.7ku.yy~2..", ""),
    };
    head.to_owned() + &noise.repeat(bytes / noise.len()) + tail
}
