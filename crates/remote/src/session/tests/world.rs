//! Two devices on a wire that loses, doubles, delays and alters messages.
use core::time::Duration;

use shogi::{
    Claim, Color, Origin,
    clock::{Periods, TimeControl},
};

use komadai_model::{BoardIntent, BoardTarget, GameEvent, GameOptions, PlayedGame};

use super::super::*;
use crate::{HostSide, MessageError};

pub const PEER: PeerId = 1;

/// The time since 1970 at which it is `now`.
pub fn unix_time(now: Duration) -> Duration {
    Duration::from_secs(1_700_000_000) + now
}

/// A small source of random numbers: SplitMix64.
pub struct Random(u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut value = self.0;
        value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ (value >> 31)
    }

    pub fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).expect("below a usize")
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, percent: u64) -> bool {
        self.next() % 100 < percent
    }

    pub fn secret(&mut self) -> Secret {
        let mut bytes = [0; 16];
        bytes.fill_with(|| self.next() as u8);
        Secret::new(bytes)
    }
}

/// One device: its session, what is stored, and the board.
#[derive(Clone)]
pub struct Device {
    pub session: Session,
    pub stored: String,
    pub board: Option<PlayedGame>,
    /// What it has been told.
    pub notices: Vec<Notice>,
}

impl Device {
    pub fn new(session: Session) -> Self {
        Self {
            stored: session.to_stored(),
            session,
            board: None,
            notices: Vec::new(),
        }
    }

    /// Stores the session and performs its outputs; what it sends is returned.
    pub fn perform(&mut self, outputs: Vec<Output>, now: Duration) -> Vec<String> {
        self.stored = self.session.to_stored();
        let mut sent = Vec::new();
        for output in outputs {
            match output {
                Output::Send { text, .. } => sent.push(text),
                Output::Begun => self.board = self.session.replay().ok(),
                Output::CheckFlag => sent.extend(self.check_flag(now)),
                Output::Events(_) | Output::Replaced | Output::Close { .. } => {}
                Output::Notice(notice) => self.notices.push(notice),
            }
        }
        sent
    }

    pub fn act(&mut self, action: Action, now: Duration) -> Vec<String> {
        let Some(board) = &mut self.board else {
            return Vec::new();
        };
        match self.session.act(board, action, now) {
            Ok(outputs) => self.perform(outputs, now),
            Err(_) => Vec::new(),
        }
    }

    /// Does something on the board.
    pub fn do_on_board(
        &mut self,
        now: Duration,
        action: impl FnOnce(&mut PlayedGame) -> Vec<GameEvent>,
    ) -> Vec<String> {
        let board = self.board.as_mut().expect("begun");
        let events = action(board);
        match self.session.on_board_events(board, &events) {
            Ok(outputs) => self.perform(outputs, now),
            Err(why) => panic!("the session refuses what was done on the board: {why}"),
        }
    }

    pub fn receive(
        &mut self,
        peer: PeerId,
        text: &str,
        now: Duration,
    ) -> Result<Vec<Output>, MessageError> {
        self.session
            .receive(self.board.as_mut(), peer, text, now, unix_time(now))
    }

    pub fn tick(&mut self, now: Duration) -> Vec<String> {
        let outputs = self.session.tick(self.board.as_ref(), now);
        self.perform(outputs, now)
    }

    pub fn check_flag(&mut self, now: Duration) -> Vec<String> {
        if self.board.is_none() || self.session.party.is_none() || self.session.dispute.is_some() {
            return Vec::new();
        }
        self.do_on_board(now, |board| board.check_flag(now))
    }

    /// The device is killed, and opened again.
    pub fn restart(&mut self) {
        self.session = Session::from_stored(&self.stored).expect("stored by the session");
        self.board = self.session.replay().ok();
    }

    pub fn side(&self) -> Option<Color> {
        let party = self.session.party?;
        Some(self.session.table()?.side(party))
    }

