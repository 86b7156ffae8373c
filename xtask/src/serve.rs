//! `serve`: builds the page and serves it on a local address.
use crate::{build, project::Result, server, setup};
use std::{io::ErrorKind, net::TcpListener, path::PathBuf};

#[derive(Debug, PartialEq, Eq)]
struct Options {
    port: u16,
    /// Starts and ends with a slash.
    path: String,
    page: Page,
}

/// What is served.
#[derive(Debug, PartialEq, Eq)]
enum Page {
    /// Built at once.
    Release,
    /// The same in one file, without optimization: a change is there sooner.
    Development,
    /// The release that was built last.
    LastRelease,
    Folder(PathBuf),
}

pub fn run(arguments: &[String]) -> Result<()> {
    let Options { port, path, page } = Options::parse(arguments)?;
    // A port in use is reported before the build, not after it.
    let listener = TcpListener::bind(("127.0.0.1", port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => format!("port {port} is in use: choose another with --port"),
        _ => format!("cannot listen on port {port}: {error}"),
    })?;
    let dir = match page {
        Page::Development => {
            setup::for_build()?;
            let dir = build::development()?;
            println!("This is no release: `cargo xtask serve` or `cargo xtask build` makes one");
            dir
        }
        Page::Release => {
            setup::for_build()?;
            build::release()?;
            build::dist()?
        }
        Page::LastRelease => build::dist()?,
        Page::Folder(dir) => dir,
    };
    println!(
        "Komadai is at http://{}{path} (Ctrl-C ends it)",
        listener.local_addr()?
    );
    server::serve(&listener, &dir, &path)
}

impl Options {
    fn parse(arguments: &[String]) -> Result<Self> {
        let mut options = Self {
            port: 8080,
            path: "/".to_owned(),
            page: Page::Release,
        };
        let mut rest = arguments.iter();
        while let Some(name) = rest.next() {
            let mut value = || rest.next().ok_or(format!("{name} wants a value"));
            match name.as_str() {
                "--port" => {
                    let text = value()?;
                    options.port = text
                        .parse()
                        .map_err(|_| format!("`{text}` is not a port"))?;
                }
                "--path" => {
                    let inner = value()?.trim_matches('/');
                    options.path = if inner.is_empty() {
                        "/".to_owned()
                    } else {
                        format!("/{inner}/")
                    };
                }
                "--dir" => options.page = Page::Folder(value()?.into()),
                "--no-build" => options.page = Page::LastRelease,
                "--dev" => options.page = Page::Development,
                _ => return Err(format!("unexpected argument `{name}`").into()),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Options::parse(&arguments)
    }

    #[test]
    fn the_path_is_wrapped_in_slashes() {
        assert_eq!(parse("").unwrap().path, "/");
        assert_eq!(parse("--path /").unwrap().path, "/");
        assert_eq!(parse("--path deep/path").unwrap().path, "/deep/path/");
        assert_eq!(parse("--path /deep/path/").unwrap().path, "/deep/path/");
    }

    #[test]
    fn bad_arguments_are_named() {
        for (line, message) in [
            ("--port", "--port wants a value"),
            ("--port 80000", "`80000` is not a port"),
            ("--open", "unexpected argument `--open`"),
        ] {
            assert_eq!(parse(line).unwrap_err().to_string(), message);
        }
    }
}
