//! How the devices of one invitation come together: over WebTorrent trackers, which pass on
//! encrypted offers and answers, or by a code that people hand on themselves. The connections
//! then are between the devices.
mod offer;

use core::{cell::RefCell, time::Duration};
use std::{
    collections::{BTreeMap, HashSet},
    rc::Rc,
};

use data_encoding::BASE64URL_NOPAD;
use futures_channel::oneshot;
use komadai_remote::{
    Party, PeerId, Secret,
    signalling::{
        AnnounceEvent, Description, DescriptionKind, DeviceId, OfferId, RoomId, Signal,
        TrackerMember, TrackerMessage,
    },
};
use leptos::{
    leptos_dom::helpers::IntervalHandle,
    logging::warn,
    prelude::{set_interval_with_handle, set_timeout},
    task::spawn_local,
};

use super::servers::Servers;
use komadai_web::{
    random::random_bytes,
    rtc_event::{RtcEvent, RtcState},
    rtc_peer::RtcPeer,
    subtle_crypto::TextKey,
    web_socket::{SocketEvent, TextSocket},
};

/// How often a guest offers a connection while it has none, and a host announces itself.
const ANNOUNCE: Duration = Duration::from_secs(5);
/// After so many announcements an offer that nobody answered is replaced by a new one.
const OFFER_AGE: u32 = 4;
/// How many times as long a host that has its guest waits.
const STAY: u32 = 6;
/// So many connections a host has at once: its guest, and those who watch.
const MAX_PEERS: usize = 16;
/// What was sent goes out in this time.
const SENDING: Duration = Duration::from_millis(300);
/// After a failure a tracker is tried again.
const RETRY: Duration = Duration::from_secs(10);

/// What happens at a meeting.
#[derive(Clone, Debug)]
pub(super) enum MeetingEvent {
    /// A connection is there.
    Opened(PeerId),
    /// A text has come over a connection.
    Received(PeerId, String),
    /// A connection is gone.
    Closed(PeerId),
    /// A meeting place is reached, or not any more.
    TrackersChanged,
}

/// Whose meeting it is.
pub(super) struct MeetingHost {
    pub on_event: Box<dyn Fn(MeetingEvent)>,
    /// Whether the other player is there; until then it is looked for.
    pub is_connected: Box<dyn Fn() -> bool>,
}

/// The meeting of the devices of one invitation, as long as this lives.
#[derive(Clone, Debug)]
pub struct Meeting(Rc<Inner>);

struct Inner {
    host: MeetingHost,
    party: Option<Party>,
    member: TrackerMember,
    secret: Secret,
    servers: Servers,
    state: RefCell<State>,
}

#[derive(Default)]
struct State {
    key: Option<TextKey>,
    trackers: Vec<Tracker>,
    peers: BTreeMap<PeerId, RtcPeer>,
    last_peer: PeerId,
    /// Of a guest: the offer that is out, and how often it was announced.
    offer: Option<OpenOffer>,
    /// While one is made: who waits for it.
    offer_waiters: Option<Vec<oneshot::Sender<()>>>,
    /// Of a host: the offers that were answered.
    answered: HashSet<OfferId>,
    timer: Option<IntervalHandle>,
    /// How often was looked.
    rounds: u32,
    is_stopped: bool,
}

struct Tracker {
    address: String,
    socket: Option<TextSocket>,
    is_open: bool,
}

struct OpenOffer {
    id: OfferId,
    peer: PeerId,
    sealed: String,
    announced: u32,
}

impl core::fmt::Debug for Inner {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Meeting")
            .field("member", &self.member)
            .finish()
    }
}

impl Meeting {
    /// Looks for the other devices from now on.
    pub(super) fn start(host: MeetingHost, secret: &Secret, party: Option<Party>) -> Self {
        let own = DeviceId::new(random_bytes().unwrap_or_default());
        let meeting = Self(Rc::new(Inner {
            host,
            party,
            member: TrackerMember::new(RoomId::of(secret), own),
            secret: *secret,
            servers: Servers::stored(),
            state: RefCell::default(),
        }));
        let this = meeting.clone();
        spawn_local(async move {
            let key = TextKey::new(&this.0.secret.key("signalling")).await;
            if key.is_none() {
                warn!("meeting: the page cannot encrypt here");
                return;
            }
            this.0.state.borrow_mut().key = key;
            this.open_trackers();
        });
        let this = meeting.clone();
        let timer = set_interval_with_handle(move || this.announce_all(), ANNOUNCE);
        meeting.0.state.borrow_mut().timer = timer.ok();
        meeting
    }

    /// Closes all connections.
    pub fn stop(&self) {
        let (timer, trackers, peers) = {
            let mut state = self.0.state.borrow_mut();
            state.is_stopped = true;
            (
                state.timer.take(),
                core::mem::take(&mut state.trackers),
                core::mem::take(&mut state.peers),
            )
        };
        if let Some(timer) = timer {
            timer.clear();
        }
        for tracker in trackers {
            if let Some(socket) = tracker.socket {
                // It closes anyway.
                let _ = socket.send(&self.0.member.leave());
            }
        }
        for peer in peers.into_values() {
            peer.close();
        }
    }

