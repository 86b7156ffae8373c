//! The servers by which two devices find each other, and the sites whose records the page may
//! fetch: the page names them, a build may name others, and the content policy allows these and
//! no others.
use std::env;

/// The names of the page's `meta` elements, and the variables that replace their contents.
const SERVERS: [(&str, &str); 3] = [
    ("trackers", "KOMADAI_TRACKERS"),
    ("stun", "KOMADAI_STUN"),
    ("record-sites", "KOMADAI_RECORD_SITES"),
];

/// The page with the servers of this build.
pub fn with_servers_of_build(page: &str) -> String {
    SERVERS
        .iter()
        .fold(page.to_owned(), |page, (name, variable)| {
            match env::var(variable) {
                Ok(servers) => with_content(&page, name, &servers),
                Err(_) => page,
            }
        })
}

fn with_content(page: &str, name: &str, content: &str) -> String {
    let Some(before) = content_of(page, name) else {
        return page.to_owned();
    };
    let element = |content: &str| format!("<meta name=\"{name}\" content=\"{content}\">");
    page.replacen(&element(before), &element(content), 1)
}

fn content_of<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("<meta name=\"{name}\" content=\""))?;
    rest.split_once('"').map(|(content, _)| content)
}

/// The origins of the page's trackers, as sources of a content policy.
pub fn tracker_origins(page: &str) -> Vec<String> {
    let trackers = content_of(page, "trackers").unwrap_or_default();
    let source = |tracker| origin(tracker, &["ws", "wss"]);
    trackers.split_whitespace().filter_map(source).collect()
}

/// The sites whose records the page may fetch, as sources of a content policy; `https:` stands
/// for all.
pub fn record_sites(page: &str) -> Vec<String> {
    let sites = content_of(page, "record-sites").unwrap_or_default();
    let source = |site: &str| match site {
        "https:" => Some(site.to_owned()),
        _ => origin(site, &["https"]),
    };
    sites.split_whitespace().filter_map(source).collect()
}

/// `wss://host:port` of an address; none where it has another scheme, or is no address.
fn origin(address: &str, schemes: &[&str]) -> Option<String> {
    let (scheme, rest) = address.split_once("://")?;
    let host = rest.split('/').next()?;
    let is_host = !host.is_empty()
        && host
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-.:[]".contains(&byte));
    (schemes.contains(&scheme) && is_host).then(|| format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<meta name=\"trackers\" content=\"wss://a.example/announce wss://b.example:7073\">\
        <meta name=\"stun\" content=\"stun:c.example\">";

    #[test]
    fn the_policy_allows_the_trackers_and_nothing_else() {
        assert_eq!(
            tracker_origins(PAGE),
            ["wss://a.example", "wss://b.example:7073"]
        );
        let page = with_content(
            PAGE,
            "trackers",
            "https://x.example wss://y.example; wss:// ws://z",
        );
        assert_eq!(tracker_origins(&page), ["ws://z"]);
    }

    #[test]
    fn the_policy_allows_sites_of_records_by_https_alone() {
        let page = |sites| format!("<meta name=\"record-sites\" content=\"{sites}\">");
        let sites = record_sites(&page(
            "https://a.example http://b.example wss://c https://d;e",
        ));
        assert_eq!(sites, ["https://a.example"]);
        assert_eq!(record_sites(&page("https:")), ["https:"]);
        assert!(record_sites(&page("")).is_empty());
    }

    #[test]
    fn a_build_may_name_other_servers() {
        let page = with_content(PAGE, "stun", "");
        assert_eq!(content_of(&page, "stun"), Some(""));
        assert_eq!(content_of(&page, "trackers"), content_of(PAGE, "trackers"));
        assert_eq!(with_content(PAGE, "other", "x"), PAGE);
    }

    #[test]
    fn the_page_names_servers() {
        let page = std::fs::read_to_string(crate::project::root().join("index.html"));
        let page = page.expect("the page");
        assert!(tracker_origins(&page).len() >= 2);
        assert!(content_of(&page, "stun").is_some_and(|stun| stun.starts_with("stun:")));
    }
}
