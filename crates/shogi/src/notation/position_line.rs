//! SFEN and the `position` lines of USI as records
//! (<https://shogidokoro.starfree.jp/usi.html>), with the words that programs
//! put after the moves for the end of the game, `resign` and others.
//!
//! ```
//! use shogi::notation::position_line;
//! let reading = position_line::read("position startpos moves 7g7f 3c3d resign")?;
//! assert_eq!(reading.record.main_moves().len(), 2);
//! let written = position_line::write(&reading.record);
//! assert_eq!(written.text, "position startpos moves 7g7f 3c3d resign\n");
//! # Ok::<(), shogi::notation::ReadError>(())
//! ```

use super::{
    ReadError, Reading, Written, doubt,
    lost::Lost,
    maker::{Maker, Refusal},
    scan::{self, Places},
};
use crate::{
    Move, Ply, Setup,
    record::{EndWord, Record, Step},
};

/// The words for ends that USI itself lacks.
const ENDS: [(&str, EndWord); 6] = [
    ("resign", EndWord::Resignation),
    ("break", EndWord::Interrupted),
    ("rep_draw", EndWord::Repetition),
    ("draw", EndWord::Impasse),
    ("timeout", EndWord::Time),
    ("win", EndWord::Declaration),
];

/// Reads the first position of a text, with its moves: `position startpos moves
/// …`, `sfen … moves …`, or an SFEN alone.
///
/// # Errors
/// What cannot be read, with all that stands before it; an illegal move.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    let mut reader = Reader {
        places: Places::new(text),
        maker: Maker::even(),
    };
    let read = reader.read(text);
    let Reader { places, maker } = reader;
    match read {
        Ok(()) => Ok(maker.finish()),
        Err((found, about)) => Err(maker.fail(places.of(found), found, about)),
    }
}

struct Reader<'a> {
    places: Places<'a>,
    maker: Maker,
}

type Wrong<'a> = (&'a str, String);

impl<'a> Reader<'a> {
    fn read(&mut self, text: &'a str) -> Result<(), Wrong<'a>> {
        let lines = scan::lines(text).map(|line| line.text.trim_matches([' ', '\t']));
        let mut lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let first = lines
            .next()
            .ok_or((text, "there is no position in it".to_owned()))?;
        let mut words = words(first).peekable();
        words.next_if_eq(&"position");
        self.start(first, &mut words)?;
        if let Some(word) = words.next()
            && word != "moves"
        {
            return Err((word, "expected the word \"moves\"".to_owned()));
        }
        for word in words {
            self.word(word)?;
        }
        for line in lines {
            let word = line.split([' ', '\t']).next().unwrap_or(line);
            if word.parse::<Move>().is_err() && end(word).is_none() {
                self.warn(line, "another position follows, the first one was read");
                break;
            }
            for word in self::words(line) {
                self.word(word)?;
            }
        }
        Ok(())
    }

    fn warn(&mut self, found: &str, about: &str) {
        self.maker.warn(self.places.of(found), found, about);
    }

    fn start(
        &mut self,
        line: &'a str,
        words: &mut core::iter::Peekable<impl Iterator<Item = &'a str>>,
    ) -> Result<(), Wrong<'a>> {
        if words.next_if_eq(&"startpos").is_some() || words.peek() == Some(&"moves") {
            return Ok(());
        }
        words.next_if_eq(&"sfen");
        let board = words.next_if(|word| word.contains('/')).ok_or((
            line,
            "expected \"startpos\", \"sfen\" or the board of an SFEN".to_owned(),
        ))?;
        let is_field = |word: &&str| *word != "moves";
        let turn = words.next_if(is_field).ok_or((
            board,
            "the side to move is missing after the board".to_owned(),
        ))?;
        let hands = words.next_if(is_field);
        if hands.is_none() {
            self.warn(board, "the pieces in hand are missing: taken as none");
        }
        let sfen = format!("{board} {turn} {}", hands.unwrap_or("-"));
        let mut setup =
            Setup::from_sfen(&sfen).map_err(|faults| (board, format!("not an SFEN: {faults}")))?;
        if let Some(number) = words.next_if(is_field) {
            setup.move_number = self.move_number(number)?;
        }
        self.maker
            .set_start(setup)
            .map_err(|faults| (board, faults))?;
        doubt::start(&mut self.maker, self.places.of(board), board);
        Ok(())
    }

    fn move_number(&mut self, text: &'a str) -> Result<u32, Wrong<'a>> {
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err((text, "expected the number of the move".to_owned()));
        }
        match text.parse() {
            Ok(number) if number > 0 => Ok(number),
            _ => {
                self.warn(text, "a move number is from 1 to 4,294,967,295: taken as 1");
                Ok(1)
            }
        }
    }

    fn word(&mut self, word: &'a str) -> Result<(), Wrong<'a>> {
        if self.maker.has_ended() {
            self.warn(word, "the game has ended before this, which is left out");
            return Ok(());
        }
        if let Some(end) = end(word) {
            let place = self.places.of(word);
            self.maker.warn(
                place,
                word,
                "USI has no such move: read as the end of the game",
            );
            doubt::end(&mut self.maker, end, place, word);
            let ended = self.maker.end(end.clone());
            return ended.map(drop).map_err(|why| (word, why.to_string()));
        }
        let mv: Move = word
            .parse()
            .map_err(|error: crate::ParseMoveError| (word, error.to_string()))?;
        let piece = mv.from().and_then(|from| self.maker.table().piece_at(from));
        let by = piece.map_or(self.maker.table().turn(), |piece| piece.color());
        if self.maker.goes_past_repetition() {
            self.warn(word, doubt::PAST_REPETITION);
        }
        match self.maker.push(Ply { by, mv }) {
            Ok(_) => Ok(()),
            Err(Refusal::Illegal(why)) => Err((word, why.to_string())),
            Err(Refusal::Impossible(why)) => Err((word, why)),
        }
    }
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', '\t']).filter(|word| !word.is_empty())
}

fn end(word: &str) -> Option<&'static EndWord> {
    let (_, end) = ENDS.iter().find(|(known, _)| *known == word)?;
    Some(end)
}

/// Writes the main line of a record as a `position` line.
pub fn write(record: &Record) -> Written {
    let mut lost = Lost::default();
    let start = record.start();
    let mut text = if *start == Setup::startpos() {
        "position startpos".to_owned()
    } else {
        format!("position sfen {start}")
    };
    let line = record.main_line();
    for (index, &id) in line.iter().enumerate() {
        let word = match record.node(id).step() {
            Step::Start => continue,
            Step::Move(ply) => ply.mv.to_string(),
            Step::End(word) => match end_word(word) {
                Some(word) => word.to_owned(),
                None => {
                    lost.add("how the game ended");
                    continue;
                }
            },
        };
        if *record.node(id).step() == Step::End(EndWord::Draw) {
            lost.add("that the draw was no impasse");
        }
        text.push_str(if index == 0 { " moves " } else { " " });
        text.push_str(&word);
    }
    text.push('\n');
    lost.variations(record, line.len());
    lost.all_notes(record);
    lost.finish(text)
}

fn end_word(word: &EndWord) -> Option<&'static str> {
    let wanted = match word {
        EndWord::Draw => &EndWord::Impasse,
        word => word,
    };
    let (word, _) = ENDS.iter().find(|(_, end)| end == wanted)?;
    Some(word)
}
