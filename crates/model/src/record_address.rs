//! Addresses of records on other sites.

/// An `https` address without the names of a user. What is behind it is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordAddress(String);

impl RecordAddress {
    /// The address that a text is; `None` for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        let address = text.trim();
        let rest = address.strip_prefix("https://")?;
        let is_address = rest.bytes().all(|byte| byte.is_ascii_graphic()) && rest.len() <= LONGEST;
        let authority = rest.split(['/', '?', '#']).next()?;
        let is_host = !authority.is_empty() && !authority.contains('@');
        (is_address && is_host).then(|| Self(address.to_owned()))
    }

    /// Whether the site of the record is among those of a build, with spaces between; `https:`
    /// stands for all.
    pub fn is_of(&self, sites: &str) -> bool {
        let file = self.file();
        let mut sites = sites.split_whitespace();
        sites.any(|site| site == "https:" || origin(site).eq_ignore_ascii_case(origin(&file)))
    }

    /// Where the record itself is: at lishogi and GitHub beside the page that shows it.
    pub fn file(&self) -> String {
        if let Some(path) = self.0.strip_prefix("https://github.com/")
            && let Some((repository, file)) = path.split_once("/blob/")
        {
            return format!("https://raw.githubusercontent.com/{repository}/{file}");
        }
        let path = self.0.strip_prefix("https://lishogi.org/");
        let path = path.and_then(|path| path.split(['?', '#']).next());
        let game = path.map(|path| path.split_once('/').unwrap_or((path, "")));
        let is_game = |&(id, side): &(&str, &str)| {
            let is_id = id.bytes().all(|byte| byte.is_ascii_alphanumeric());
            is_id && [8, 12].contains(&id.len()) && ["", "sente", "gote"].contains(&side)
        };
        match game.filter(is_game).map(|(id, _)| id) {
            // The last four letters are those of a player.
            Some(id) => format!("https://lishogi.org/game/export/{}", &id[..8]),
            None => self.0.clone(),
        }
    }

    /// The last part of its path, or the site.
    pub fn name(&self) -> &str {
        let path = self.0.split(['?', '#']).next().unwrap_or(&self.0);
        let path = path.trim_end_matches('/');
        path.rsplit('/').next().unwrap_or(path)
    }
}

/// The site of an address: `https://example.com`.
fn origin(address: &str) -> &str {
    let after_scheme = address.find("://").map_or(0, |place| place + 3);
    let end = address[after_scheme..].find(['/', '?', '#']);
    end.map_or(address, |end| &address[..after_scheme + end])
}

/// In bytes: browsers take no longer ones in a bar of addresses.
const LONGEST: usize = 2_000;

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use super::RecordAddress;

    fn address(text: &str) -> RecordAddress {
        RecordAddress::parse(text).expect(text)
    }

    #[test]
    fn only_https_addresses_without_users_are_addresses() {
        for text in [
            "",
            "https://",
            "http://example.com/a.kif",
            "ftp://example.com/a.kif",
            "https://user:word@example.com/a.kif",
            "see https://example.com/a.kif",
            "https://example.com/a.kif and more",
            "https://example.com/\n開始日時：",
        ] {
            assert_eq!(RecordAddress::parse(text), None, "{text}");
        }
        let long = format!("https://example.com/{}", "a".repeat(3_000));
        assert_eq!(RecordAddress::parse(&long), None);
        assert_eq!(address(" https://example.com/a.kif\n").name(), "a.kif");
    }

    #[test]
    fn a_build_names_the_sites() {
        let sites = "https://lishogi.org https://example.com:8080";
        assert!(address("https://lishogi.org/abcdefgh").is_of(sites));
        assert!(address("https://example.com:8080/a?b=/c#d").is_of(sites));
        assert!(address("https://example.com/a").is_of("https://example.com/"));
        let raw = "https://raw.githubusercontent.com";
        assert!(address("https://github.com/a/b/blob/main/c.kif").is_of(raw));
        for other in [
            "https://example.com/a.kif",
            "https://lishogi.org.example.com/a",
            "https://example.org/https://lishogi.org/",
        ] {
            assert!(!address(other).is_of(sites), "{other}");
            assert!(address(other).is_of("https:"), "{other}");
            assert!(!address(other).is_of(""), "{other}");
        }
    }

    #[test]
    fn the_record_is_beside_the_page_that_shows_it() {
        for page in [
            "https://lishogi.org/a1B2c3D4",
            "https://lishogi.org/a1B2c3D4/gote#12",
            "https://lishogi.org/a1B2c3D4wxyz",
        ] {
            let file = address(page).file();
            assert_eq!(file, "https://lishogi.org/game/export/a1B2c3D4", "{page}");
        }
        for other in [
            "https://lishogi.org/training/12",
            "https://example.com/a.kif",
        ] {
            assert_eq!(address(other).file(), other);
        }
        let page = address("https://github.com/a/b/blob/main/c/d.kif");
        assert_eq!(
            page.file(),
            "https://raw.githubusercontent.com/a/b/main/c/d.kif"
        );
        assert_eq!(address("https://example.com/shogi/?id=1").name(), "shogi");
    }
}
