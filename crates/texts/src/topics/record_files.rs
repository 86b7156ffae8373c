//! Opening, saving and sharing records.
use komadai_records::notation::{Loss, OutputFormat};

#[derive(Debug)]
pub struct RecordFilesText {
    pub save_title: &'static str,
    pub format: &'static str,
    /// A format, with the ending of its files.
    pub target: fn(OutputFormat) -> &'static str,
    pub download: &'static str,
    pub copy: &'static str,
    pub share: &'static str,
    /// The button that copies the code of a board with this record, for another page.
    pub embed: &'static str,
    /// The button that shares the address by the device (Web Share).
    pub open_elsewhere: &'static str,
    pub hand_on: &'static str,
    pub close: &'static str,
    /// Before the list of what a format leaves out.
    pub lost: &'static str,
    /// In that list.
    pub loss: fn(&Loss) -> String,
    /// Characters that Shift_JIS lacks, some with what is written instead: `☗ 〜→～`.
    pub missing: fn(&str) -> String,
    pub copied: &'static str,
    pub record_copied: &'static str,
    pub address_copied: &'static str,
    pub embed_copied: &'static str,
    pub not_copied: &'static str,
    pub not_saved: &'static str,
    pub saved: &'static str,
    /// A large file is being read.
    pub reading: fn(&str) -> String,
    /// How far it is read: the step that is done now, and of how many.
    pub reading_step: fn(usize, usize) -> String,
    /// The button that ends that.
    pub cancel: &'static str,
    /// A record was opened: from where, and how many moves it has, where that may be
    /// known.
    pub opened: fn(&str, Option<usize>) -> String,
    pub saved_already: &'static str,
    /// A record was opened, but could not be read to its end.
    pub opened_in_part: fn(&str, Option<usize>) -> String,
    pub not_opened: fn(&str) -> String,
    pub too_large: &'static str,
    pub unreadable: &'static str,
    /// Another site did not give a file.
    pub not_fetched: &'static str,
    pub pasted: &'static str,
    /// The name of a text that another program has shared.
    pub shared: &'static str,
    pub address: &'static str,
    pub bad_address: &'static str,
    pub dismiss: &'static str,
    pub file_name: &'static str,
    pub at_this_move: &'static str,
    pub qr_code: &'static str,
    pub qr_too_long: &'static str,
    pub handed_on: &'static str,
    pub not_handed_on: &'static str,
    /// The move that an address asks for, and the last move.
    pub beyond: fn(usize, usize) -> String,
    /// The number of a move without the variation that an address asks for.
    pub no_variation: fn(usize) -> String,
    pub unclear: fn(&str) -> String,
}
