//! Opening, saving and sharing records.
use shogi::notation::{Remark, Target};

#[derive(Debug)]
pub struct RecordFilesText {
    pub save_title: &'static str,
    pub format: &'static str,
    pub target: fn(Target) -> &'static str,
    pub download: &'static str,
    pub copy: &'static str,
    pub share: &'static str,
    /// The code of a board with the record, for a page elsewhere.
    pub embed: &'static str,
    /// By the device's own way.
    pub hand_on: &'static str,
    pub close: &'static str,
    /// What a format leaves out, in a list.
    pub lost: &'static str,
    /// Characters that Shift_JIS lacks, some with what is written instead: `☗ 〜→～`.
    pub missing: fn(&str) -> String,
    pub copied: &'static str,
    pub address_copied: &'static str,
    pub embed_copied: &'static str,
    pub not_copied: &'static str,
    pub not_saved: &'static str,
    pub saved: &'static str,
    /// What is large is being read.
    pub reading: fn(&str) -> String,
    /// A record was opened: from where, and how many moves it has, where that may be
    /// known.
    pub opened: fn(&str, Option<usize>) -> String,
    /// It was opened to where it could be read.
    pub opened_in_part: fn(&str, Option<usize>) -> String,
    pub not_opened: fn(&str) -> String,
    pub too_large: &'static str,
    pub unreadable: &'static str,
    pub pasted: &'static str,
    /// A text that another program has given.
    pub shared: &'static str,
    pub address: &'static str,
    /// A place in a text, what is there, and what is to be said of it.
    pub remark: fn(&Remark) -> String,
    pub bad_address: &'static str,
    pub drop_here: &'static str,
    pub dismiss: &'static str,
    pub file_name: &'static str,
    pub at_this_move: &'static str,
    pub at_branch: &'static str,
    pub handed_on: &'static str,
    pub not_handed_on: &'static str,
    /// Which move an address asks for, and which is the last.
    pub beyond: fn(usize, usize) -> String,
    pub unclear: fn(&str) -> String,
}
