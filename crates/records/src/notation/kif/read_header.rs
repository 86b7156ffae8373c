//! Reading the lines before the moves of KIF and KI2.

use alloc::{borrow::ToOwned, string::String};
use core::num::NonZeroU32;

use komadai_shogi::{ByColor, Color, Hand, Handicap, PositionError, Setup, Square, Strictness};

use super::{
    board,
    first_turn::FirstMove,
    handicaps::{self, Named},
    line_kind::{LineKind, OPENING_KEYS},
    notes::NoteLines,
};
use crate::{
    notation::{
        Diagnostic, Location, Part, PieceRemark, ReadError, Remark, StartRemark, StructureRemark,
        japanese::{names, tokens},
        plausibility,
        record_builder::RecordBuilder,
        source_location::TextLine,
    },
    record::{NodeId, key},
};

/// Reads the lines before the moves: headers, the handicap, a diagram.
#[derive(Debug)]
pub(super) struct HeaderReader {
    builder: RecordBuilder,
    handicap: Option<(Handicap, Location)>,
    /// The name of a problem, until its diagram has been read.
    problem: Option<Diagnostic>,
    board: Setup,
    ranks: u8,
    hands: ByColor<Option<Hand>>,
    turn: Option<Color>,
    /// The number of moves before the diagram.
    played: u32,
    /// The destination of the last one.
    before: Option<Square>,
    /// The side that made it.
    moved_before: Option<Color>,
    notes: NoteLines,
    /// The last line about the start position.
    setup_line: Location,
    has_content: bool,
    /// The first line that looks like a move, and is none.
    missed_move: Option<Diagnostic>,
    /// Whether a heading of a variation was remarked on.
    has_heading: bool,
    /// What the text is if it is not a record.
    nature: Remark,
}

impl HeaderReader {
    pub fn new(text: &str) -> Self {
        Self {
            builder: RecordBuilder::even(),
            handicap: None,
            problem: None,
            board: Setup::EMPTY,
            ranks: 0,
            hands: ByColor::default(),
            turn: None,
            played: 0,
            before: None,
            moved_before: None,
            notes: NoteLines::default(),
            setup_line: Location { line: 1, column: 1 },
            has_content: false,
            missed_move: None,
            has_heading: false,
            nature: nature(text),
        }
    }

    /// Whether there is a line that only a record has, other than a comment.
    pub fn has_content(&self) -> bool {
        self.has_content
    }

    pub fn has_diagram(&self) -> bool {
        self.ranks > 0
    }

    /// What is wrong with the first line that looks like a move.
    pub fn missed_move(&self) -> Option<Diagnostic> {
        self.missed_move.clone()
    }

    /// What the text is if it is not a record.
    pub fn nature(&self) -> Remark {
        self.nature.clone()
    }

    pub fn builder(&mut self) -> &mut RecordBuilder {
        &mut self.builder
    }

    /// Reads a line.
    pub fn line(&mut self, line: TextLine<'_>, kind: LineKind<'_>) -> Result<(), Diagnostic> {
        let remark = |found: &str, about: Remark| Diagnostic::new(line.place(found), found, about);
        let mut is_content = true;
        match kind {
            LineKind::Comment(text) => {
                self.notes.comment(text);
                is_content = false;
            }
            LineKind::Bookmark(text) => {
                self.notes.bookmark(text);
                is_content = false;
            }
            LineKind::Handicap(name) => self.handicap(line, name)?,
            LineKind::Header(header, value) => {
                is_content = OPENING_KEYS.contains(&header);
                let value = header_value(header, value);
                self.builder.add_header(line.place(header), header, &value);
            }
            LineKind::Hand(color, text) => {
                let hand = board::read_hand(text).map_err(|about| remark(text, about))?;
                self.hands[color] = Some(hand);
                self.setup_line = line.place(text);
            }
            LineKind::Rank(text) => {
                self.ranks = self.ranks.saturating_add(1);
                if self.ranks > 9 {
                    return Err(remark(text, PieceRemark::RankCount(self.ranks).into()));
                }
                board::read_rank(text, self.ranks, &mut self.board)
                    .map_err(|about| remark(text, about.into()))?;
                self.setup_line = line.place(text);
            }
            LineKind::Turn(color) => self.turn = Some(color),
            LineKind::MoveCount(text) => self.move_count(line, text),
            LineKind::Unknown(text) => {
                is_content = false;
                let about = Remark::NeitherHeaderNorMove;
                if names_move(text) {
                    let about = about.clone();
                    self.missed_move.get_or_insert_with(|| remark(text, about));
                }
                self.builder.warn(line.place(text), text, about);
            }
            LineKind::Variation(_) => {
                is_content = false;
                if !self.has_heading {
                    let about = StructureRemark::VariationBeforeMoves;
                    self.builder
                        .warn(line.place(line.text), line.text.trim(), about);
                }
                self.has_heading = true;
            }
            LineKind::Nothing => is_content = false,
            LineKind::TableHead | LineKind::Result(_) | LineKind::Moves(_) => {}
        }
        self.has_content |= is_content;
        Ok(())
    }

