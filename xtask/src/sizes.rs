//! `sizes`: what a first load fetches and what comes later, measured in the built folder.
use crate::{Result, build, embed, no_arguments, parts, shell, worker};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use std::{fs, io::Write, path::Path};

/// Bytes after gzip, all files of a first load together.
const FIRST_LOAD: usize = 200_000;
/// The same for each part that is loaded when it is needed, by its name in
/// `src/later.rs`; `chunk` is what several of them share.
const LATER: &[(&str, usize)] = &[
    ("dialogs", 60_000),
    ("record", 160_000),
    ("shelf", 45_000),
    ("paper", 45_000),
    ("editor", 25_000),
    ("analysis", 75_000),
    ("opponent", 40_000),
    ("beside", 30_000),
    // Languages: all texts of each.
    ("ja", 40_000),
    ("it", 40_000),
    ("ro", 40_000),
    ("sv", 40_000),
    ("looks", 25_000),
    ("clock", 25_000),
    ("chunk", 80_000),
];

/// Bytes after brotli, as hosts send it: the search worker, script and program.
const WORKER: usize = 85_000;
/// The same with the net, which is packed by us and sent as it lies there.
const ENGINE: usize = 400_000;

/// Bytes after gzip: what the first board on somebody else's page loads.
const EMBED: usize = 125_000;
/// All parts that such boards may load then: records in text, moving, the mate solver,
/// languages, looks.
const EMBED_LATER: usize = 190_000;

#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
}

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let dist = build::dist()?;
    let (later, first): (Vec<_>, Vec<_>) = shell::files(&dist)?
        .into_iter()
        .partition(|file| file.starts_with(parts::LATER));
    let first_load = list(&dist, "first load", &first, FIRST_LOAD)?;
    println!();
    let all = LATER.iter().map(|&(_, budget)| budget).sum();
    list(&dist, "loaded when needed", &later, all)?;
    println!();
    search_worker(&dist)?;
    println!();
    embedded(&dist)?;
    println!();
    print_row(
        measure(&fs::read(dist.join("sw.js"))?)?,
        "sw.js, afterwards",
    );
    within("a first load is", first_load, FIRST_LOAD)?;
    for file in &later {
        let budget = budget_of(file)?;
        let size = measure(&fs::read(dist.join(file))?)?;
        within(&format!("{file} is"), size, budget)?;
    }
    Ok(())
}

/// What the first request to the engine fetches.
fn search_worker(dist: &Path) -> Result<()> {
    println!("{:>10} {:>10}  search worker", "raw", "brotli 11");
    let [script, program, net] = worker::files(&build::id(dist)?);
    let mut worker = 0;
    for file in [script, program] {
        let content = fs::read(dist.join(&file))?;
        let mut small = Vec::new();
        let best = BrotliEncoderParams::default();
        brotli::BrotliCompress(&mut &content[..], &mut small, &best)?;
        println!("{:>10} {:>10}  {file}", content.len(), small.len());
        worker += small.len();
    }
    in_budget("the search worker", worker, WORKER)?;
    let packed = fs::read(dist.join(&net))?.len();
    println!("{packed:>10} {packed:>10}  {net}, as it lies there");
    in_budget("the search worker with its net", worker + packed, ENGINE)
}

fn in_budget(what: &str, size: usize, budget: usize) -> Result<()> {
    println!("{:>10} {size:>10}  {what}", "");
    println!("{:>10} {budget:>10}  budget", "");
    if size > budget {
        return Err(format!("{what} is {size} bytes after brotli; the budget is {budget}").into());
    }
    Ok(())
}

/// What a board on somebody else's page fetches.
fn embedded(dist: &Path) -> Result<()> {
    let build = build::id(dist)?;
    let first = embed::first_load(&build);
    let size = list(dist, "a board on another page", &first, EMBED)?;
    within("the first board on another page is", size, EMBED)?;
    let mut later = Vec::new();
    shell::walk(dist, &worker::folder(dist, &build), &mut later)?;
    later.retain(|file| file.contains("/embed") && !first.contains(file));
    println!();
    let size = list(dist, "and its parts, when needed", &later, EMBED_LATER)?;
    within("its parts are", size, EMBED_LATER)
}

/// What a part may weigh: its file is `later/app-<build>-<part>.wasm`.
fn budget_of(file: &str) -> Result<usize> {
    let part = file.rsplit('-').next().unwrap_or(file);
    let known = LATER.iter().find(|(name, _)| part.starts_with(name));
    let (_, budget) = known.ok_or_else(|| format!("{file} is a part without a budget"))?;
    Ok(*budget)
}

/// Prints files, the largest first; gives their size together.
fn list(dist: &Path, what: &str, files: &[String], budget: usize) -> Result<Size> {
    let mut sizes = Vec::new();
    for file in files {
        sizes.push((measure(&fs::read(dist.join(file))?)?, file));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(size.gzip));
    println!("{:>10} {:>10}  {what}", "raw", "gzip -9");
    let mut total = Size::default();
    for (size, file) in &sizes {
        print_row(*size, file);
        total.raw += size.raw;
        total.gzip += size.gzip;
    }
    print_row(total, "together");
    println!("{:>10} {budget:>10}  budget", "");
    Ok(total)
}

fn within(what: &str, size: Size, budget: usize) -> Result<()> {
    if size.gzip > budget {
        let size = size.gzip;
        return Err(format!("{what} {size} bytes after gzip; the budget is {budget}").into());
    }
    Ok(())
}

fn print_row(size: Size, name: &str) {
    println!("{:>10} {:>10}  {name}", size.raw, size.gzip);
}

fn measure(content: &[u8]) -> Result<Size> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(Size {
        raw: content.len(),
        gzip: encoder.finish()?.len(),
    })
}