    /// Closes all connections once what was sent has gone out.
    pub fn stop_after_sending(self) {
        set_timeout(move || self.stop(), SENDING);
    }

    /// Whether no meeting place is reached for a while, where one is needed.
    pub fn is_unreached(&self) -> bool {
        let state = self.0.state.borrow();
        self.is_looking() && state.rounds > 0 && !state.trackers.iter().any(|it| it.is_open)
    }

    pub fn send(&self, to: PeerId, text: &str) {
        let state = self.0.state.borrow();
        if let Some(Err(error)) = state.peers.get(&to).map(|peer| peer.send(text)) {
            warn!("message to the other device: {error}");
        }
    }

    pub fn close(&self, peer: PeerId) {
        let this = self.clone();
        // What was sent before goes out first.
        set_timeout(move || this.drop_peer(peer), SENDING);
    }

    fn tell_host(&self, event: MeetingEvent) {
        (self.0.host.on_event)(event);
    }

    /// Whether the other player is looked for.
    fn is_looking(&self) -> bool {
        !(self.0.host.is_connected)()
    }

    fn open_trackers(&self) {
        for address in self.0.servers.trackers() {
            self.open_tracker(&address);
        }
    }

    fn open_tracker(&self, address: &str) {
        if self.0.state.borrow().is_stopped {
            return;
        }
        let (this, name) = (self.clone(), address.to_owned());
        let on_event = Rc::new(move |event| this.on_tracker(&name, event));
        let socket = TextSocket::open(address, on_event);
        let socket = socket.map_err(|error| warn!("meeting place: {error}")).ok();
        let mut state = self.0.state.borrow_mut();
        state.trackers.retain(|tracker| tracker.address != address);
        state.trackers.push(Tracker {
            address: address.to_owned(),
            socket,
            is_open: false,
        });
    }

    fn on_tracker(&self, address: &str, event: SocketEvent) {
        match event {
            SocketEvent::Opened => {
                self.set_open(address, true);
                let this = self.clone();
                let address = address.to_owned();
                spawn_local(async move { this.announce(&address, AnnounceEvent::Started).await });
            }
            SocketEvent::Message(text) => match self.0.member.read(&text) {
                Ok(TrackerMessage::Offer(signal)) => self.on_offer(address, signal),
                Ok(TrackerMessage::Answer(signal)) => self.on_answer(signal),
                Ok(TrackerMessage::Failure(words)) => warn!("{address}: {words}"),
                Ok(TrackerMessage::Status(_)) | Err(_) => {}
            },
            SocketEvent::Refused(why) => warn!("{address}: {why}"),
            SocketEvent::Failed => {}
            SocketEvent::Closed => {
                self.set_open(address, false);
                let (this, address) = (self.clone(), address.to_owned());
                set_timeout(move || this.open_tracker(&address), RETRY);
            }
        }
        self.tell_host(MeetingEvent::TrackersChanged);
    }

    fn set_open(&self, address: &str, is_open: bool) {
        let mut state = self.0.state.borrow_mut();
        for tracker in &mut state.trackers {
            if tracker.address == address {
                tracker.is_open = is_open;
            }
        }
    }

    fn announce_all(&self) {
        let is_looking = self.is_looking();
        let open: Vec<String> = {
            let mut state = self.0.state.borrow_mut();
            state.rounds += 1;
            // A host that has its guest stays in the room, and answers others with a no.
            let stays = self.0.party == Some(Party::Host) && state.rounds.is_multiple_of(STAY);
            if !is_looking && !stays {
                return;
            }
            if let Some(offer) = &mut state.offer {
                offer.announced += 1;
            }
            let open = state.trackers.iter().filter(|tracker| tracker.is_open);
            open.map(|tracker| tracker.address.clone()).collect()
        };
        let this = self.clone();
        spawn_local(async move {
            for address in open {
                this.announce(&address, AnnounceEvent::Again).await;
            }
        });
    }

    async fn announce(&self, address: &str, event: AnnounceEvent) {
        let offer = match self.0.party {
            Some(Party::Host) => None,
            Some(Party::Guest) | None => match self.current_offer().await {
                Some(offer) => Some(offer),
                None => return,
            },
        };
        let text = self.0.member.announce(event, offer.as_slice());
        self.tell(address, &text);
    }

    fn tell(&self, address: &str, text: &str) {
        let state = self.0.state.borrow();
        let tracker = state.trackers.iter().find(|it| it.address == address);
        let socket = tracker.and_then(|tracker| tracker.socket.as_ref());
        if let Some(Err(error)) = socket.map(|socket| socket.send(text)) {
            warn!("{address}: {error}");
        }
    }

