//! What one device tells the other of its side of a connection.
use core::fmt;

use super::{
    candidate::{Candidate, CandidateKind},
    credential::{Password, Ufrag},
    pack::{Pack, Reader},
};

/// A session description of WebRTC for one data channel, reduced to what differs from one
/// connection to the next. It is read from an SDP and written as one again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    pub(super) setup: Setup,
    pub(super) ufrag: Ufrag,
    pub(super) password: Password,
    /// The SHA-256 digest of the certificate.
    pub(super) fingerprint: [u8; 32],
    /// The best first, at most [`MAX_CANDIDATES`].
    pub(super) candidates: Vec<Candidate>,
    pub(super) sctp_port: u16,
    /// In bytes; at most [`MAX_MESSAGE_SIZE`], which is more than we ever send.
    pub(super) max_message_size: u32,
}

/// What a description is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DescriptionKind {
    Offer,
    Answer,
}

/// Who begins with DTLS (RFC 8842): whoever answers decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setup {
    Actpass,
    Active,
    Passive,
}

/// So many candidates of each kind are kept: a device with more has networks of its own,
/// such as those of virtual machines.
pub(super) const MAX_OF_KIND: usize = 6;
pub(super) const MAX_CANDIDATES: usize = MAX_OF_KIND * CandidateKind::ALL.len();

pub(super) const USUAL_SCTP_PORT: u16 = 5_000;

/// Also what holds where an SDP has none (RFC 8841, section 6).
pub(super) const MAX_MESSAGE_SIZE: u32 = 65_536;

impl Description {
    pub const fn kind(&self) -> DescriptionKind {
        match self.setup {
            Setup::Actpass => DescriptionKind::Offer,
            Setup::Active | Setup::Passive => DescriptionKind::Answer,
        }
    }

    /// Whether there is an address at which the device may be reached. A browser that
    /// gives none may still reach the other one.
    pub const fn has_candidates(&self) -> bool {
        !self.candidates.is_empty()
    }

    /// As few bytes: 56 from Chromium and 65 from Firefox, 7 more for each address of version 4
    /// and 19 for each other name or address.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.pack(&mut bytes);
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) writes.
    ///
    /// # Errors
    /// When the bytes are anything else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, UnpackError> {
        Self::unpack(&mut Reader::new(bytes)).ok_or(UnpackError)
    }
}

impl DescriptionKind {
    /// As in WebRTC: `offer` or `answer`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Offer => "offer",
            Self::Answer => "answer",
        }
    }
}

impl fmt::Display for DescriptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Setup {
    pub const ALL: [Self; 3] = [Self::Actpass, Self::Active, Self::Passive];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Actpass => "actpass",
            Self::Active => "active",
            Self::Passive => "passive",
        }
    }
}

/// The bytes are not a description.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the bytes of a description")]
pub struct UnpackError;

/// In the first byte: which values follow because they are not the usual ones.
const HAS_SCTP_PORT: u8 = 4;
const HAS_MESSAGE_SIZE: u8 = 8;

impl Pack for Description {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let has_port = self.sctp_port != USUAL_SCTP_PORT;
        let has_size = self.max_message_size != MAX_MESSAGE_SIZE;
        let mut head = self.setup as u8;
        head |= if has_port { HAS_SCTP_PORT } else { 0 };
        head |= if has_size { HAS_MESSAGE_SIZE } else { 0 };
        bytes.push(head);
        if has_port {
            bytes.extend(self.sctp_port.to_be_bytes());
        }
        if has_size {
            bytes.extend(self.max_message_size.to_be_bytes());
        }
        self.ufrag.pack(bytes);
        self.password.pack(bytes);
        bytes.extend(self.fingerprint);
        for candidate in &self.candidates {
            candidate.pack(bytes);
        }
    }

    fn unpack(bytes: &mut Reader<'_>) -> Option<Self> {
        let head = bytes.byte()?;
        let setup = head & !(HAS_SCTP_PORT | HAS_MESSAGE_SIZE);
        let setup = *Setup::ALL.get(usize::from(setup))?;
        let sctp_port = match head & HAS_SCTP_PORT {
            0 => USUAL_SCTP_PORT,
            _ => {
                Some(u16::from_be_bytes(bytes.array()?)).filter(|&port| port != USUAL_SCTP_PORT)?
            }
        };
        let max_message_size = match head & HAS_MESSAGE_SIZE {
            0 => MAX_MESSAGE_SIZE,
            _ => {
                Some(u32::from_be_bytes(bytes.array()?)).filter(|&size| size < MAX_MESSAGE_SIZE)?
            }
        };
        let ufrag = Ufrag::unpack(bytes)?;
        let password = Password::unpack(bytes)?;
        let fingerprint = bytes.array()?;
        let mut candidates = Vec::new();
        // To the end: their number is not written.
        while !bytes.is_empty() {
            candidates.push(Candidate::unpack(bytes)?);
        }
        (candidates.len() <= MAX_CANDIDATES).then_some(Self {
            setup,
            ufrag,
            password,
            fingerprint,
            candidates,
            sctp_port,
            max_message_size,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::signalling::sdp_samples;

    #[test]
    fn descriptions_are_read_as_they_were_packed() {
        for sample in sdp_samples::ALL {
            let description = Description::from_sdp(sample).unwrap();
            let bytes = description.to_bytes();
            assert_eq!(Description::from_bytes(&bytes), Ok(description));
            for end in 0..bytes.len() {
                // Only where a candidate ends is what is left a description, too.
                let part = Description::from_bytes(&bytes[..end]);
                assert!(part.is_err() || end >= 56, "{end}");
            }
        }
    }

    #[test]
    fn what_differs_from_the_usual_takes_more_bytes() {
        let usual = Description::from_sdp(sdp_samples::CHROMIUM_OFFER).unwrap();
        let unusual = Description {
            sctp_port: 5_001,
            max_message_size: 65_535,
            ..usual.clone()
        };
        let bytes = unusual.to_bytes();
        assert_eq!(bytes.len(), usual.to_bytes().len() + 6);
        assert_eq!(Description::from_bytes(&bytes), Ok(unusual));
    }

    #[test]
    fn a_description_has_one_form() {
        let usual = Description::from_sdp(sdp_samples::CHROMIUM_OFFER).unwrap();
        let mut bytes = usual.to_bytes();
        bytes[0] |= HAS_SCTP_PORT;
        bytes.splice(1..1, USUAL_SCTP_PORT.to_be_bytes());
        assert_eq!(Description::from_bytes(&bytes), Err(UnpackError));
        for head in [3, 16, 255] {
            bytes = usual.to_bytes();
            bytes[0] = head;
            assert_eq!(Description::from_bytes(&bytes), Err(UnpackError));
        }
        let many = Description {
            candidates: vec![usual.candidates[0]; MAX_CANDIDATES + 1],
            ..usual
        };
        assert_eq!(Description::from_bytes(&many.to_bytes()), Err(UnpackError));
    }
}
