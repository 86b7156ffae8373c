//! Finishes a build: adds the search worker and the course. A release is also split into files,
//! minified, and given its content policy, build id and service worker. As `finish-dist` it is
//! Trunk's post-build hook.
use crate::{
    app_shell, build,
    code_split::{self, Parts},
    embed, first_picture, lessons, licences, minify, page, problems,
    project::{Result, TARGET, no_arguments},
    remote_servers, styles, worker,
};
use base64::{Engine, prelude::BASE64_STANDARD as STANDARD};
use sha2::{Digest, Sha256};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    worker-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; \
    manifest-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'";

/// The scripts of the first load beside the glue.
const SCRIPTS: [&str; 2] = ["boot.js", "register-sw.js"];

/// The files for code that several lazy modules of the app share.
const SHARED: &[code_split::Shared] = &[
    // Its own file, since the page waits for its language before it is shown.
    ("text", Parts::Language),
    // The home screen asks for the library, and for no game.
    ("text", Parts::All(&["library", "play"])),
    ("text", Parts::All(&["library", "details"])),
    ("text", Parts::All(&["library", "extras"])),
    // The board among others.
    ("play", Parts::Any(&["play"])),
    ("details", Parts::Any(&["details"])),
    ("details", Parts::All(&["extras", "library"])),
    ("shared", Parts::Any(&["extras"])),
    ("library", Parts::Any(&["library"])),
    // A problem is a lesson of one step.
    ("lesson", Parts::Only(&["learn", "problems"])),
    // What lessons share with games and records: the engine's requests.
    ("engine", Parts::Any(&["learn"])),
    ("engine", Parts::All(&["opponent", "problems"])),
    ("opponent", Parts::Any(&["opponent"])),
    // The names of castles.
    ("engine", Parts::All(&["explain", "problems"])),
    ("engine", Parts::All(&["explain", "remote"])),
    ("names", Parts::Any(&["explain"])),
    // What problems and games between two devices share with records.
    ("common", Parts::Any(&["problems", "remote"])),
    ("record", Parts::Any(&["record"])),
    // These come after it.
    ("analysis", Parts::Only(&["analysis", "results", "tutor"])),
    ("games", Parts::Only(&["games", "results"])),
    (
        "record",
        Parts::Only(&["analysis", "games", "export", "results", "tutor"]),
    ),
];

pub fn run(arguments: &[String]) -> Result<()> {
    no_arguments(arguments)?;
    let staging = env::var_os("TRUNK_STAGING_DIR").ok_or("finish-dist is for Trunk to call")?;
    let staging = PathBuf::from(staging);
    if env::var("TRUNK_PROFILE").as_deref() == Ok("release") {
        let files = app_shell::all_files(&staging)?;
        let name = files.iter().find_map(|file| file.strip_suffix("_bg.wasm"));
        let name = name.ok_or("Trunk has made no page")?;
        let last = env::var_os("TRUNK_DIST_DIR").ok_or("Trunk has no folder for the build")?;
        return release(&staging, name, Path::new(&last));
    }
    development(&staging)
}

/// Finishes a build that is no release: in one file, as it was linked.
pub fn development(dist: &Path) -> Result<()> {
    first_picture::draw(dist)?;
    let folder = worker::folder(dist, worker::NO_RELEASE);
    worker::build(&folder)?;
    lessons::build(&folder)?;
    problems::build(&folder)?;
    worker::name(&folder, worker::NO_RELEASE)
}

/// Finishes the release in the folder `dist`. The names of the program's files begin with
/// `page`; `last` is the folder of the release before.
pub fn release(dist: &Path, page: &str, last: &Path) -> Result<()> {
    code_split::split(&code_split::Program {
        linked: &page::compiled("komadai", "app")?,
        name: page,
        folder: dist,
        later: code_split::LATER,
        shared: SHARED,
    })?;
    let glue = dist.join(format!("{page}.js"));
    minify::module_and_glue(&dist.join(format!("{page}_bg.wasm")), &glue)?;
    for script in SCRIPTS.map(|name| dist.join(name)) {
        let text = minify::without_comments(&fs::read_to_string(&script)?);
        fs::write(script, text)?;
    }
    styles::join(dist)?;
    first_picture::draw(dist)?;
    // Trunk omits leading zeros of its own digest.
    let named = format!("app-{}", digest(dist)?);
    let named = named.get(..page.len()).unwrap_or(&named);
    rename(dist, page, named)?;
    let unnamed = worker::folder(dist, "unnamed");
    worker::build(&unnamed)?;
    embed::build(&unnamed)?;
    lessons::build(&unnamed)?;
    problems::build(&unnamed)?;
    let licences = licences::page(licences::SITE, TARGET)?;
    fs::write(dist.join(licences::PAGE), licences)?;
    let build = digest(dist)?;
    let engine = worker::folder(dist, &build);
    fs::rename(unnamed, &engine)?;
    worker::name(&engine, &build)?;
    embed::name(dist, &build)?;
    keep_last(dist, &build, last)?;

    let page = dist.join("index.html");
    let text = with_files_of_play(dist, named, &fs::read_to_string(&page)?)?;
    fs::write(&page, page_of_release(&text, &build)?)?;

    let mut files = app_shell::files(dist)?;
    files.retain(|file| file != "index.html");
    let mut engine_files = worker::Files::of_build(&build).all().to_vec();
    engine_files.push(worker::opening_book(&build));
    let lists = [
        with_digests(dist, &files)?,
        with_digests(dist, &engine_files)?,
        with_digests(dist, &lessons::files(dist, &engine)?)?,
        with_digests(dist, &problems::files(dist, &engine)?)?,
    ];
    let worker = dist.join("sw.js");
    fs::write(
        &worker,
        worker_of_release(&fs::read_to_string(&worker)?, &build, &lists)?,
    )?;
    Ok(())
}

