//! The parameters of the search.

use alloc::sync::Arc;
use core::fmt;

use super::eval::{Net, Weights};

macro_rules! params {
    ($($(#[$about:meta])* $name:ident = $value:literal;)*) => {
        /// The tunable parameters of the search, with weights and net of the evaluation.
        #[derive(Clone, Debug)]
        pub struct Params {
            $($(#[$about])* pub(super) $name: i32,)*
            /// The weights of the classical evaluation.
            pub weights: Weights,
            /// The net that corrects the classical evaluation.
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
            /// The names of all parameters.
            // Of Komadai's own programs, as are the two that follow.
            #[doc(hidden)]
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The value of a parameter; `None` if there is none of that name.
            ///
            /// ```
            /// use komadai_search::Params;
            /// let mut params = Params::default();
            /// params.set("aspiration_window", 30).expect("there is one");
            /// assert_eq!(params.get("aspiration_window"), Some(30));
            /// assert_eq!(params.get("door"), None);
            /// ```
            #[doc(hidden)]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets a parameter.
            ///
            /// # Errors
            /// When there is none of that name.
            #[doc(hidden)]
            pub fn set(&mut self, name: &str, value: i32) -> Result<(), UnknownParam> {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return Err(UnknownParam),
                }
                Ok(())
            }
        }
    };
}

params! {
    /// Half the width of the first aspiration window, in centipawns.
    aspiration_window = 31;
    /// Reverse futility pruning: margin above beta for each ply of depth.
    reverse_futility = 130;
    /// The same margin when improving.
    reverse_futility_improving = 100;
    /// What is added to it after a move that threatens a capture.
    reverse_futility_threat = 250;
    /// The greatest depth of reverse futility pruning.
    reverse_futility_depth = 9;
    /// Razoring: margin below alpha, base and slope of the squared depth.
    razor_base = 267;
    razor_slope = 244;
    /// Null move pruning: base of the reduction, and depth for each further ply.
    null_base = 4;
    null_divisor = 4;
    /// Null move pruning: margin above beta for each further ply of reduction.
    null_margin = 221;
    /// Late move pruning: number of moves after which quiet ones are skipped (half of it when
    /// not improving), base and percent of the squared depth.
    lmp_base = 6;
    lmp_slope = 106;
    /// Futility pruning of quiet moves: base, and slope of the reduced depth.
    futility_base = 78;
    futility_slope = 115;
    /// History pruning: quiet moves whose history score is below minus this times the depth are
    /// skipped.
    history_pruning = 2579;
    /// SEE pruning: loss of quiet moves by the squared reduced depth, of captures by
    /// the depth.
    see_quiet = 25;
    see_capture = 143;
    /// Late move reductions, in hundredths of a ply; `reduction_history` is the history
    /// score of a ply.
    reduction_base = 61;
    reduction_slope = 58;
    reduction_cut = 161;
    reduction_pv = 100;
    reduction_improving = 65;
    reduction_check = 122;
    reduction_history = 9568;
    reduction_tt_capture = 105;
    /// Less for root moves, and for moves that threaten a capture.
    reduction_root = 150;
    reduction_threat = 100;
    /// The history bonus of the move before a node that fails low, in percent of the bonus
    /// of a cutoff.
    prior_move_bonus = 60;
    /// The bonus of a quiet move for each centipawn that the static evaluation rises with it.
    eval_change_bonus = 8;
    /// Singular extensions: margin below the table value for each ply, least depth.
    singular_margin = 4;
    singular_depth = 7;
    /// ProbCut: margin above beta.
    probcut_margin = 222;
    /// Futility margin of the quiescence search.
    qs_futility = 171;
    /// Mate search at the root: its nodes in percent of those of the search so far.
    root_mate_percent = 12;
}

/// There is no parameter of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnknownParam;

impl fmt::Display for UnknownParam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search has no parameter of that name")
    }
}

impl core::error::Error for UnknownParam {}
