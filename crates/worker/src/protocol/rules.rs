//! The rules of a game as numbers: their names would bring the reader of names into
//! the worker.
use core::fmt::{self, Write};

use shogi::{
    AfterDraw, Agreement, AllPiecesIn, CountBy, Declaration, FoulAfterResignation, GameRules,
    IllegalMovePolicy, KingsEntered, ReplayTime, TryRule,
};

const FLAG: &[bool] = &[false, true];

pub(super) fn write(rules: &GameRules, out: &mut String) -> fmt::Result {
    let numbers = [
        rules.illegal_moves as u16,
        rules.foul_after_resignation as u16,
        rules.after_draw as u16,
        rules.replay_time as u16,
        rules.replay_minutes,
        rules.draw_counts.into(),
        rules.agreed_early.into(),
        rules.agreement as u16,
        rules.count_by as u16,
        rules.kings_entered as u16,
        rules.declaration as u16,
        rules.try_rule as u16,
        rules.all_pieces_in as u16,
        rules.move_limit,
        rules.limit_needs_king.into(),
        rules.draw_by_agreement.into(),
        rules.mate_ends_game.into(),
        rules.handicap_credit.into(),
        rules.assistance.into(),
    ];
    out.write_str("\nrules")?;
    numbers
        .iter()
        .try_for_each(|number| write!(out, " {number}"))
}

pub(super) fn read(text: &str) -> Option<GameRules> {
    let numbers: Vec<u16> = super::fields::list(text)?;
    let mut numbers = numbers.into_iter();
    let rules = GameRules {
        illegal_moves: one_of(IllegalMovePolicy::ALL, numbers.next())?,
        foul_after_resignation: one_of(FoulAfterResignation::ALL, numbers.next())?,
        after_draw: one_of(AfterDraw::ALL, numbers.next())?,
        replay_time: one_of(ReplayTime::ALL, numbers.next())?,
        replay_minutes: numbers.next()?,
        draw_counts: one_of(FLAG, numbers.next())?,
        agreed_early: one_of(FLAG, numbers.next())?,
        agreement: one_of(Agreement::ALL, numbers.next())?,
        count_by: one_of(CountBy::ALL, numbers.next())?,
        kings_entered: one_of(KingsEntered::ALL, numbers.next())?,
        declaration: one_of(Declaration::ALL, numbers.next())?,
        try_rule: one_of(TryRule::ALL, numbers.next())?,
        all_pieces_in: one_of(AllPiecesIn::ALL, numbers.next())?,
        move_limit: numbers.next()?,
        limit_needs_king: one_of(FLAG, numbers.next())?,
        draw_by_agreement: one_of(FLAG, numbers.next())?,
        mate_ends_game: one_of(FLAG, numbers.next())?,
        handicap_credit: one_of(FLAG, numbers.next())?,
        assistance: one_of(FLAG, numbers.next())?,
    };
    numbers.next().is_none().then_some(rules)
}

fn one_of<T: Copy>(all: &[T], number: Option<u16>) -> Option<T> {
    all.get(usize::from(number?)).copied()
}
