//! The layers of the page's modules: a module depends on its own layer and those below.
use super::{findings::Finding, paths::Path, source::Source};

/// The lowest layer first.
const LAYERS: [&[&str]; 6] = [
    &["state", "router"],
    &["components", "clock"],
    &["print", "game"],
    &["library"],
    &["screens"],
    &["app", "lib"],
];

pub fn check_layers(source: &Source, paths: &[Path]) -> Vec<Finding> {
    let Some(module) = module_of(&source.path) else {
        return Vec::new();
    };
    let Some(own) = layer_of(module) else {
        let what = format!("`{module}` has no layer: add it in xtask/src/lint/layers.rs");
        return vec![Finding { line: 1, what }];
    };
    imports(paths)
        .filter(|(_, other)| layer_of(other).is_some_and(|layer| layer > own))
        .map(|(path, other)| {
            let what = format!("`{}`: {module} is below {other}", path.text());
            Finding::at(path, what)
        })
        .collect()
}

pub fn check_screens(source: &Source, paths: &[Path]) -> Vec<Finding> {
    let Some(own) = screen_of(
        source
            .path
            .strip_prefix("src/")
            .unwrap_or_default()
            .split('/'),
    ) else {
        return Vec::new();
    };
    paths
        .iter()
        .filter(|path| path.segments.first().is_some_and(|first| first == "crate"))
        .filter_map(|path| {
            let other = screen_of(path.segments[1..].iter().map(String::as_str))?;
            let what = format!("`{}` in the screen {own}", path.text());
            (other != own).then(|| Finding::at(path, what))
        })
        .collect()
}

/// The screen that a path below `src/` or `crate::` leads into.
fn screen_of<'a>(mut segments: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    match segments.next()? {
        "screens" => segments.next().filter(|name| *name != "mod.rs"),
        _ => None,
    }
}

/// The first folder or file under `src/`; binaries are above all modules.
fn module_of(path: &str) -> Option<&str> {
    let inner = path.strip_prefix("src/")?;
    let module = inner.split('/').next()?.trim_end_matches(".rs");
    (module != "bin").then_some(module)
}

fn layer_of(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

fn imports(paths: &[Path]) -> impl Iterator<Item = (&Path, &str)> {
    paths.iter().filter_map(|path| match &path.segments[..] {
        [first, module, ..] if first == "crate" => Some((path, module.as_str())),
        _ => None,
    })
}
