//! A small static file server for one folder under one path.
use crate::project::Result;
use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

/// The longest request, in bytes.
const REQUEST_LIMIT: u64 = 16 * 1024;
const TIMEOUT: Duration = Duration::from_secs(10);

/// Answers requests for `dir` under `prefix` (with a slash at both ends) until it is killed.
pub fn serve(listener: &TcpListener, dir: &Path, prefix: &str) -> Result<()> {
    let site = Arc::new(Site {
        dir: dir.canonicalize()?,
        prefix: prefix.to_owned(),
    });
    for stream in listener.incoming() {
        let (site, stream) = (Arc::clone(&site), stream?);
        thread::spawn(move || {
            // A browser may close a connection at any time.
            if let Err(error) = site.handle(stream)
                && !matches!(
                    error.kind(),
                    io::ErrorKind::BrokenPipe
                        | io::ErrorKind::ConnectionReset
                        | io::ErrorKind::WouldBlock
                        | io::ErrorKind::TimedOut
                )
            {
                eprintln!("serve: {error}");
            }
        });
    }
    Ok(())
}

struct Site {
    dir: PathBuf,
    prefix: String,
}

#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    MovedTo(String),
    NotFound,
    BadMethod,
}

impl Site {
    fn handle(&self, mut stream: TcpStream) -> io::Result<()> {
        stream.set_read_timeout(Some(TIMEOUT))?;
        stream.set_write_timeout(Some(TIMEOUT))?;
        let mut lines = BufReader::new((&stream).take(REQUEST_LIMIT)).lines();
        let Some(request) = lines.next().transpose()? else {
            return Ok(());
        };
        // The headers are ignored, but have to be read, or the connection would be reset.
        for line in lines {
            if line?.is_empty() {
                break;
            }
        }
        let mut words = request.split(' ');
        let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let (status, extra, kind, body) = match self.answer(method, target) {
            Answer::File(file) => ("200 OK", String::new(), mime_type(&file), fs::read(file)?),
            Answer::MovedTo(place) => (
                "301 Moved Permanently",
                format!("Location: {place}\r\n"),
                "text/plain; charset=utf-8",
                b"moved\n".to_vec(),
            ),
            Answer::NotFound => (
                "404 Not Found",
                String::new(),
                "text/plain; charset=utf-8",
                b"not found\n".to_vec(),
            ),
            Answer::BadMethod => (
                "405 Method Not Allowed",
                "Allow: GET, HEAD\r\n".to_owned(),
                "text/plain; charset=utf-8",
                b"only GET and HEAD\n".to_vec(),
            ),
        };
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n{extra}\
             Access-Control-Allow-Origin: *\r\nCache-Control: no-cache\r\n\
             X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            body.len()
        )?;
        if method != "HEAD" {
            stream.write_all(&body)?;
        }
        stream.flush()
    }

    fn answer(&self, method: &str, target: &str) -> Answer {
        if !matches!(method, "GET" | "HEAD") {
            return Answer::BadMethod;
        }
        let path = target.split(['?', '#']).next().unwrap_or("");
        if self.prefix.strip_suffix('/') == Some(path) && !path.is_empty() {
            return Answer::MovedTo(self.prefix.clone());
        }
        let Some(inner) = path.strip_prefix(&self.prefix).and_then(decoded) else {
            return Answer::NotFound;
        };
        let Some(file) = self.file(&inner) else {
            return Answer::NotFound;
        };
        if !file.is_dir() {
            return Answer::File(file);
        }
        if !path.ends_with('/') {
            return Answer::MovedTo(format!("{path}/"));
        }
        match self.file(&format!("{inner}index.html")) {
            Some(page) if page.is_file() => Answer::File(page),
            _ => Answer::NotFound,
        }
    }

    /// The file or folder of a decoded path, if it exists and is inside the folder served.
    fn file(&self, inner: &str) -> Option<PathBuf> {
        let plain = |part: &str| part != ".." && !part.contains(['\\', '\0', ':']);
        if !inner.split('/').all(plain) || inner.starts_with('/') {
            return None;
        }
        let file = self.dir.join(inner).canonicalize().ok()?;
        file.starts_with(&self.dir).then_some(file)
    }
}

/// Decodes the `%XX` of a path; `None` if the result is not UTF-8.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        if first == b'%' {
            let digits = std::str::from_utf8(tail.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
            rest = &tail[2..];
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

fn mime_type(file: &Path) -> &'static str {
    match file.extension().and_then(|e| e.to_str()).unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/vnd.microsoft.icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(prefix: &str) -> Site {
        Site {
            dir: crate::project::root().join("xtask").canonicalize().unwrap(),
            prefix: prefix.to_owned(),
        }
    }

    fn name(answer: Answer) -> String {
        match answer {
            Answer::File(file) => file.file_name().unwrap().to_str().unwrap().to_owned(),
            Answer::MovedTo(place) => format!("-> {place}"),
            Answer::NotFound => "404".to_owned(),
            Answer::BadMethod => "405".to_owned(),
        }
    }

    #[test]
    fn files_are_found_under_the_prefix_alone() {
        for (target, expected) in [
            ("/deep/path/Cargo.toml", "Cargo.toml"),
            ("/deep/path/Cargo.toml?v=1", "Cargo.toml"),
            ("/deep/path/%43argo.toml", "Cargo.toml"),
            ("/deep/path/src/main.rs", "main.rs"),
            ("/deep/path/src", "-> /deep/path/src/"),
            ("/deep/path/src/", "404"),
            ("/deep/path", "-> /deep/path/"),
            ("/Cargo.toml", "404"),
            ("/", "404"),
            ("", "404"),
        ] {
            assert_eq!(
                name(site("/deep/path/").answer("GET", target)),
                expected,
                "{target}"
            );
        }
        assert_eq!(name(site("/").answer("HEAD", "/Cargo.toml")), "Cargo.toml");
        assert_eq!(name(site("/").answer("POST", "/Cargo.toml")), "405");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        for target in [
            "/../Cargo.toml",
            "/src/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/%2e%2e%2fCargo.toml",
            "/..%5cCargo.toml",
            "//etc/passwd",
            "/%2fetc/passwd",
            "/%00",
            "/%zz",
            "/%f",
            "/%ff",
        ] {
            assert_eq!(name(site("/").answer("GET", target)), "404", "{target}");
        }
    }
}
