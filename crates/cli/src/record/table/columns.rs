//! The columns of the table: docs/tables.md says what each means.

use std::sync::Arc;

use arrow_array::{
    ArrayRef, DictionaryArray, Float64Array, Int32Array, RecordBatch, StringArray, UInt64Array,
    builder::{ListBuilder, StringBuilder},
};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use komadai_names::Name;
use komadai_records::Evaluation;
use shogi::Color;

use super::rows::{GameRows, PositionRow};

/// The column of the keys, which compress by no encoding.
pub const KEY: &str = "key";
/// The column of the plies, each one more than the one before.
pub const PLY: &str = "ply";

/// The names and types of the columns.
pub fn schema() -> Schema {
    let text = |name, may_be_null| Field::new(name, text_type(), may_be_null);
    let whole = |name, may_be_null| Field::new(name, DataType::Int32, may_be_null);
    let names = Field::new_list_field(DataType::Utf8, false);
    Schema::new(vec![
        text("file", false),
        whole("game", false),
        text("date", true),
        text("black", true),
        text("white", true),
        text("start", true),
        whole("moves", false),
        text("result", false),
        text("end_reason", true),
        text("black_opening", true),
        text("white_opening", true),
        text("black_castle", true),
        text("white_castle", true),
        whole(PLY, false),
        text("side", false),
        Field::new(KEY, DataType::UInt64, false),
        Field::new("names", DataType::List(Arc::new(names)), false),
        whole("evaluation", true),
        whole("mate", true),
        Field::new("move", DataType::Utf8, true),
        Field::new("seconds", DataType::Float64, true),
    ])
}

/// The type of texts that many rows share.
fn text_type() -> DataType {
    DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8))
}

/// The rows of some games.
///
/// # Errors
/// When the columns do not fit the schema.
pub fn batch(schema: &Arc<Schema>, games: &[GameRows]) -> Result<RecordBatch, ArrowError> {
    let of_game = GameColumns::new(games);
    let rows = Rows(games);
    let players = |color| of_game.text(move |rows| filled(&rows.game.players[color]));
    let opening = |color| of_game.text(move |rows| rows.game.names.opening(color).map(Name::id));
    let castle = |color| of_game.text(move |rows| rows.game.names.castle(color).map(Name::id));
    let columns: Vec<ArrayRef> = vec![
        of_game.text(|rows| Some(&rows.game.file))?,
        of_game.number(|rows| rows.game.number),
        of_game.text(|rows| filled(&rows.game.date))?,
        players(Color::Black)?,
        players(Color::White)?,
        of_game.text(|rows| rows.start.as_deref())?,
        of_game.number(GameRows::moves),
        of_game.text(|rows| Some(rows.game.result()))?,
        of_game.text(|rows| Some(rows.end?.name()))?,
        opening(Color::Black)?,
        opening(Color::White)?,
        castle(Color::Black)?,
        castle(Color::White)?,
        rows.plies(),
        rows.sides()?,
        Arc::new(UInt64Array::from_iter_values(rows.all().map(|row| row.key))),
        rows.names(),
        Arc::new(Int32Array::from_iter(rows.all().map(centipawns))),
        Arc::new(Int32Array::from_iter(rows.all().map(mate))),
        rows.moves(),
        Arc::new(Float64Array::from_iter(rows.all().map(|row| row.seconds))),
    ];
    RecordBatch::try_new(schema.clone(), columns)
}

fn filled(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

const fn centipawns(row: &PositionRow) -> Option<i32> {
    match row.evaluation {
        Some(Evaluation::Centipawns(points)) => Some(points),
        Some(Evaluation::Mate(_)) | None => None,
    }
}

const fn mate(row: &PositionRow) -> Option<i32> {
    match row.evaluation {
        Some(Evaluation::Mate(plies)) => Some(plies),
        Some(Evaluation::Centipawns(_)) | None => None,
    }
}

/// Columns with the same value in all rows of a game.
struct GameColumns<'a> {
    games: &'a [GameRows],
    /// The game of each row, from 0.
    game_of_row: Int32Array,
}

impl<'a> GameColumns<'a> {
    fn new(games: &'a [GameRows]) -> Self {
        let numbered = games.iter().zip(0..);
        let game_of_row =
            numbered.flat_map(|(rows, game)| rows.positions.iter().map(move |_| game));
        Self {
            games,
            game_of_row: Int32Array::from_iter_values(game_of_row),
        }
    }

    fn text(
        &self,
        value: impl Fn(&'a GameRows) -> Option<&'a str>,
    ) -> Result<ArrayRef, ArrowError> {
        let values: StringArray = self.games.iter().map(value).collect();
        let column = DictionaryArray::try_new(self.game_of_row.clone(), Arc::new(values))?;
        Ok(Arc::new(column))
    }

    fn number(&self, value: impl Fn(&GameRows) -> usize) -> ArrayRef {
        let rows = self.games.iter().flat_map(|rows| {
            let value = number(value(rows));
            rows.positions.iter().map(move |_| value)
        });
        Arc::new(Int32Array::from_iter_values(rows))
    }
}

/// Columns whose value is another one in each row.
#[derive(Clone, Copy)]
struct Rows<'a>(&'a [GameRows]);

impl<'a> Rows<'a> {
    fn all(self) -> impl Iterator<Item = &'a PositionRow> {
        self.0.iter().flat_map(|rows| &rows.positions)
    }

    fn plies(self) -> ArrayRef {
        let plies = self.0.iter().flat_map(|rows| 0..rows.positions.len());
        Arc::new(Int32Array::from_iter_values(plies.map(number)))
    }

    fn sides(self) -> Result<ArrayRef, ArrowError> {
        let names = StringArray::from_iter_values(Color::ALL.map(Color::name));
        let sides = self.all().map(|row| row.turn as i32);
        let sides = Int32Array::from_iter_values(sides);
        Ok(Arc::new(DictionaryArray::try_new(sides, Arc::new(names))?))
    }

    /// The names that stand for the first time, of whichever kind.
    fn names(self) -> ArrayRef {
        let names = Field::new_list_field(DataType::Utf8, false);
        let mut column = ListBuilder::new(StringBuilder::new()).with_field(names);
        for rows in self.0 {
            let mut found = rows.game.names.found().iter().peekable();
            for ply in 0..rows.positions.len() {
                while let Some(found) = found.next_if(|found| found.ply == ply) {
                    column.values().append_value(found.name.id());
                }
                column.append(true);
            }
        }
        Arc::new(column.finish())
    }

    fn moves(self) -> ArrayRef {
        let moves = self.all().map(|row| row.mv.map(|mv| mv.to_string()));
        Arc::new(moves.collect::<StringArray>())
    }
}

/// Numbers of games and moves: a file of more could not be in memory.
fn number(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
