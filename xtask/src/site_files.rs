//! What a host is given: the files of a release, the compressed ones beside them, and the
//! settings of web servers.
use crate::{
    app_shell, build, compress,
    project::{Result, root},
    worker,
};
use std::{fs, path::Path};

/// Their folder in the repository.
const HOST_SETTINGS: &str = "packages/hosting";
/// The place of the content policy in them.
const POLICY_MARK: &str = "CONTENT_SECURITY_POLICY";

/// The files of this build. `dist/` also has the search worker of the build before, for pages
/// that are still open.
pub fn names(dist: &Path) -> Result<Vec<String>> {
    let own = format!("{}{}/", worker::VERSIONED, build::id(dist)?);
    let mut files = app_shell::all_files(dist)?;
    files.retain(|file| !file.starts_with(worker::VERSIONED) || file.starts_with(&own));
    Ok(files)
}

/// The file as brotli and gzip make it, with the ending of each, where that is worth it.
pub fn compressed(file: &str, content: &[u8]) -> Result<Vec<(&'static str, Vec<u8>)>> {
    const TEXTS: [&str; 8] = [
        "html",
        "js",
        "css",
        "json",
        "webmanifest",
        "wasm",
        "svg",
        "txt",
    ];
    let ending = file.rsplit('.').next().unwrap_or_default();
    if !TEXTS.contains(&ending) {
        return Ok(Vec::new());
    }
    Ok(vec![
        ("br", compress::brotli(content)?),
        ("gz", compress::gzip(content)?),
    ])
}

/// Settings of web servers by their names, with the content policy of this build's page.
pub fn host_settings(dist: &Path) -> Result<Vec<(String, String)>> {
    let policy = policy(&fs::read_to_string(dist.join("index.html"))?)?;
    let folder = root().join(HOST_SETTINGS);
    let names = app_shell::all_files(&folder)?;
    names
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(folder.join(&name))?;
            Ok((name, text.replace(POLICY_MARK, &policy)))
        })
        .collect()
}

/// The content policy that the page names.
fn policy(page: &str) -> Result<String> {
    let start = "<meta http-equiv=\"Content-Security-Policy\" content=\"";
    let policy = page
        .split_once(start)
        .and_then(|(_, rest)| Some(rest.split_once('"')?.0));
    // A page cannot say this of itself.
    Ok(format!(
        "{}; frame-ancestors 'self'",
        policy.ok_or("the page has no content policy")?
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_compressed_and_pictures_are_not() {
        let text = "a".repeat(1000);
        let files = compressed("a/b.css", text.as_bytes()).unwrap();
        let endings: Vec<_> = files.iter().map(|(ending, _)| *ending).collect();
        assert_eq!(endings, ["br", "gz"]);
        assert!(files.iter().all(|(_, small)| small.len() < 100));
        assert!(compressed("a.png", b"").unwrap().is_empty());
    }

    #[test]
    fn the_policy_of_the_page_is_that_of_the_servers() {
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">";
        let expected = "default-src 'none'; frame-ancestors 'self'";
        assert_eq!(policy(page).unwrap(), expected);
        assert!(policy("<html>").is_err());
    }
}
