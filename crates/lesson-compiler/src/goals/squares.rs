//! `select`: squares to mark.

use komadai_lessons::{Goal, SelectedPiece, Selection, Words};
use shogi::{Bitboard, Color, Position};

use super::CheckedGoal;
use crate::fields::Fields;

pub fn select(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let piece = fields.parse::<SelectedPiece>("piece");
    let squares = fields.words("squares");
    let illegal = fields.flag("illegal");
    let among = match fields.has("among") {
        true => fields.words("among"),
        false => Some(Vec::new()),
    };
    let selection = Selection {
        piece: piece?,
        squares: Words(squares?),
        illegal,
        among: Words(among?),
    };
    let us = start.turn();
    let is_there = match selection.piece {
        SelectedPiece::Board(square) => start.pieces_of(us).contains(square),
        SelectedPiece::Hand(kind) => start.hand(us).has(kind),
    };
    if !is_there {
        let side = match us {
            Color::Black => "Black",
            Color::White => "White",
        };
        fields.fault_of("piece", format!("{side} has no such piece"));
        return None;
    }
    let right = selection.by_rules(start);
    if right != selection.squares.iter().copied().collect::<Bitboard>() {
        let right: Vec<String> = right.into_iter().map(|square| square.to_string()).collect();
        fields.fault_of(
            "squares",
            format!("by the rules the squares are {:?}", right.join(" ")),
        );
        return None;
    }
    if right.is_empty() {
        fields.fault_of("squares", "there is no square to mark");
        return None;
    }
    Some(CheckedGoal::without_moves(Goal::Select(selection)))
}