/// Has the start script fetch the files of the screen of a game beside the program.
fn with_files_of_play(dist: &Path, name: &str, page: &str) -> Result<String> {
    const START: &str = " data-js=";
    let loader = fs::read_to_string(dist.join(format!("{name}-later.js")))?;
    let files = code_split::files_of_parts(&loader).remove("play");
    let files = files.ok_or("there is no file for the screen of a game")?;
    let files: Vec<String> = files
        .iter()
        .map(|file| format!("later/{name}-{file}.wasm"))
        .collect();
    let (before, after) = page
        .split_once(START)
        .ok_or("index.html has no start script")?;
    Ok(format!(
        "{before} data-play=\"{}\"{START}{after}",
        files.join(" ")
    ))
}

/// Files and their digests, as a JavaScript array: during a deployment a host may serve files
/// of another build. The page is not among them: it names its build, and hosts may add to
/// pages.
fn with_digests(dist: &Path, files: &[String]) -> Result<String> {
    let mut entries = Vec::new();
    for file in files {
        let digest = STANDARD.encode(Sha256::digest(fs::read(dist.join(file))?));
        entries.push(format!("[{file:?}, \"sha256-{digest}\"]"));
    }
    Ok(format!("[{}]", entries.join(", ")))
}

/// Keeps the search worker, the course and the problems of the previous release: its page may still be open.
fn keep_last(dist: &Path, build: &str, last: &Path) -> Result<()> {
    let Ok(id) = build::id(last) else {
        return Ok(());
    };
    let folder = worker::folder(last, &id);
    if id != build && folder.is_dir() {
        let kept = worker::folder(dist, &id);
        for name in app_shell::all_files(&folder)? {
            let copy = kept.join(&name);
            if let Some(parent) = copy.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::copy(folder.join(&name), copy)?;
        }
    }
    Ok(())
}

/// Renames the page's files, which Trunk named by their digest before this task changed them,
/// so that no page gets a file of another build. The names also occur in the files, in a wasm
/// file with their lengths: the new name has to be as long as the old one.
fn rename(dist: &Path, from: &str, to: &str) -> Result<()> {
    if from.len() != to.len() {
        return Err(format!("{from} cannot become {to}: they differ in length").into());
    }
    for file in app_shell::all_files(dist)? {
        let path = dist.join(&file);
        if [".js", ".html", ".wasm"]
            .iter()
            .any(|end| file.ends_with(end))
        {
            let mut content = fs::read(&path)?;
            replace(&mut content, from.as_bytes(), to.as_bytes());
            fs::write(&path, content)?;
        }
        if file.contains(from) {
            fs::rename(path, dist.join(file.replace(from, to)))?;
        }
    }
    Ok(())
}

fn replace(content: &mut [u8], from: &[u8], to: &[u8]) {
    let mut at = 0;
    while let Some(place) = content.get_mut(at..at + from.len()) {
        if place == from {
            place.copy_from_slice(to);
        }
        at += 1;
    }
}

/// A digest (FNV-1a) of every file's name and content, in hexadecimal.
fn digest(dist: &Path) -> Result<String> {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in app_shell::all_files(dist)? {
        for byte in file.bytes().chain([0]).chain(fs::read(dist.join(&file))?) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    Ok(format!("{hash:016x}"))
}

fn page_of_release(page: &str, build: &str) -> Result<String> {
    let (before, rest) = page
        .split_once("<!-- release:")
        .ok_or("index.html lost its `<!-- release:` mark")?;
    let (_, after) = rest
        .split_once("-->")
        .ok_or("index.html: the release mark has no end")?;
    let after = remote_servers::with_servers_of_build(&with_short_scripts(after));
    let policy = policy(&after);
    Ok(format!(
        "{before}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n    \
         <meta name=\"build\" content=\"{build}\">{after}"
    ))
}

/// [`POLICY`], which lets the page's inline scripts run, as they are, and no others, and lets
/// the page reach its trackers and the sites of records.
fn policy(page: &str) -> String {
    const SCRIPTS: &str = "script-src 'self'";
    const CONNECTIONS: &str = "connect-src 'self'";
    let digest = |script| STANDARD.encode(Sha256::digest(script));
    let digests: String = inline_scripts(page)
        .map(|script| format!(" 'sha256-{}'", digest(script)))
        .collect();
    let servers: String = remote_servers::tracker_origins(page)
        .iter()
        .chain(&remote_servers::record_sites(page))
        .map(|origin| format!(" {origin}"))
        .collect();
    POLICY
        .replace(SCRIPTS, &format!("{SCRIPTS}{digests}"))
        .replace(CONNECTIONS, &format!("{CONNECTIONS}{servers}"))
}

fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    let scripts = page.split(INLINE_SCRIPT).skip(1);
    scripts.filter_map(|rest| Some(rest.split_once(SCRIPT_END)?.0))
}