    /// What a player of random moods does now.
    pub fn play(&mut self, random: &mut Random, now: Duration) -> Vec<String> {
        let mut sent = self.check_flag(now);
        let (Some(side), Some(board)) = (self.side(), &mut self.board) else {
            return sent;
        };
        match choose(random, &self.session, board, side) {
            Some(Action::Claim { claim }) => {
                board.start(now);
                sent.extend(self.do_on_board(now, |board| board.claim(side, claim, now)));
                return sent;
            }
            Some(action) => {
                sent.extend(self.act(action, now));
                return sent;
            }
            None => {}
        }
        board.start(now);
        if board.mover() != Some(side) {
            return sent;
        }
        let moves = board.game().position().legal_moves();
        let Some(&mv) = moves.get(random.below(moves.len().max(1))) else {
            return sent;
        };
        let from = match mv.origin(side) {
            Origin::Board(square) => BoardTarget::Square(square),
            Origin::Hand(color, kind) => BoardTarget::Hand(color, kind),
        };
        let to = BoardTarget::Square(mv.to());
        sent.extend(self.do_on_board(now, |board| {
            let before = board.game().plies().len();
            let mut events = board.handle(BoardIntent::Drag { from, to }, now);
            if board.game().plies().len() == before {
                events.extend(board.handle(BoardIntent::Promote(mv.promotes()), now));
            }
            events
        }));
        sent
    }
}

/// A proposal or an answer, now and then.
fn choose(
    random: &mut Random,
    session: &Session,
    game: &PlayedGame,
    side: Color,
) -> Option<Action> {
    let table = session.table()?;
    let party = session.party?;
    if game.is_over() {
        return match table.replay_asked() {
            Some(by) if by != party => Some(match random.percent(50) {
                true => Action::AcceptReplay,
                false => Action::RefuseReplay,
            }),
            Some(_) => None,
            None => random.percent(20).then_some(Action::AskReplay),
        };
    }
    if table.undo_asked() == Some(party.other()) {
        return Some(match random.percent(50) {
            true => Action::AcceptUndo,
            false => Action::RefuseUndo,
        });
    }
    let claims: Vec<Claim> = Claim::ALL
        .iter()
        .copied()
        .filter(|&claim| game.may_claim(side, claim))
        .collect();
    let answers = [Claim::AcceptDraw, Claim::RefuseDraw];
    if let Some(&claim) = claims.iter().find(|claim| answers.contains(claim)) {
        let claim = if random.percent(20) {
            claim
        } else {
            Claim::RefuseDraw
        };
        return Some(Action::Claim { claim });
    }
    match random.below(100) {
        0..3 if table.may_ask_undo(game, party) => Some(Action::AskUndo),
        3..6 => claims
            .get(random.below(claims.len().max(1)))
            .map(|&claim| Action::Claim { claim }),
        _ => None,
    }
}

/// How bad the wire is, each in percent of the messages.
#[derive(Clone, Copy)]
pub struct Faults {
    pub lost: u64,
    pub doubled: u64,
    pub altered: u64,
    /// The longest way, in milliseconds.
    pub delay: usize,
}

pub const NONE: Faults = Faults {
    lost: 0,
    doubled: 0,
    altered: 0,
    delay: 50,
};

/// Texts under way: when they arrive, at which device.
#[derive(Default)]
pub struct Wire(Vec<(Duration, usize, String)>);

impl Wire {
    pub fn send(
        &mut self,
        to: usize,
        texts: Vec<String>,
        faults: Faults,
        random: &mut Random,
        now: Duration,
    ) {
        for mut text in texts {
            if random.percent(faults.altered) {
                let at = random.below(text.len());
                let byte = b'!' + (random.next() % 90) as u8;
                text.replace_range(at..=at, &char::from(byte).to_string());
            }
            let copies = 1 + usize::from(random.percent(faults.doubled));
            for _ in 0..copies {
                if !random.percent(faults.lost) {
                    let way = Duration::from_millis(random.below(faults.delay) as u64);
                    self.0.push((now + way, to, text.clone()));
                }
            }
        }
    }

    pub fn arrived(&mut self, now: Duration) -> Vec<(usize, String)> {
        let mut arrived: Vec<_> = self.0.extract_if(.., |(at, ..)| *at <= now).collect();
        arrived.sort_by_key(|&(at, ..)| at);
        arrived
            .into_iter()
            .map(|(_, to, text)| (to, text))
            .collect()
    }
}