    fn handicap(&mut self, line: TextLine<'_>, name: &str) -> Result<(), Diagnostic> {
        let place = line.place(name);
        match handicaps::read(name) {
            Named::Handicap(handicap) => self.handicap = Some((handicap, place)),
            Named::Unclear(handicap) => {
                let about = StartRemark::UnclearHandicap;
                self.builder.warn(place, name, about);
                self.handicap = Some((handicap, place));
            }
            Named::Other => self.handicap = None,
            Named::Problem => {
                let about = Remark::MissingDiagram;
                self.handicap = None;
                self.problem = Some(Diagnostic::new(place, name, about));
            }
            Named::Variant => {
                let about = Remark::OtherGame;
                return Err(Diagnostic::new(place, name, about));
            }
            Named::Unknown => {
                let about = Remark::UnknownHandicap;
                self.builder.warn(place, name, about);
            }
        }
        Ok(())
    }

    fn move_count(&mut self, line: TextLine<'_>, text: &str) {
        let Some((played, rest)) = names::number(tokens::skip_spaces(text)) else {
            let about = Part::MoveCount.expected();
            return self.builder.warn(line.place(text), text, about);
        };
        self.played = played;
        if let Ok((parsed, _)) = tokens::read(tokens::skip_spaces(rest)) {
            self.before = parsed.to;
            self.moved_before = parsed.by;
        }
    }

    /// The builder at the start of the game, and the destination of the move before it.
    ///
    /// # Errors
    /// When the start position is not playable.
    pub fn start(
        mut self,
        has_moves: bool,
        first_move: Option<FirstMove>,
    ) -> Result<(RecordBuilder, Option<Square>), ReadError> {
        if !matches!(self.ranks, 0 | 9) {
            let about = PieceRemark::RankCount(self.ranks);
            return Err(self.builder.fail(self.setup_line, "", about));
        }
        let place = self.setup_line;
        let mut setup = self.setup();
        if self.turn.is_none() && self.ranks > 0 {
            self.find_turn(&mut setup, first_move);
        }
        if !self.notes.is_empty() {
            self.notes
                .add_to(self.builder.record().notes_mut(NodeId::ROOT));
        }
        if let Err(faults) = self.builder.set_start(setup.clone()) {
            if !has_moves || !is_playable(&setup) {
                return Err(self.builder.fail(place, "", faults));
            }
            self.builder.warn(place, "", faults);
            self.builder.set_start_unchecked(setup);
        }
        plausibility::warn_without_kings(&mut self.builder, place, "");
        Ok((self.builder, self.before))
    }

    /// Sets the side to move of a board that does not say it: the one that made no move
    /// before, unless only the other one can make the first move.
    fn find_turn(&mut self, setup: &mut Setup, first_move: Option<FirstMove>) {
        let named = setup.turn();
        let mut about = StartRemark::TurnAfterMove;
        if let Some(color) = self.moved_before {
            setup.set_turn(!color);
        }
        let first_turn = first_move.and_then(|first| first.turn(setup, self.before));
        if let Some(turn) = first_turn.filter(|&turn| turn != setup.turn()) {
            about = StartRemark::TurnOfFirstMove;
            setup.set_turn(turn);
        }
        if setup.turn() != named {
            self.builder.warn(self.setup_line, "", about);
        }
    }

    fn setup(&mut self) -> Setup {
        let (handicap, place) = self.handicap.unwrap_or((Handicap::Even, self.setup_line));
        let named = handicap.setup();
        let has_board = self.ranks > 0;
        let mut setup = if has_board {
            self.board.clone()
        } else {
            named.clone()
        };
        for color in Color::ALL {
            if let Some(hand) = self.hands[color] {
                setup.set_hand(color, hand);
            }
        }
        setup.set_turn(self.turn.unwrap_or(named.turn()));
        setup.set_move_number(NonZeroU32::MIN.saturating_add(self.played));
        if let Some(Diagnostic { at, found, about }) = self.problem.take().filter(|_| !has_board) {
            self.builder.warn(at, &found, about);
        }
        if has_board && handicap != Handicap::Even && setup != named {
            let about = StartRemark::OtherDiagram;
            self.builder
                .warn(place, handicaps::name(handicap).unwrap_or_default(), about);
        }
        setup
    }

    pub fn fail(self, remark: Diagnostic) -> ReadError {
        self.builder.failed(remark)
    }
}

/// What a text is in which nothing was understood.
fn nature(text: &str) -> Remark {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let is_binary = |letter: char| letter.is_ascii_control() && !letter.is_whitespace();
    let is_damaged = |letter: char| letter.is_control() || letter == char::REPLACEMENT_CHARACTER;
    if text.is_empty() {
        Remark::Empty
    } else if text.starts_with('<') {
        Remark::WebPage
    } else if text.chars().take(1000).any(is_binary) {
        Remark::Binary(None)
    } else if text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .any(is_damaged)
    {
        Remark::DamagedText
    } else {
        Remark::NoRecord
    }
}

/// Whether a move stands anywhere in a text.
fn names_move(text: &str) -> bool {
    text.char_indices()
        .filter_map(|(at, _)| names::square(&text[at..]))
        .any(|(_, rest)| names::piece(tokens::skip_spaces(rest)).is_some())
}

/// Whether the position has no errors but pawns and pieces on impossible squares:
/// humorous problems are set up like that.
fn is_playable(setup: &Setup) -> bool {
    let is_odd = |fault: &PositionError| {
        matches!(
            fault,
            PositionError::Nifu { .. } | PositionError::ImmobilePiece { .. }
        )
    };
    match setup.validate(Strictness::Lesson) {
        Ok(()) => true,
        Err(faults) => faults.iter().all(is_odd),
    }
}

/// A value of a header: 備考 has `\n` for its line ends.
pub(in crate::notation) fn header_value(header: &str, value: &str) -> String {
    match header {
        key::NOTE => value.replace("\\n", "\n"),
        _ => value.to_owned(),
    }
}
