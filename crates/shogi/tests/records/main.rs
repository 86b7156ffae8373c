//! Records, tested from outside: read, written, and read again.

mod badfiles;
mod corpus;
mod csa;
mod games;
mod jkf;
mod position_line;
mod roundtrip;
mod support;
mod usen;
mod western;