    /// Accepts a connection.
    pub(super) async fn answer(&self, offer: &Description) -> Option<Description> {
        let peer = self.new_peer()?;
        let answer = self.with_peer(peer, |peer| peer.answer(&offer.to_sdp()))?;
        described(&answer.await.map_err(|error| warn!("{error}")).ok()?)
    }

    /// The other device has accepted the connection.
    pub(super) async fn accept(&self, peer: PeerId, answer: &Description) -> bool {
        let Some(accepting) = self.with_peer(peer, |peer| peer.accept(&answer.to_sdp())) else {
            return false;
        };
        let accepted = accepting.await;
        accepted.map_err(|error| warn!("{error}")).is_ok()
    }

    fn with_peer<T>(&self, peer: PeerId, call: impl FnOnce(&RtcPeer) -> T) -> Option<T> {
        self.0.state.borrow().peers.get(&peer).map(call)
    }

    fn new_peer(&self) -> Option<PeerId> {
        let id = {
            let mut state = self.0.state.borrow_mut();
            if state.is_stopped {
                return None;
            }
            state.last_peer += 1;
            state.last_peer
        };
        let this = self.clone();
        let on_event = Rc::new(move |event| this.on_peer(id, event));
        let peer = RtcPeer::new(&self.0.servers.ice(), on_event);
        let peer = peer.map_err(|error| warn!("{error}")).ok()?;
        self.0.state.borrow_mut().peers.insert(id, peer);
        Some(id)
    }

    fn on_peer(&self, peer: PeerId, event: RtcEvent) {
        match event {
            RtcEvent::Opened => {
                let mut state = self.0.state.borrow_mut();
                state.offer = state.offer.take().filter(|offer| offer.peer != peer);
                drop(state);
                self.tell_host(MeetingEvent::Opened(peer));
            }
            RtcEvent::Message(text) => self.tell_host(MeetingEvent::Received(peer, text)),
            RtcEvent::Refused(why) => warn!("message of the other device: {why}"),
            RtcEvent::Closed | RtcEvent::StateChanged(RtcState::Failed) => {
                // Not while the browser is calling one of its listeners.
                let this = self.clone();
                set_timeout(move || this.drop_peer(peer), Duration::ZERO);
            }
            RtcEvent::StateChanged(_) => {}
        }
    }

    /// Closes a connection, if it is there.
    pub(super) fn drop_peer(&self, peer: PeerId) {
        let dropped = {
            let mut state = self.0.state.borrow_mut();
            state.offer = state.offer.take().filter(|offer| offer.peer != peer);
            state.peers.remove(&peer)
        };
        if let Some(dropped) = dropped {
            dropped.close();
            self.tell_host(MeetingEvent::Closed(peer));
        }
    }

    fn on_offer(&self, address: &str, signal: Signal) {
        let is_new = {
            let mut state = self.0.state.borrow_mut();
            self.0.party == Some(Party::Host)
                && state.peers.len() < MAX_PEERS
                && state.answered.insert(signal.offer)
        };
        if !is_new {
            return;
        }
        let (this, address) = (self.clone(), address.to_owned());
        spawn_local(async move {
            let member = this.0.member;
            let context = member.context(DescriptionKind::Offer, signal.from, signal.offer);
            let Some(offer) = this.unseal(&signal.sealed, &context).await else {
                return;
            };
            let Some(answer) = this.answer(&offer).await else {
                return;
            };
            let context = member.context(DescriptionKind::Answer, member.own(), signal.offer);
            if let Some(sealed) = this.seal(&answer, &context).await {
                this.tell(&address, &member.answer(signal.from, signal.offer, &sealed));
            }
        });
    }

    fn on_answer(&self, signal: Signal) {
        let peer = {
            let state = self.0.state.borrow();
            let offer = state.offer.as_ref();
            offer
                .filter(|offer| offer.id == signal.offer)
                .map(|offer| offer.peer)
        };
        let Some(peer) = peer else {
            return;
        };
        let this = self.clone();
        spawn_local(async move {
            let context = this
                .0
                .member
                .context(DescriptionKind::Answer, signal.from, signal.offer);
            if let Some(answer) = this.unseal(&signal.sealed, &context).await {
                this.accept(peer, &answer).await;
            }
        });
    }

    async fn seal(&self, description: &Description, context: &str) -> Option<String> {
        let key = self.0.state.borrow().key.clone()?;
        let text = BASE64URL_NOPAD.encode(&description.to_bytes());
        key.encrypt(&text, context).await
    }

    /// None if it is not from somebody with the invitation.
    async fn unseal(&self, sealed: &str, context: &str) -> Option<Description> {
        let key = self.0.state.borrow().key.clone()?;
        let text = key.decrypt(sealed, context).await.ok()?;
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        Description::from_bytes(&bytes).ok()
    }
}

fn described(sdp: &str) -> Option<Description> {
    let description = Description::from_sdp(sdp);
    description
        .map_err(|error| warn!("connection: {error}"))
        .ok()
}
