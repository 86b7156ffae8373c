//! The list of games.

use komadai_names::Name;
use serde_json::{Value, json};
use shogi::Color;

use super::read::Game;

/// A game that was found, and the number of moves before the position that was asked for.
#[derive(Clone, Copy, Debug)]
pub struct FoundGame<'a> {
    pub game: &'a Game,
    pub ply: Option<usize>,
}

/// The games as lines of fields with tabs between, below a line of the fields' names.
pub fn table(found: &[FoundGame<'_>]) -> String {
    let mut text = "file\tgame\tdate\tblack\twhite\tmoves\tresult\tply\tblack opening\twhite opening\tblack castle\twhite castle\n".to_owned();
    for FoundGame { game, ply } in found {
        let ply = ply.map_or_else(String::new, |ply| ply.to_string());
        let fields = [
            &game.file,
            &game.number.to_string(),
            &game.date,
            &game.players[Color::Black],
            &game.players[Color::White],
            &game.moves.len().to_string(),
            game.result(),
            &ply,
            name(game.names.opening(Color::Black)),
            name(game.names.opening(Color::White)),
            name(game.names.castle(Color::Black)),
            name(game.names.castle(Color::White)),
        ];
        let fields = fields.map(|field| field.replace(['\t', '\n', '\r'], " "));
        text.push_str(&fields.join("\t"));
        text.push('\n');
    }
    text
}

/// A name in English, or nothing.
fn name(name: Option<Name>) -> &'static str {
    name.map_or("", Name::en)
}

impl FoundGame<'_> {
    pub fn to_json(self) -> Value {
        let Self { game, ply } = self;
        let names = game.names.found().iter().map(
            |found| json!({"name": found.name.id(), "side": found.side.name(), "ply": found.ply}),
        );
        json!({
            "file": game.file,
            "game": game.number,
            "date": game.date,
            "black": game.players[Color::Black],
            "white": game.players[Color::White],
            "moves": game.moves.len(),
            "result": game.result(),
            "ply": ply,
            "names": names.collect::<Vec<_>>(),
        })
    }
}
