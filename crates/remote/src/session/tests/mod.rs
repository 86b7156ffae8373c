//! Games over a bad wire, and devices that deceive.
mod times;
mod world;

use shogi::Color;

use super::*;
use crate::{HostSide, MessageError};
use world::{Device, Faults, NONE, PEER, World, unix_time};

/// One meeting with faults; the number of actions in the log.
fn play_with_faults(seed: u64) -> usize {
    let mut world = World::new(seed);
    let faults = Faults {
        lost: world.random.next() % 20,
        doubled: world.random.next() % 20,
        altered: world.random.next() % 10,
        delay: 1 + world.random.below(3_000),
    };
    world.connect();
    let steps = 20 + world.random.below(100);
    for _ in 0..steps {
        world.step(faults, true);
        match world.random.below(100) {
            0..3 => {
                world.disconnect();
                for _ in 0..world.random.below(5) {
                    world.step(faults, true);
                }
                world.connect();
            }
            3..6 => {
                let killed = world.random.below(2);
                world.disconnect();
                world.devices[killed].restart();
                world.connect();
            }
            6..8 => {
                let garbage = (0..300).map(|_| "{}".to_owned()).collect();
                let to = world.random.below(2);
                world
                    .wire
                    .send(to, garbage, faults, &mut world.random, world.now);
            }
            _ => {}
        }
    }
    world.settle();
    world.assert_equal(seed);
    world.devices[0].session.log().len()
}

#[test]
fn games_on_a_bad_wire_end_equal_on_both_sides() {
    let games = std::env::var("KOMADAI_REMOTE_GAMES").ok();
    let games = games.map_or(500, |games| games.parse().expect("a number of games"));
    let actions: usize = (0..games).map(play_with_faults).sum();
    assert!(actions as u64 > games * 10, "{actions} actions");
}

#[test]
fn a_game_that_is_not_on_the_board_goes_on_when_it_is_back() {
    for seed in 0..20 {
        let mut world = begun(seed, |_| {});
        for _ in 0..6 {
            world.step(NONE, true);
        }
        let away = usize::from(seed % 2 == 1);
        let before = world.devices[away].session.log().len();
        world.devices[away].board = None;
        for _ in 0..6 {
            world.step(NONE, true);
        }
        assert_eq!(world.devices[away].session.log().len(), before);
        world.devices[away].board = world.devices[away].session.replay().ok();
        for _ in 0..6 {
            world.step(NONE, true);
        }
        world.settle();
        world.assert_equal(seed);
        assert!(world.devices[away].session.log().len() > before);
    }
}

/// A game that has begun on a good wire, with some moves.
fn begun(seed: u64, change: impl FnOnce(&mut World)) -> World {
    let mut world = World::new(seed);
    change(&mut world);
    world.connect();
    for _ in 0..10 {
        world.step(NONE, false);
    }
    world
}

/// A message by which one device deceives the other.
fn deceive(world: &mut World, from: usize, message: &Message) -> Vec<Notice> {
    let device = &world.devices[from].session;
    let text = device.codec.write(device.party.expect("a player"), message);
    let other = &mut world.devices[1 - from];
    let outputs = other.receive(PEER, &text, world.now);
    other.notices.clear();
    other.perform(outputs.expect("a message"), world.now);
    other.notices.clone()
}

fn entries(world: &World, new: &[Entry]) -> Message {
    let log = &world.devices[0].session.log;
    Message::Entries {
        from: u32::try_from(log.len()).expect("short"),
        entries: new.to_vec(),
        key: log.key_with(log.len(), new).expect("its end"),
    }
}

fn mv(by: Party, number: u32, usi: &str) -> Entry {
    Entry {
        by,
        action: Action::Move {
            number,
            usi: usi.to_owned(),
            nanos: 0,
        },
    }
}

/// Who has Black, and who White.
fn sides(world: &World) -> [usize; 2] {
    match world.devices[0].side() {
        Some(Color::Black) => [0, 1],
        _ => [1, 0],
    }
}

#[test]
fn the_host_cannot_play_against_the_rules_or_in_the_guests_name() {
    let host = Party::Host;
    let cases = [
        (mv(host, 0, "7g7e"), Dispute::Refused(Refusal::Illegal)),
        (mv(host, 1, "7g7f"), Dispute::Refused(Refusal::OtherMoment)),
        (mv(host, 0, "7g7f7g7f7"), Dispute::Refused(Refusal::NoMove)),
        (mv(Party::Guest, 0, "7g7f"), Dispute::InYourName),
    ];
    for (entry, dispute) in cases {
        let mut world = begun(1, |world| {
            for device in &mut world.devices {
                device.session.invitation.host_side = HostSide::Is(Color::Black);
            }
        });
        let message = entries(&world, &[entry]);
        let notices = deceive(&mut world, 0, &message);
        assert_eq!(notices, [Notice::Dispute(dispute)]);
        assert_eq!(world.devices[1].session.dispute(), Some(dispute));
        let restored = Session::from_stored(&world.devices[1].stored);
        assert_eq!(restored.map(|it| it.dispute()), Ok(Some(dispute)));
    }
}

