//! `sizes`: measures in the built folder what the first load, the first move and each lazy
//! module fetch, and compares it with budgets.
use crate::{
    app_shell, build,
    code_split::{self, Files},
    compress, embed, lessons, problems,
    project::{Result, languages, no_arguments},
    worker,
};
use std::{collections::BTreeSet, fs, path::Path};

/// Bytes after gzip, and requests, of the app's first load.
const FIRST_LOAD: Budget = Budget::new(267_000, 12);
/// The same until a game is on the board, where the address names it.
const GAME: Budget = Budget::new(399_000, 14);
/// The same until the first move has been made.
const FIRST_MOVE: Budget = Budget::new(447_000, 20);
/// The same with the module that then saves the game.
const SAVED_MOVE: Budget = Budget::new(562_000, 20);
/// The module of the screen of a game, what it can begin without, and the one that saves it.
const FIRST_PART: &str = "play";
const DETAILS_PART: &str = "details";
const SAVING_PART: &str = "library";
/// What each of the other parts adds: its name in `lazy_module!`, and the part that is loaded
/// before it.
const PARTS: &[(&str, &str, Budget)] = &[
    (SAVING_PART, FIRST_PART, Budget::new(116_000, 2)),
    ("opponent", SAVING_PART, Budget::new(93_000, 3)),
    ("remote", SAVING_PART, Budget::new(381_500, 5)),
    ("record", SAVING_PART, Budget::new(433_000, 5)),
    ("games", "record", Budget::new(153_000, 2)),
    ("results", "games", Budget::new(111_000, 2)),
    ("export", "record", Budget::new(104_000, 2)),
    ("analysis", "record", Budget::new(77_000, 2)),
    ("tutor", "analysis", Budget::new(43_000, 2)),
    ("extras", FIRST_PART, Budget::new(132_000, 2)),
    ("learn", SAVING_PART, Budget::new(141_000, 4)),
    ("problems", SAVING_PART, Budget::new(266_000, 5)),
];
/// What a language adds after the screen of a game.
const LANGUAGE: Budget = Budget::new(41_000, 2);
/// All lazy modules but the languages.
const LATER: Budget = Budget::new(1_628_000, 19);
/// The course in one language, in bytes after gzip.
const COURSE: usize = 110_000;
/// All problems, in bytes after gzip.
const PROBLEMS: usize = 80_000;
/// Bytes after gzip: a smaller file has to be merged into another one.
const SMALLEST_FILE: usize = 4_000;

/// The first board on another page.
const EMBED: Budget = Budget::new(165_000, 5);
/// All lazy modules of such boards but the languages.
const EMBED_LATER: Budget = Budget::new(284_000, 8);

/// The script and the program of the search worker, in bytes after brotli, as hosts send them.
const WORKER: usize = 166_000;
/// The same with threads.
const THREADS_WORKER: usize = 205_000;
/// The larger of both with the net, which is compressed in the release already.
const ENGINE: usize = 400_000;

#[derive(Clone, Copy)]
struct Budget {
    gzip: usize,
    requests: usize,
}

impl Budget {
    const fn new(gzip: usize, requests: usize) -> Self {
        Self { gzip, requests }
    }
}

#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
    files: usize,
}

impl std::ops::AddAssign for Size {
    fn add_assign(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.files += other.files;
    }
}

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let dist = build::dist()?;
    let files = app_shell::files(&dist)?;
    let is_later = |file: &String| file.starts_with(code_split::LATER);
    let (later, first): (Vec<_>, Vec<_>) = files.into_iter().partition(is_later);
    let loader = first.iter().find(|file| file.ends_with("-later.js"));
    let loader = loader.ok_or("dist/ has no loader of parts")?;
    let name = loader.trim_end_matches("-later.js");
    let parts = code_split::files_of_parts(&fs::read_to_string(dist.join(loader))?);

    let first_load = list(&dist, "first load", &first)?;
    println!();
    list(&dist, "loaded when needed", &later)?;
    println!();
    check_smallest(&dist, &later)?;
    let languages = languages()?;
    let all = without_languages(&dist, &later, &languages)?;
    let mut over = Over::default();
    over.check("all parts but languages", all, LATER);
    over.check("first load", first_load, FIRST_LOAD);
    let path = |file: &String| format!("{}{name}-{file}.wasm", code_split::LATER);
    let screen = files_of(&parts, FIRST_PART)?;
    let mut first_move = first_load;
    for file in &screen {
        first_move += measure(&dist, &path(file))?;
    }
    over.check("a game on the board", first_move, GAME);
    let play = &screen | &files_of(&parts, DETAILS_PART)?;
    for file in &play - &screen {
        first_move += measure(&dist, &path(&file))?;
    }
    over.check("until the first move", first_move, FIRST_MOVE);
    for file in &files_of(&parts, SAVING_PART)? - &play {
        first_move += measure(&dist, &path(&file))?;
    }
    over.check("with the game saved", first_move, SAVED_MOVE);
    let is_listed = |part: &&String| ![FIRST_PART, DETAILS_PART].contains(&part.as_str());
    for part in parts.keys().filter(is_listed) {
        let row = PARTS.iter().find(|(name, ..)| name == part);
        let (before, budget) = match row {
            Some(&(_, before, budget)) => (before, budget),
            None if languages.contains(part) => (FIRST_PART, LANGUAGE),
            None => return Err(format!("no budget for the part {part}").into()),
        };
        let mut size = Size::default();
        let there = &play | &files_of(&parts, before)?;
        for file in &files_of(&parts, part)? - &there {
            size += measure(&dist, &path(&file))?;
        }
        over.check(&format!("{part}, after {before}"), size, budget);
    }
    println!();
    embedded(&dist, &mut over)?;
    println!();
    print_row(measure(&dist, "sw.js")?, "sw.js, afterwards");
    println!();
    search_worker(&dist)?;
    println!();
    let folder = worker::folder(&dist, &build::id(&dist)?);
    for file in lessons::files(&dist, &folder)? {
        let size = measure(&dist, &file)?;
        print_row(size, &file);
        if size.gzip > COURSE {
            return Err(format!("{file}: {} bytes; the budget is {COURSE}", size.gzip).into());
        }
    }
    let mut problems = 0;
    for file in problems::files(&dist, &folder)? {
        let size = measure(&dist, &file)?;
        print_row(size, &file);
        problems += size.gzip;
    }
    if problems > PROBLEMS {
        return Err(format!("the problems: {problems} bytes; the budget is {PROBLEMS}").into());
    }
    match over.0.is_empty() {
        true => Ok(()),
        false => Err(over.0.join("\n").into()),
    }
}

