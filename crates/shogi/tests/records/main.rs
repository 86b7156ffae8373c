//! Records in every format: what is read, what is written, what is refused.

mod badfiles;
mod corpus;
mod csa;
mod detect;
mod games;
mod jkf;
mod length;
mod position_line;
mod roundtrip;
mod support;
mod trees;
mod usen;
mod western;