const INLINE_SCRIPT: &str = "<script>";
const SCRIPT_END: &str = "</script>";

/// The page with its inline scripts without their comments.
fn with_short_scripts(page: &str) -> String {
    let scripts: Vec<_> = inline_scripts(page).map(str::to_owned).collect();
    scripts.iter().fold(page.to_owned(), |page, script| {
        page.replace(script, &minify::without_comments(script))
    })
}

fn worker_of_release(
    worker: &str,
    build: &str,
    [shell, engine, courses, problems]: &[String; 4],
) -> Result<String> {
    let mut worker = worker.to_owned();
    for (mark, value) in [
        ("\"__BUILD__\"", &format!("{build:?}")),
        ("[\"__SHELL__\"]", shell),
        ("[\"__ENGINE__\"]", engine),
        ("[\"__COURSES__\"]", courses),
        ("[\"__PROBLEMS__\"]", problems),
    ] {
        if !worker.contains(mark) {
            return Err(format!("sw.js lost its mark {mark}").into());
        }
        worker = worker.replace(mark, value);
    }
    Ok(worker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_replaced_wherever_it_stands() {
        let mut content = *b"./app-12_bg.wasm app-1 app-12";
        replace(&mut content, b"app-12", b"app-34");
        assert_eq!(&content, b"./app-34_bg.wasm app-1 app-34");
    }

    #[test]
    fn the_mark_in_the_page_becomes_policy_and_build() {
        let page = page_of_release("<head><!-- release: here --></head>", "0123").unwrap();
        assert!(page.starts_with("<head><meta http-equiv="));
        assert!(page.ends_with("<meta name=\"build\" content=\"0123\"></head>"));
        assert!(page_of_release("<head></head>", "0123").is_err());
    }

    #[test]
    fn the_policy_lets_inline_scripts_of_the_page_run() {
        let page = "<head><!-- release: --></head><script src=\"a.js\"></script>\
            <script>\n  // why\n  run();\n</script>";
        let page = page_of_release(page, "0123").unwrap();
        assert!(page.ends_with("<script>run();\n</script>"));
        // By `openssl dgst -sha256 -binary | base64`.
        let digest = "eEpJQ875EgK5EExgc82CWSzcnYEGRRQ+0JkzZRvf3lg=";
        assert!(page.contains(&format!(
            "script-src 'self' 'sha256-{digest}' 'wasm-unsafe-eval';"
        )));
    }

    #[test]
    fn the_policy_lets_the_page_show_pictures_it_has_made_and_run_nothing_foreign() {
        let sources = |directive: &str| {
            POLICY
                .split("; ")
                .find_map(|rule| rule.strip_prefix(directive))
                .unwrap()
        };
        assert_eq!(sources("img-src "), "'self' blob: data:");
        assert_eq!(sources("default-src "), "'none'");
        assert_eq!(sources("script-src "), "'self' 'wasm-unsafe-eval'");
        assert_eq!(sources("connect-src "), "'self'");
    }

    #[test]
    fn the_project_s_own_page_and_worker_can_be_filled() {
        let root = crate::project::root();
        let page = fs::read_to_string(root.join("index.html")).unwrap();
        assert!(
            page_of_release(&page, "0123")
                .unwrap()
                .contains("content=\"0123\"")
        );
        let worker = fs::read_to_string(root.join("public/sw.js")).unwrap();
        let lists = [
            "[[\"x.css\", \"sha256-x\"]]",
            "[[\"v/0123/x.js\", \"sha256-y\"]]",
            "[[\"v/0123/lessons/en.json\", \"sha256-z\"]]",
            "[[\"v/0123/problems/mates.txt\", \"sha256-p\"]]",
        ];
        let lists = lists.map(str::to_owned);
        let filled = worker_of_release(&worker, "0123", &lists).unwrap();
        assert!(filled.contains("const BUILD = \"0123\";"));
        assert!(filled.contains("const SHELL = [[\"x.css\", \"sha256-x\"]];"));
        assert!(filled.contains("const ENGINE = [[\"v/0123/x.js\", \"sha256-y\"]];"));
        assert!(filled.contains("const COURSES = [[\"v/0123/lessons/en.json\", \"sha256-z\"]];"));
        assert!(
            filled.contains("const PROBLEMS = [[\"v/0123/problems/mates.txt\", \"sha256-p\"]];")
        );
    }
}
