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

    /// The site: `https://example.com`.
    pub fn origin(&self) -> &str {
        let after_scheme = SCHEME.len();
        let end = self.0[after_scheme..].find(['/', '?', '#']);
        end.map_or(&self.0, |end| &self.0[..after_scheme + end])
    }

    /// Whether its site is among those of a build, with spaces between; `https:` stands for all.
    pub fn is_of(&self, sites: &str) -> bool {
        let mut sites = sites.split_whitespace();
        sites.any(|site| site == "https:" || site.eq_ignore_ascii_case(self.origin()))
    }

    /// Where the record itself is: at lishogi beside the page of its game.
    pub fn file(&self) -> String {
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

const SCHEME: &str = "https://";

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
    fn the_record_of_a_game_at_lishogi_is_beside_its_page() {
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
        assert_eq!(address("https://example.com/shogi/?id=1").name(), "shogi");
    }
}
