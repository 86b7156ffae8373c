//! The rooms of the app, lowest first: a room knows its own layer and those below.
use super::{findings::Finding, paths::Path, source::Source};

const LAYERS: [&[&str]; 5] = [
    &["engine", "web", "lazy", "state"],
    &["components"],
    &["board", "clock"],
    SCREENS,
    &["app", "lib"],
];

const SCREENS: &[&str] = &["play", "record", "timer", "learn", "embed"];

pub fn layers(source: &Source, paths: &[Path]) -> Vec<Finding> {
    let Some(room) = room_of(&source.path) else {
        return Vec::new();
    };
    let Some(own) = layer_of(room) else {
        let what = format!("`{room}` is in no layer: give it one in xtask/src/lint/rooms.rs");
        return vec![Finding { line: 1, what }];
    };
    imports(paths)
        .filter(|(_, other)| layer_of(other).is_some_and(|layer| layer > own))
        .map(|(path, other)| {
            let what = format!("`{}`: {room} stands below {other}", path.text());
            Finding::at(path, what)
        })
        .collect()
}

pub fn screens(source: &Source, paths: &[Path]) -> Vec<Finding> {
    let room = room_of(&source.path).filter(|room| SCREENS.contains(room));
    let Some(room) = room else {
        return Vec::new();
    };
    imports(paths)
        .filter(|(_, other)| *other != room && SCREENS.contains(other))
        .map(|(path, _)| Finding::at(path, format!("`{}` in the screen {room}", path.text())))
        .collect()
}

/// The first folder or file under `src/`; binaries are above all rooms.
fn room_of(path: &str) -> Option<&str> {
    let inner = path.strip_prefix("src/")?;
    let room = inner.split('/').next()?.trim_end_matches(".rs");
    (room != "bin").then_some(room)
}

fn layer_of(room: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&room))
}

fn imports(paths: &[Path]) -> impl Iterator<Item = (&Path, &str)> {
    paths.iter().filter_map(|path| match &path.segments[..] {
        [first, room, ..] if first == "crate" => Some((path, room.as_str())),
        _ => None,
    })
}
