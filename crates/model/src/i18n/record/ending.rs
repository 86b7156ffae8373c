//! Saying how a line ends.
mod it;
mod ro;
mod sv;

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct EndingText {
    /// Nothing is said of an end.
    pub none: &'static str,
    /// Said after a change, with the word of the end.
    pub set: fn(&str) -> String,
    pub removed: &'static str,
}

pub const EN: EndingText = EndingText {
    none: "None",
    set: |end| format!("The line ends: {end}."),
    removed: "The line has no end now.",
};

pub const JA: EndingText = EndingText {
    none: "なし",
    set: |end| format!("この手順の終わりを「{end}」にしました。"),
    removed: "この手順の終わりを消しました。",
};
