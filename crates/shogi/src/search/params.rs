use core::fmt;
use std::sync::Arc;

use super::eval::{Net, Weights};

macro_rules! params {
    ($($(#[$about:meta])* $name:ident = $value:literal;)*) => {
        /// The numbers that a search goes by, for whoever tunes them.
        #[derive(Clone, Debug)]
        pub struct Params {
            $($(#[$about])* pub(super) $name: i32,)*
            /// The evaluation's weights.
            pub weights: Weights,
            /// What corrects them.
            pub net: Option<Arc<Net>>,
        }

        impl Default for Params {
            fn default() -> Self {
                Self {
                    $($name: $value,)*
                    weights: Weights::built_in(),
                    net: None,
                }
            }
        }

        impl Params {
            /// The name of every number.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// A number.
            ///
            /// ```
            /// use shogi::search::Params;
            /// let mut params = Params::default();
            /// params.set("window", 30).expect("there is one");
            /// assert_eq!(params.get("window"), Some(30));
            /// assert_eq!(params.get("door"), None);
            /// ```
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Changes a number.
            ///
            /// # Errors
            /// When there is none of that name.
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), NoSuchParam> {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return Err(NoSuchParam),
                }
                Ok(())
            }
        }
    };
}

params! {
    /// Half the width of the first window around the last score.
    window = 31;
    /// What an evaluation may be above beta for each ply left, to be believed.
    reverse_futility = 94;
    /// Less when the position improves.
    reverse_futility_improving = 69;
    /// The deepest it is believed.
    reverse_futility_depth = 9;
    /// How far below alpha, and for each ply squared, is given up for quiescence.
    razor_base = 267;
    razor_slope = 244;
    /// Plies less after a passed turn, and one more for every so many.
    null_base = 4;
    null_divisor = 4;
    /// One more for every so much above beta.
    null_margin = 221;
    /// Quiet moves tried at a depth: base and slope of the square.
    count_base = 6;
    count_slope = 106;
    /// What a quiet move has to promise at shallow depth.
    futility_base = 78;
    futility_slope = 115;
    /// What history has to say of a quiet move, for each ply left.
    history_pruning = 2579;
    /// What an exchange may lose: quiet moves by the square of the depth,
    /// captures by the depth.
    see_quiet = 25;
    see_capture = 143;
    /// How late moves are reduced: in hundredths of a ply.
    reduction_base = 61;
    reduction_slope = 58;
    reduction_cut = 161;
    reduction_pv = 100;
    reduction_improving = 65;
    reduction_check = 122;
    reduction_history = 9568;
    reduction_table_capture = 105;
    /// How far the other moves have to fall behind for one to be singular.
    singular_margin = 4;
    singular_depth = 7;
    /// What a capture has to promise above beta for a shallow proof.
    probcut_margin = 222;
    /// What quiescence hopes for beyond a capture.
    delta = 171;
    /// What a position is worth that has come back, to the side to move.
    draw = 0;
}

/// There is no number of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchParam;

impl fmt::Display for NoSuchParam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search has no number of that name")
    }
}

impl core::error::Error for NoSuchParam {}