fn invitation(random: &mut Random) -> Invitation {
    let periods = Periods::new(Duration::from_secs(30), 1).expect("a period");
    let control = TimeControl::byoyomi(Duration::from_secs(60), periods).expect("a control");
    let mut options = GameOptions::even();
    if random.percent(50) {
        options.controls = shogi::ByColor::new(control, control);
    }
    Invitation {
        secret: random.secret(),
        options,
        host_side: match random.below(3) {
            0 => HostSide::Is(Color::Black),
            1 => HostSide::Is(Color::White),
            _ => HostSide::Furigoma,
        },
        host_name: "Habu".to_owned(),
        conditions: Conditions {
            clocks_wait: random.percent(50),
            watching: random.percent(50),
        },
    }
}

/// Two devices and what is between them.
pub struct World {
    pub devices: [Device; 2],
    pub wire: Wire,
    pub random: Random,
    pub now: Duration,
}

impl World {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed);
        let invitation = invitation(&mut random);
        let mut values = || Randomness {
            ticket: random.secret(),
            nonce: random.secret(),
        };
        let host = Session::host(invitation.clone(), values());
        let guest = Session::guest(invitation, "Oyama", values());
        Self {
            devices: [Device::new(host), Device::new(guest)],
            wire: Wire::default(),
            random,
            now: Duration::from_secs(5),
        }
    }

    pub fn connect(&mut self) {
        for at in 0..2 {
            let outputs = self.devices[at].session.connect(PEER, self.now);
            let sent = self.devices[at].perform(outputs, self.now);
            self.wire
                .send(1 - at, sent, NONE, &mut self.random, self.now);
        }
    }

    pub fn disconnect(&mut self) {
        self.wire.0.clear();
        for device in &mut self.devices {
            device.session.disconnect(PEER);
        }
    }

    pub fn deliver(&mut self, faults: Faults) {
        for (to, text) in self.wire.arrived(self.now) {
            let device = &mut self.devices[to];
            if let Ok(outputs) = device.receive(PEER, &text, self.now) {
                let sent = device.perform(outputs, self.now);
                self.wire
                    .send(1 - to, sent, faults, &mut self.random, self.now);
            }
        }
    }

    pub fn step(&mut self, faults: Faults, plays: bool) {
        self.now += Duration::from_millis(100 + self.random.below(900) as u64);
        self.deliver(faults);
        for at in 0..2 {
            let device = &mut self.devices[at];
            let mut sent = device.tick(self.now);
            if plays && self.random.percent(60) {
                sent.extend(device.play(&mut self.random, self.now));
            }
            self.wire
                .send(1 - at, sent, faults, &mut self.random, self.now);
        }
    }

    /// Lets both come to rest on a good wire.
    pub fn settle(&mut self) {
        self.disconnect();
        self.connect();
        for _ in 0..12 {
            self.step(NONE, false);
        }
    }

    /// Whether both have the same game.
    pub fn assert_equal(&self, seed: u64) {
        let [host, guest] = &self.devices;
        for device in &self.devices {
            assert_eq!(device.session.dispute(), None, "seed {seed}");
        }
        assert_eq!(host.session.log(), guest.session.log(), "seed {seed}");
        assert!(guest.session.pending.is_empty(), "seed {seed}");
        let games = [&host.board, &guest.board].map(|board| board.as_ref().expect("begun"));
        let replayed = [host, guest].map(|device| {
            let mut stored = Session::from_stored(&device.stored).expect("stored by the session");
            stored.replay().expect("actions that fit each other")
        });
        for (board, replayed) in games.into_iter().zip(&replayed) {
            for (one, other) in [(board, replayed), (board, games[0])] {
                assert_eq!(one.game().plies(), other.game().plies(), "seed {seed}");
                assert_eq!(one.times(), other.times(), "seed {seed}");
                assert_eq!(one.game().outcome(), other.game().outcome(), "seed {seed}");
                assert_eq!(one.options().names, other.options().names, "seed {seed}");
                assert_eq!(
                    one.options().controls,
                    other.options().controls,
                    "seed {seed}"
                );
            }
        }
        assert_ne!(host.side(), guest.side(), "seed {seed}");
    }
}
