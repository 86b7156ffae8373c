use komadai_model::{embedded::Frame, move_context};

use crate::Text;

/// The moves after a frame, numbered, as text: `1. P-7f(7g) 2. P-3d(3c)`.
pub fn move_list(frames: &[Frame], after: usize, text: Text) -> String {
    let plain = text.embed().plain;
    let pairs = frames.windows(2).zip(1..);
    let moves = pairs.skip(after).filter_map(|(pair, number)| {
        let before = pair[0].ply.map(|ply| ply.mv);
        let context = move_context(&pair[0].table, pair[1].ply?, before)?;
        Some(format!("{number}. {}", plain(context)))
    });
    let moves: Vec<String> = moves.collect();
    moves.join(" ")
}