#[test]
fn what_the_guest_does_against_the_rules_is_answered_and_not_played() {
    let cases = [
        ("7g7e", 0, Refusal::Illegal),
        ("8h2b", 0, Refusal::Illegal),
        ("3c3d", 0, Refusal::NotInTurn),
        ("7g7f", 3, Refusal::OtherMoment),
        ("hello", 0, Refusal::NoMove),
    ];
    for (usi, number, why) in cases {
        let mut world = begun(1, |world| {
            for device in &mut world.devices {
                device.session.invitation.host_side = HostSide::Is(Color::White);
            }
        });
        let action = mv(Party::Guest, number, usi).action;
        let notices = deceive(&mut world, 1, &Message::Submit { number: 0, action });
        assert_eq!(notices, [Notice::TheirsRefused(why)], "{usi}");
        assert!(world.devices[0].session.log().is_empty());
    }
    // It is White's turn only after Black's move.
    let mut world = begun(1, |_| {});
    let [_, white] = sides(&world);
    if white == 1 {
        let action = mv(Party::Guest, 0, "3c3d").action;
        let notices = deceive(&mut world, 1, &Message::Submit { number: 0, action });
        assert!(matches!(notices[..], [Notice::TheirsRefused(_)]));
    }
}

#[test]
fn neither_can_load_the_toss() {
    let furigoma = |world: &mut World| {
        for device in &mut world.devices {
            device.session.invitation.host_side = HostSide::Furigoma;
        }
    };
    let blacks = (0..200).filter(|&seed| sides(&begun(seed, furigoma))[0] == 0);
    let blacks = blacks.count();
    assert!((70..130).contains(&blacks), "{blacks} of 200");
    // A host that chooses its part after it has seen the guest's.
    let mut world = World::new(3);
    furigoma(&mut world);
    world.connect();
    world.now += Duration::from_secs(1);
    world.deliver(NONE);
    world.now += Duration::from_secs(1);
    world.deliver(NONE);
    world.devices[0].session.nonce = Secret::new([9; 16]);
    for _ in 0..5 {
        world.step(NONE, false);
    }
    assert_eq!(world.devices[1].session.dispute(), Some(Dispute::Toss));
}

#[test]
fn a_third_device_is_told_no_or_watches() {
    for (watching, watches) in [(false, false), (true, false), (true, true)] {
        let mut world = begun(5, |world| {
            for device in &mut world.devices {
                device.session.invitation.conditions.watching = watching;
            }
        });
        for _ in 0..10 {
            world.step(NONE, true);
        }
        let invitation = world.devices[0].session.invitation.clone();
        let mut values = || Randomness {
            ticket: world.random.secret(),
            nonce: world.random.secret(),
        };
        let mut third = Device::new(Session::guest(invitation.clone(), "Eve", values()));
        if watches {
            third = Device::new(Session::watcher(invitation, values()));
        }
        let hello = third.session.connect(PEER, world.now);
        let mut to_host = third.perform(hello, world.now);
        world.devices[0].session.connect(7, world.now);
        for _ in 0..3 {
            for text in to_host.split_off(0) {
                let host = &mut world.devices[0];
                let outputs = host.receive(7, &text, world.now).expect("a message");
                let (theirs, _): (Vec<_>, Vec<_>) = outputs
                    .into_iter()
                    .partition(|it| matches!(it, Output::Send { to: 7, .. }));
                for text in host.perform(theirs, world.now) {
                    let outputs = third.receive(PEER, &text, world.now);
                    let outputs = outputs.expect("a message");
                    to_host.extend(third.perform(outputs, world.now));
                }
            }
            to_host.extend(third.tick(world.now));
        }
        let game = |device: &Device| device.board.as_ref().map(|it| it.game().plies().to_vec());
        match watches {
            false => assert_eq!(third.notices, [Notice::Declined(Decline::Taken)]),
            true => assert_eq!(game(&third), game(&world.devices[0])),
        }
        let leave = third.session.leave();
        assert_eq!(world.devices[0].session.seat, Some(PEER), "{leave:?}");
    }
}

#[test]
fn foreign_and_large_texts_are_dropped() {
    let mut world = begun(6, |_| {});
    let now = world.now;
    let text = |secret: Secret, message: &Message| Codec::new(&secret).write(Party::Guest, message);
    let host = &mut world.devices[0].session;
    let mine = host.invitation.secret;
    let cases = [
        (String::new(), MessageError::Foreign),
        ("é".repeat(20), MessageError::Foreign),
        (
            text(Secret::new([0; 16]), &Message::Leave),
            MessageError::Foreign,
        ),
        ("x".repeat(40_000), MessageError::TooLong),
        (text(mine, &Message::Leave) + " ", MessageError::Foreign),
    ];
    for (text, error) in cases {
        assert_eq!(
            host.receive(None, PEER, &text, now, unix_time(now)),
            Err(error)
        );
    }
    assert!(
        host.receive(
            None,
            PEER,
            &text(mine, &Message::Leave),
            now,
            unix_time(now)
        )
        .is_ok()
    );
    // One's own message, sent back.
    let own = host.codec.write(Party::Host, &Message::Leave);
    assert_eq!(
        host.receive(None, PEER, &own, now, unix_time(now)),
        Err(MessageError::Foreign)
    );
    let flood = (0..1_000).filter(|_| {
        host.receive(None, PEER, "", now, unix_time(now)) == Err(MessageError::TooMany)
    });
    assert!(flood.count() > 500);
}

#[test]
fn damaged_stores_are_refused() {
    let world = begun(11, |_| {});
    let stored = &world.devices[0].stored;
    assert!(Session::from_stored(stored).is_ok());
    for text in ["", "{}", &stored[..stored.len() / 2]] {
        let error = Session::from_stored(text).expect_err("damaged");
        assert!(matches!(error, StoredSessionError::Json(_)), "{error}");
    }
    let later = stored.replacen("\"version\":1", "\"version\":9", 1);
    assert_eq!(
        Session::from_stored(&later).err(),
        Some(StoredSessionError::Version(9))
    );
}
