//! Descriptions in the form that browsers give and take: the Session Description Protocol
//! (RFC 8866), for data channels (RFC 8841) over ICE (RFC 8839).
use core::{fmt::Write, str::SplitWhitespace};

use data_encoding::HEXUPPER;

use super::{
    candidate::{Candidate, CandidateKind},
    credential::{Password, Ufrag},
    description::{Description, MAX_MESSAGE_SIZE, MAX_OF_KIND, Setup, USUAL_SCTP_PORT},
};

/// Why an SDP is not that of a connection with one data channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseSdpError {
    #[error("not one data channel and nothing else")]
    OtherMedia,
    #[error("no valid attribute `{0}`")]
    Attribute(&'static str),
}

/// What the one medium is called: in what all browsers write, and so in what we write.
const MID: &str = "0";

impl Description {
    /// Reads the SDP of a browser.
    ///
    /// # Errors
    /// When it has other media than one data channel, or lacks what a connection needs.
    pub fn from_sdp(sdp: &str) -> Result<Self, ParseSdpError> {
        let attributes = Attributes(sdp);
        attributes.check_media()?;
        let needed = |name| attributes.first(name).ok_or(ParseSdpError::Attribute(name));
        let setup = needed("setup")?;
        let setup = Setup::ALL.into_iter().find(|s| s.name() == setup);
        let ufrag = needed("ice-ufrag").map(Ufrag::new)?;
        let password = needed("ice-pwd").map(Password::new)?;
        let mut fingerprints = attributes.all("fingerprint");
        let sctp_port = attributes.number("sctp-port")?;
        let max_message_size = attributes.number::<u64>("max-message-size")?;
        Ok(Self {
            setup: setup.ok_or(ParseSdpError::Attribute("setup"))?,
            ufrag: ufrag.ok_or(ParseSdpError::Attribute("ice-ufrag"))?,
            password: password.ok_or(ParseSdpError::Attribute("ice-pwd"))?,
            fingerprint: fingerprints
                .find_map(|value| sha_256(value.split_whitespace()))
                .ok_or(ParseSdpError::Attribute("fingerprint"))?,
            candidates: best(
                attributes
                    .all("candidate")
                    .filter_map(Candidate::from_attribute),
            ),
            sctp_port: sctp_port.unwrap_or(USUAL_SCTP_PORT),
            max_message_size: match max_message_size {
                // Zero: any size.
                None | Some(0) => MAX_MESSAGE_SIZE,
                Some(size) => size.min(MAX_MESSAGE_SIZE.into()) as u32,
            },
        })
    }

    /// An SDP for the other device's browser.
    pub fn to_sdp(&self) -> String {
        let mut sdp = [
            "v=0\r\n",
            "o=- 1 1 IN IP4 0.0.0.0\r\n",
            "s=-\r\n",
            "t=0 0\r\n",
            "a=group:BUNDLE 0\r\n",
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n",
            "c=IN IP4 0.0.0.0\r\n",
        ]
        .concat();
        let mut add = |name: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = write!(sdp, "a={name}:{value}\r\n");
        };
        for (index, candidate) in (0..).zip(&self.candidates) {
            add("candidate", &candidate.attribute(index));
        }
        add("ice-ufrag", self.ufrag.as_str());
        add("ice-pwd", self.password.as_str());
        let digest = self.fingerprint.map(|byte| HEXUPPER.encode(&[byte]));
        add("fingerprint", &format!("sha-256 {}", digest.join(":")));
        add("setup", self.setup.name());
        add("mid", MID);
        add("sctp-port", &self.sctp_port.to_string());
        add("max-message-size", &self.max_message_size.to_string());
        sdp
    }
}

/// The lines of an SDP that start with `a=`, of the session and of its media.
#[derive(Clone, Copy)]
struct Attributes<'a>(&'a str);

impl<'a> Attributes<'a> {
    /// That there is one data channel.
    fn check_media(self) -> Result<(), ParseSdpError> {
        let mut media = self.0.lines().filter_map(|line| line.strip_prefix("m="));
        let is_channel = |media: &str| {
            media.starts_with("application ") && media.ends_with(" webrtc-datachannel")
        };
        if !media.next().is_some_and(is_channel) || media.next().is_some() {
            return Err(ParseSdpError::OtherMedia);
        }
        match self.first("mid") {
            Some(MID) | None => Ok(()),
            Some(_) => Err(ParseSdpError::Attribute("mid")),
        }
    }

    fn all(self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let lines = self.0.lines().filter_map(|line| line.strip_prefix("a="));
        lines.filter_map(move |line| line.strip_prefix(name)?.strip_prefix(':'))
    }

