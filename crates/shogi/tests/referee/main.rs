//! The referee, tested from outside: how games end, by every rule and option,
//! and what is wrong with records that should have ended otherwise. The facts are
//! in `tests/data`.

mod records;
mod support;