fn check_smallest(dist: &Path, files: &[String]) -> Result<()> {
    for file in files {
        let Size { gzip, .. } = measure(dist, file)?;
        if gzip < SMALLEST_FILE {
            return Err(format!("{file} is only {gzip} bytes after gzip: merge it").into());
        }
    }
    Ok(())
}

fn without_languages(dist: &Path, files: &[String], languages: &[String]) -> Result<Size> {
    let is_language = |file: &&String| {
        let mut languages = languages.iter();
        languages.any(|language| file.ends_with(&format!("-{language}.wasm")))
    };
    let mut size = Size::default();
    for file in files.iter().filter(|file| !is_language(file)) {
        size += measure(dist, file)?;
    }
    Ok(size)
}

fn files_of(parts: &Files, part: &str) -> Result<BTreeSet<String>> {
    let files = parts.get(part);
    let files = files.ok_or_else(|| format!("there is no part {part}"))?;
    Ok(files.iter().cloned().collect())
}

/// What the first request to the engine fetches, without threads and with them.
fn search_worker(dist: &Path) -> Result<()> {
    println!("{:>10} {:>10}  search worker", "raw", "brotli 11");
    let files = worker::Files::of_build(&build::id(dist)?);
    let packed = fs::read(dist.join(&files.net))?.len();
    println!(
        "{packed:>10} {packed:>10}  {}, already compressed",
        files.net
    );
    for (what, parts, budget) in [
        ("the search worker", [files.script, files.program], WORKER),
        (
            "the search worker with threads",
            [files.threads_script, files.threads_program],
            THREADS_WORKER,
        ),
    ] {
        let mut worker = 0;
        for file in parts {
            let content = fs::read(dist.join(&file))?;
            let small = compress::brotli(&content)?;
            println!("{:>10} {:>10}  {file}", content.len(), small.len());
            worker += small.len();
        }
        in_budget(what, worker, budget)?;
        in_budget(&format!("{what}, and its net"), worker + packed, ENGINE)?;
    }
    Ok(())
}

fn in_budget(what: &str, size: usize, budget: usize) -> Result<()> {
    println!("{:>10} {size:>10}  {what}", "");
    println!("{:>10} {budget:>10}  budget", "");
    if size > budget {
        return Err(format!("{what} is {size} bytes after brotli; the budget is {budget}").into());
    }
    Ok(())
}

/// The sizes of a board on another page.
fn embedded(dist: &Path, over: &mut Over) -> Result<()> {
    let build = build::id(dist)?;
    let first = embed::first_load(&build);
    let size = list(dist, "a board on another page", &first)?;
    let mut later = Vec::new();
    app_shell::walk(dist, &worker::folder(dist, &build), &mut later)?;
    later.retain(|file| file.contains("/embed") && !first.contains(file));
    println!();
    list(dist, "and its parts, when needed", &later)?;
    let all = without_languages(dist, &later, &languages()?)?;
    println!();
    check_smallest(dist, &later)?;
    over.check("a board on another page", size, EMBED);
    over.check("its parts but languages", all, EMBED_LATER);
    Ok(())
}

/// Prints files, the largest first, and returns their total size.
fn list(dist: &Path, what: &str, files: &[String]) -> Result<Size> {
    let mut sizes = Vec::new();
    for file in files {
        sizes.push((measure(dist, file)?, file));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(size.gzip));
    println!("{:>10} {:>10}  {what}", "raw", "gzip -9");
    let mut total = Size::default();
    for (size, file) in &sizes {
        print_row(*size, file);
        total += *size;
    }
    print_row(total, "together");
    Ok(total)
}

/// What is over its budget.
#[derive(Debug, Default)]
struct Over(Vec<String>);

impl Over {
    /// Prints a size with its budget.
    fn check(&mut self, what: &str, size: Size, budget: Budget) {
        let Size { gzip, files, .. } = size;
        let Budget {
            gzip: most,
            requests,
        } = budget;
        println!("{files:>4} of {requests:>2} {gzip:>10} of {most:>7}  {what}");
        if gzip > most || files > requests {
            self.0.push(format!(
                "{what}: {files} requests and {gzip} bytes after gzip; the budget is {requests} and {most}"
            ));
        }
    }
}

fn print_row(size: Size, name: &str) {
    println!("{:>10} {:>10}  {name}", size.raw, size.gzip);
}

fn measure(dist: &Path, file: &str) -> Result<Size> {
    let content = fs::read(dist.join(file))?;
    Ok(Size {
        raw: content.len(),
        gzip: compress::gzip(&content)?.len(),
        files: 1,
    })
}
