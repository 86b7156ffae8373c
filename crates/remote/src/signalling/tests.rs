//! What holds of all descriptions, codes and messages.
use core::net::IpAddr;

use proptest::{collection::vec, prelude::*, sample::Index};

use super::{
    candidate::{Candidate, CandidateKind, Host, Transport},
    code::{self, ReadCodeError},
    credential::{Password, Ufrag},
    description::{MAX_MESSAGE_SIZE, MAX_OF_KIND, Setup},
    *,
};

fn a_candidate(kind: CandidateKind) -> impl Strategy<Value = Candidate> {
    let host = prop_oneof![
        any::<IpAddr>().prop_map(Host::Ip),
        any::<[u8; 16]>().prop_map(Host::Mdns),
    ];
    let transport = prop_oneof![Just(Transport::Udp), Just(Transport::Tcp)];
    (transport, host, 1..=u16::MAX).prop_map(move |(transport, host, port)| Candidate {
        kind,
        transport,
        host,
        port,
    })
}

/// The order of those of one kind is that of their priorities.
fn candidates(kind: CandidateKind) -> impl Strategy<Value = Vec<Candidate>> {
    vec(a_candidate(kind), 0..=MAX_OF_KIND).prop_map(|mut candidates| {
        candidates.sort_by_key(|one| one.transport as u8);
        candidates
    })
}

fn a_description() -> impl Strategy<Value = Description> {
    let kinds = CandidateKind::ALL.map(candidates);
    let credentials = ("[A-Za-z0-9+/]{4,255}", "[A-Za-z0-9+/]{22,255}");
    let sctp_port = prop_oneof![Just(5_000), any::<u16>()];
    let max_message_size = prop_oneof![Just(MAX_MESSAGE_SIZE), 1..MAX_MESSAGE_SIZE];
    let setup = prop::sample::select(&Setup::ALL[..]);
    (
        setup,
        credentials,
        any::<[u8; 32]>(),
        kinds,
        sctp_port,
        max_message_size,
    )
        .prop_map(
            |(setup, credentials, fingerprint, candidates, sctp_port, max_message_size)| {
                Description {
                    setup,
                    ufrag: Ufrag::new(&credentials.0).unwrap(),
                    password: Password::new(&credentials.1).unwrap(),
                    fingerprint,
                    candidates: candidates.concat(),
                    sctp_port,
                    max_message_size,
                }
            },
        )
}

/// A code with other characters in some places, with some missing or too many.
fn damaged(code: &str, changes: &[(Index, Option<char>, bool)]) -> String {
    let mut code: Vec<char> = code.chars().collect();
    for (at, change, is_inserted) in changes {
        let at = at.index(code.len());
        match (change, is_inserted) {
            (Some(c), true) => code.insert(at, *c),
            (Some(c), false) => code[at] = *c,
            (None, true) => drop(code.remove(at)),
            (None, false) => code.truncate(at + 1),
        }
    }
    code.into_iter().collect()
}

proptest! {
    #[test]
    fn a_description_survives_each_of_its_forms(description in a_description()) {
        let sdp = description.to_sdp();
        prop_assert_eq!(Description::from_sdp(&sdp), Ok(description.clone()));
        let bytes = description.to_bytes();
        prop_assert_eq!(Description::from_bytes(&bytes), Ok(description.clone()));
        let text = code::write(&description);
        prop_assert_eq!(code::read(&text, description.kind()), Ok(description));
    }

    #[test]
    fn a_damaged_code_is_refused(
        description in a_description(),
        changes in vec((any::<Index>(), prop::option::of("[A-Za-z2-7 =?]"), any::<bool>()), 1..4),
    ) {
        let text = code::write(&description);
        let changes: Vec<_> = changes
            .iter()
            .map(|(at, c, inserted)| (*at, c.as_ref().and_then(|c| c.chars().next()), *inserted))
            .collect();
        let changed = damaged(&text, &changes);
        let read = code::read(&changed, description.kind());
        let is_same = changed.replace(' ', "").to_ascii_uppercase() == text;
        match is_same {
            true => prop_assert_eq!(read, Ok(description)),
            false => prop_assert!(
                matches!(read, Err(ReadCodeError::NotACode | ReadCodeError::Damaged)),
                "{:?}", read
            ),
        }
    }

    #[test]
    fn bytes_that_are_read_are_the_only_ones_of_their_description(
        description in a_description(),
        changes in vec((any::<Index>(), any::<u8>()), 0..4),
    ) {
        let mut bytes = description.to_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(read) = Description::from_bytes(&bytes) {
            prop_assert_eq!(read.to_bytes(), bytes);
        }
    }

    #[test]
    fn nothing_panics(text in any::<String>(), bytes in vec(any::<u8>(), 0..300)) {
        let _ = Description::from_sdp(&text);
        let _ = Description::from_bytes(&bytes);
        let _ = code::read(&text, DescriptionKind::Offer);
        let room = RoomId::of(&crate::Secret::new([0; 16]));
        let member = TrackerMember::new(room, DeviceId::new([1; 15]));
        prop_assert!(member.read(&text).is_err());
    }
}
