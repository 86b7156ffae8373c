//! The tables that the build script makes of the data: a line for each name.
include!(concat!(env!("OUT_DIR"), "/tables.rs"));
