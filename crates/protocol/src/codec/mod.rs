//! How the types of `shogi` are serialised in messages.
mod limits;
mod result;
mod text;

pub(super) use limits::{LimitsDef, MateLimitsDef, level, optional_time};
pub(super) use result::{DecisionDef, MateAnswerDef, lines};
pub(super) use text::{moves, sfen, string};
