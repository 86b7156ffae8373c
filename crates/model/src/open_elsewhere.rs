//! Addresses that open a line of moves in other programs.
use komadai_records::notation::usen::MainLine;
use shogi::Setup;

use crate::form_urlencoded;

/// The address that opens a line in KENTO, after so many moves
/// (<https://www.kento-shogi.com/>).
pub fn kento_url(line: &MainLine, ply: usize) -> String {
    let start = match is_usual(&line.start) {
        true => String::new(),
        false => line.start.to_sfen(),
    };
    let moves = moves(line).join(".");
    let pairs = [("initpos", &*start), ("moves", &moves)];
    let pairs = pairs.into_iter().filter(|(_, value)| !value.is_empty());
    let query = spaces_as_percent(&form_urlencoded::encode(pairs));
    format!("https://www.kento-shogi.com/?{query}#{ply}")
}

/// The address that opens a line in the app Piyo Shogi, after so many moves
/// (<https://studiok-i.net/android/piyo_shogi_link.html>).
pub fn piyo_shogi_url(line: &MainLine, ply: usize) -> String {
    let start = match is_usual(&line.start) {
        true => "startpos".to_owned(),
        false => format!("sfen {}", line.start.to_sfen()),
    };
    let mut sfen = format!("position {start}");
    if !line.moves.is_empty() {
        sfen.push_str(" moves ");
        sfen.push_str(&moves(line).join(" "));
    }
    let ply = ply.to_string();
    let query = form_urlencoded::encode([("sfen", &*sfen), ("num", &ply)]);
    format!("piyoshogi://?{}", spaces_as_percent(&query))
}

fn is_usual(start: &Setup) -> bool {
    *start == Setup::startpos()
}

fn moves(line: &MainLine) -> Vec<String> {
    line.moves.iter().map(ToString::to_string).collect()
}

/// These programs decode no `+`.
fn spaces_as_percent(query: &str) -> String {
    query.replace('+', "%20")
}
