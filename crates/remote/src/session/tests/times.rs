//! The time of the players: what is said of it, and what is believed.
use shogi::{
    ByColor, Claim, Color,
    clock::{Periods, TimeControl},
};

use super::{
    world::{NONE, PEER, World},
    *,
};

/// A game with byoyomi of so many seconds, in which the host has Black; two moves are made.
fn timed(seconds: u64, clocks_wait: bool) -> World {
    let mut world = begun(9, |world| {
        for device in &mut world.devices {
            let periods = Periods::new(Duration::from_secs(seconds), 1).expect("a period");
            let control = TimeControl::byoyomi(Duration::ZERO, periods).expect("a control");
            let invitation = &mut device.session.invitation;
            invitation.options.controls = ByColor::new(control, control);
            invitation.conditions.clocks_wait = clocks_wait;
            invitation.host_side = HostSide::Is(Color::Black);
        }
    });
    for (by, (party, usi)) in [(Party::Host, "7g7f"), (Party::Guest, "3c3d")]
        .into_iter()
        .enumerate()
    {
        let number = u32::try_from(by).expect("small");
        let sent = world.devices[by].act(mv(party, number, usi).action, world.now);
        deliver(&mut world, 1 - by, sent);
    }
    world
}

/// Sends to a device, and lets it answer.
fn deliver(world: &mut World, to: usize, texts: Vec<String>) {
    let now = world.now;
    world.wire.send(to, texts, NONE, &mut world.random, now);
    for _ in 0..2 {
        world.step(NONE, false);
    }
}

/// Who won the game on a device's board.
fn winner(world: &World, device: usize) -> Option<Color> {
    let board = world.devices[device].board.as_ref().expect("begun");
    board.game().outcome()?.winner
}

/// What the turn on a device's board has taken.
fn elapsed(world: &World, device: usize) -> Duration {
    let board = world.devices[device].board.as_ref().expect("begun");
    board.clock().turn_elapsed(board.clock().turn(), world.now)
}

#[test]
fn a_move_that_took_longer_than_its_device_says_is_pointed_out() {
    let mut world = timed(30, false);
    let third = mv(Party::Host, 2, "2g2f").action;
    let sent = world.devices[0].act(third, world.now);
    deliver(&mut world, 1, sent);
    world.now += Duration::from_secs(20);
    let fourth = Message::Submit {
        number: 1,
        action: mv(Party::Guest, 3, "8c8d").action,
    };
    let notices = deceive(&mut world, 1, &fourth);
    assert!(
        matches!(notices[..], [Notice::ClocksDiffer { seen, .. }] if seen >= Duration::from_secs(20)),
        "{notices:?}"
    );
}

#[test]
fn a_silent_opponent_whose_time_is_over_can_be_flagged_where_clocks_run_on() {
    for clocks_wait in [false, true] {
        let mut world = timed(10, clocks_wait);
        // Black's turn, who is the host.
        let now = world.now;
        let Device { session, board, .. } = &mut world.devices[1];
        let board = board.as_mut().expect("begun");
        let claim = session.time_claim().expect("a player");
        let soon = now + Duration::from_secs(5);
        assert!(!session.may_claim_time(board, soon));
        assert_eq!(
            session.act(board, claim.clone(), soon),
            Err(Refusal::NotNow)
        );
        let late = now + Duration::from_secs(13);
        assert_eq!(session.may_claim_time(board, late), !clocks_wait);
        let claimed = session.act(board, claim, late);
        assert_eq!(claimed.is_ok(), !clocks_wait);
        assert_eq!(winner(&world, 1), (!clocks_wait).then_some(Color::White));
    }
}

#[test]
fn a_win_on_time_is_granted_to_who_was_not_heard_for_so_long() {
    for restarts in [false, true] {
        let mut world = timed(15, false);
        world.disconnect();
        if restarts {
            world.devices[0].restart();
        }
        // The clock of the host stands, as that of a page that sleeps.
        world.devices[0]
            .board
            .as_mut()
            .expect("begun")
            .suspend(world.now);
        world.now += Duration::from_secs(40);
        let Device { session, board, .. } = &mut world.devices[1];
        let claim = session.time_claim().expect("a player");
        let claimed = session.act(board.as_mut().expect("begun"), claim, world.now);
        claimed.expect("time is over");
        world.settle();
        assert_eq!(winner(&world, 0), Some(Color::White));
        world.assert_equal(9);
    }
}