    fn first(self, name: &'a str) -> Option<&'a str> {
        self.all(name).next()
    }

    /// None where there is no such attribute.
    fn number<T: core::str::FromStr>(self, name: &'static str) -> Result<Option<T>, ParseSdpError> {
        let number = self.first(name).map(str::parse).transpose();
        number.map_err(|_| ParseSdpError::Attribute(name))
    }
}

/// The digest of a fingerprint by SHA-256; others may stand beside it.
fn sha_256(mut words: SplitWhitespace<'_>) -> Option<[u8; 32]> {
    words
        .next()
        .filter(|name| name.eq_ignore_ascii_case("sha-256"))?;
    let digest = words.next()?.to_ascii_uppercase();
    let bytes = digest.split(':').map(|byte| {
        let byte: [u8; 1] = HEXUPPER.decode(byte.as_bytes()).ok()?.try_into().ok()?;
        Some(byte[0])
    });
    bytes.collect::<Option<Vec<u8>>>()?.try_into().ok()
}

/// The best of each kind, the best first.
fn best(candidates: impl Iterator<Item = (u32, Candidate)>) -> Vec<Candidate> {
    let mut all: Vec<_> = candidates.collect();
    let mut best = Vec::new();
    for kind in CandidateKind::ALL {
        for _ in 0..MAX_OF_KIND {
            let of_kind = (0..all.len()).filter(|&place| all[place].1.kind == kind);
            // The first of equals, as the browser has it.
            match of_kind.min_by_key(|&place| core::cmp::Reverse(all[place].0)) {
                Some(place) => best.push(all.remove(place).1),
                None => break,
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signalling::{DescriptionKind, sdp_samples};

    #[test]
    fn an_sdp_is_written_from_what_was_read() {
        let offer = Description::from_sdp(sdp_samples::CHROMIUM_OFFER).unwrap();
        assert_eq!(
            offer.to_sdp().replace("\r\n", "\n"),
            sdp_samples::OFFER_WRITTEN
        );
        for sample in sdp_samples::ALL {
            let description = Description::from_sdp(sample).unwrap();
            assert_eq!(
                Description::from_sdp(&description.to_sdp()),
                Ok(description)
            );
        }
    }

    #[test]
    fn the_kind_is_that_of_the_setup() {
        let kinds = sdp_samples::ALL.map(|sample| Description::from_sdp(sample).unwrap().kind());
        let (offer, answer) = (DescriptionKind::Offer, DescriptionKind::Answer);
        assert_eq!(kinds, [offer, answer, offer, answer]);
    }

    #[test]
    fn an_address_for_tcp_that_nobody_can_connect_to_is_left_out() {
        let offer = Description::from_sdp(sdp_samples::FIREFOX_OFFER).unwrap();
        let ports: Vec<u16> = offer.candidates.iter().map(|one| one.port).collect();
        // The best first, then that of the router.
        assert_eq!(ports, [41648, 48809, 40021]);
    }

    #[test]
    fn of_many_addresses_some_of_each_kind_are_kept() {
        let lines: String = (1..=20)
            .map(|n| format!("a=candidate:{n} 1 udp {n} 192.0.2.{n} {n} typ host\r\n"))
            .collect();
        let sdp = sdp_samples::CHROMIUM_ANSWER.replace("a=ice-ufrag", &(lines + "a=ice-ufrag"));
        let description = Description::from_sdp(&sdp).unwrap();
        let kinds = CandidateKind::ALL.map(|kind| {
            let is_kind = |one: &&Candidate| one.kind == kind;
            description.candidates.iter().filter(is_kind).count()
        });
        assert_eq!(kinds, [MAX_OF_KIND, 1, 1]);
    }

    #[test]
    fn what_a_connection_needs_must_be_there() {
        let error = |from: &str, to: &str| {
            let sdp = sdp_samples::CHROMIUM_OFFER.replace(from, to);
            assert_ne!(sdp, sdp_samples::CHROMIUM_OFFER, "{from}");
            Description::from_sdp(&sdp).unwrap_err()
        };
        assert_eq!(error("m=application", "m=audio"), ParseSdpError::OtherMedia);
        assert_eq!(
            error("m=", "m=video 9 RTP/AVP 0\nm="),
            ParseSdpError::OtherMedia
        );
        assert_eq!(Description::from_sdp(""), Err(ParseSdpError::OtherMedia));
        for (from, to, name) in [
            ("a=mid:0", "a=mid:data", "mid"),
            ("actpass", "holdconn", "setup"),
            ("a=setup", "a=unknown", "setup"),
            ("ice-ufrag:SziJ", "ice-ufrag:Szi", "ice-ufrag"),
            ("a=ice-pwd:", "a=ice-pwd:?", "ice-pwd"),
            ("sha-256 ", "sha-1 ", "fingerprint"),
            ("sha-256 88:", "sha-256 ", "fingerprint"),
            (":5000", ":65536", "sctp-port"),
            (
                "max-message-size:2",
                "max-message-size:-2",
                "max-message-size",
            ),
        ] {
            assert_eq!(error(from, to), ParseSdpError::Attribute(name), "{to}");
        }
    }
}
