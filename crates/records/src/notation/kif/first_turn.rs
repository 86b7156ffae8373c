//! Which side moves first, where the file does not say it.

use komadai_shogi::{Color, Setup, Square};

use super::{
    line_kind::{Layout, LineKind, kind},
    move_line, resolve_move,
    resolve_move::MoveSource,
};
use crate::notation::{
    japanese::tokens::{self, MoveTokens},
    ki2,
    record_builder::RecordBuilder,
    source_location::TextLine,
};

/// The text of the first move.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstMove {
    parsed: MoveTokens,
    from: MoveSource,
}

/// The first move of the lines after the headers.
pub(super) fn first_move<'a>(
    mut lines: impl Iterator<Item = TextLine<'a>>,
    layout: Layout,
) -> Option<FirstMove> {
    let text = lines.find_map(|line| match kind(line.text, layout) {
        LineKind::Moves(text) => Some(text),
        _ => None,
    })?;
    let (parsed, from) = match layout {
        Layout::Kif => {
            let (parsed, from, _) = move_line::read_move(move_line::without_number(text)).ok()?;
            (parsed, from)
        }
        Layout::Ki2 => {
            let (parsed, rest) = tokens::read(text).ok()?;
            (parsed, ki2::bracketed_origin(rest).0)
        }
    };
    Some(FirstMove { parsed, from })
}

impl FirstMove {
    /// The side that can make the move, the one to move in `setup` if both can. If neither
    /// can, the side of its mark or of its piece.
    pub fn turn(&self, setup: &Setup, before: Option<Square>) -> Option<Color> {
        let sides = [setup.turn(), !setup.turn()];
        let is_possible = |&turn: &Color| {
            self.maker(setup, turn, before)
                .is_some_and(|(by, is_legal)| by == turn && is_legal)
        };
        sides
            .into_iter()
            .find(is_possible)
            .or_else(|| Some(self.maker(setup, setup.turn(), before)?.0))
    }

    /// The side that makes the move where `turn` is to move, and whether the move is legal
    /// there.
    fn maker(&self, setup: &Setup, turn: Color, before: Option<Square>) -> Option<(Color, bool)> {
        let mut setup = setup.clone();
        setup.set_turn(turn);
        let mut builder = RecordBuilder::even();
        builder.set_start_unchecked(setup);
        match resolve_move::resolve(&builder, &self.parsed, self.from, before) {
            Ok((ply, _)) => {
                let is_legal = builder
                    .position()
                    .is_some_and(|position| position.check_legal(ply.mv).is_ok());
                Some((ply.by, is_legal))
            }
            Err(_) => self.parsed.by.map(|by| (by, false)),
        }
    }
}