#[test]
fn nobody_wins_on_time_by_saying_so() {
    // A guest that claims it at once, and in its own turn.
    let loss = |party| Action::LoseOnTime { party };
    let mut world = timed(30, false);
    let notices = deceive(
        &mut world,
        1,
        &Message::Submit {
            number: 1,
            action: loss(Party::Host),
        },
    );
    assert_eq!(notices, [Notice::TheirsRefused(Refusal::NotNow)]);
    assert_eq!(winner(&world, 0), None);
    // A host.
    let sent = world.devices[0].act(mv(Party::Host, 2, "2g2f").action, world.now);
    deliver(&mut world, 1, sent);
    let now = world.now;
    for party in [Party::Host, Party::Guest] {
        let mut world = World {
            devices: world.devices.clone(),
            ..World::new(9)
        };
        world.now = now + Duration::from_secs(1);
        let claim = entries(
            &world,
            &[Entry {
                by: Party::Host,
                action: loss(party),
            }],
        );
        let notices = deceive(&mut world, 0, &claim);
        let dispute = Dispute::Refused(Refusal::NotNow);
        assert_eq!(notices, [Notice::Dispute(dispute)], "{party:?}");
        assert_eq!(winner(&world, 1), None, "{party:?}");
    }
}

/// A status by which the guest says that the host's turn has taken an hour.
fn hour(world: &World) -> String {
    let session = &world.devices[1].session;
    let status = Message::Status(crate::message::Status {
        len: u32::try_from(session.log.len()).expect("short"),
        key: session.log.key(),
        processed: 1,
        sent_at: 0,
        echo: None,
        turn_nanos: 3_600_000_000_000,
    });
    session.codec.write(Party::Guest, &status)
}

#[test]
fn a_turn_cannot_have_gone_on_for_longer_than_the_silence() {
    for silence in [1, 20] {
        let mut world = timed(600, false);
        world.disconnect();
        world.devices[0].restart();
        let now = world.now + Duration::from_secs(silence);
        world.now = now;
        let hour = hour(&world);
        let hello = world.devices[1].session.connect(PEER, now);
        let host = &mut world.devices[0];
        host.session.connect(PEER, now);
        for output in hello {
            if let Output::Send { text, .. } = output {
                let outputs = host.receive(PEER, &text, now).expect("a message");
                host.perform(outputs, now);
            }
        }
        host.receive(PEER, &hour, now).expect("a message");
        let elapsed = elapsed(&world, 0).as_secs();
        // Times are stored to ten seconds, and a way of some seconds is granted.
        assert!((silence..silence + 20).contains(&elapsed), "{elapsed}");
    }
}

#[test]
fn a_turn_goes_on_that_began_while_its_device_was_away() {
    let mut world = timed(600, false);
    world.disconnect();
    world.devices[1].restart();
    // The host moves, and the guest comes back much later.
    world.devices[0].act(mv(Party::Host, 2, "2g2f").action, world.now);
    world.now += Duration::from_secs(100);
    world.settle();
    let (seen, own) = (elapsed(&world, 0), elapsed(&world, 1));
    assert!(own >= Duration::from_secs(100), "{own:?}");
    assert!(own <= seen, "{own:?} of {seen:?}");
}

#[test]
fn who_resigns_in_time_has_resigned_where_the_clock_is_ahead() {
    let mut world = timed(10, false);
    let sent = world.devices[0].act(mv(Party::Host, 2, "2g2f").action, world.now);
    deliver(&mut world, 1, sent);
    world.now += Duration::from_secs(20);
    let claim = Action::Claim {
        claim: Claim::Resign,
    };
    let said = Message::Submit {
        number: 1,
        action: claim,
    };
    assert_eq!(deceive(&mut world, 1, &said), []);
    let board = world.devices[0].board.as_ref().expect("begun");
    let outcome = board.game().outcome().expect("over");
    assert_eq!(outcome.reason, shogi::EndReason::Resignation);
}

#[test]
fn a_flag_that_fell_before_the_last_action_is_not_asked_for() {
    let mut world = timed(10, false);
    let len = u32::try_from(world.devices[1].session.log.len()).expect("short");
    for (len, is_asked) in [(len, true), (len - 1, false)] {
        let said = Message::FlagFell { len };
        let text = world.devices[1].session.codec.write(Party::Guest, &said);
        let outputs = world.devices[0].receive(PEER, &text, world.now);
        let asked = outputs.expect("a message").contains(&Output::CheckFlag);
        assert_eq!(asked, is_asked);
    }
}

#[test]
fn games_at_one_table_are_numbered() {
    let mut world = timed(30, false);
    let number = |world: &World, at: usize| {
        let session = &world.devices[at].session;
        session.table().map(Table::games_before)
    };
    assert_eq!(number(&world, 0), Some(0));
    let steps = [
        (
            0,
            Action::Claim {
                claim: Claim::Resign,
            },
        ),
        (1, Action::AskReplay),
        (0, Action::AcceptReplay),
    ];
    for (by, action) in steps {
        let sent = world.devices[by].act(action, world.now);
        deliver(&mut world, 1 - by, sent);
    }
    world.devices[1].restart();
    assert_eq!([number(&world, 0), number(&world, 1)], [Some(1), Some(1)]);
}
