//! Two devices in one page: how they connect, talk and part, and what a tracker cannot read.
#![allow(
    clippy::unwrap_used,
    reason = "clippy does not see that these are tests"
)]

use core::{cell::RefCell, future::poll_fn, task::Poll};
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise};
use komadai_remote::signalling::{Description, DescriptionKind, code};
use komadai_web::{
    random::random_bytes,
    rtc_event::{RtcEvent, RtcState},
    rtc_peer::{self, RtcError, RtcPeer, RtcServer},
    subtle_crypto::{DecryptError, TextKey},
    text_message::{MAX_MESSAGE, RefusedMessage, SendError},
};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::wasm_bindgen::JsValue;

/// One side of a connection, and what has happened to it.
struct Device {
    peer: RtcPeer,
    heard: Rc<RefCell<Vec<RtcEvent>>>,
}

impl Device {
    fn new() -> Self {
        let heard = Rc::<RefCell<Vec<RtcEvent>>>::default();
        let hear = Rc::clone(&heard);
        let on_event = Rc::new(move |event| hear.borrow_mut().push(event));
        let peer = RtcPeer::new(&[], on_event).unwrap();
        Self { peer, heard }
    }

    /// Waits for what is to happen.
    async fn hears(&self, event: RtcEvent) {
        for _ in 0..2_000 {
            if self.heard.borrow().contains(&event) {
                return;
            }
            TimeoutFuture::new(5).await;
        }
        panic!("{event:?} is missing in {:?}", self.heard);
    }

    fn has_heard(&self, event: &RtcEvent) -> bool {
        self.heard.borrow().contains(event)
    }

    fn send(&self, text: &str) -> Result<(), SendError> {
        self.peer.send(text)
    }
}

fn message(text: &str) -> RtcEvent {
    RtcEvent::Message(text.to_owned())
}

/// An SDP as the other device gets it by a code.
fn by_code(sdp: &str, kind: DescriptionKind) -> String {
    let written = code::write(&Description::from_sdp(sdp).unwrap());
    code::read(&written, kind).unwrap().to_sdp()
}

async fn connected() -> (Device, Device) {
    let (host, guest) = (Device::new(), Device::new());
    let offer = host.peer.offer().await.unwrap();
    let offer = by_code(&offer, DescriptionKind::Offer);
    let answer = guest.peer.answer(&offer).await.unwrap();
    let answer = by_code(&answer, DescriptionKind::Answer);
    host.peer.accept(&answer).await.unwrap();
    for device in [&host, &guest] {
        device.hears(RtcEvent::Opened).await;
    }
    (host, guest)
}

#[wasm_bindgen_test]
async fn two_devices_connect_by_codes_and_talk() {
    assert!(rtc_peer::is_supported());
    let (host, guest) = connected().await;
    for device in [&host, &guest] {
        device
            .hears(RtcEvent::StateChanged(RtcState::Connected))
            .await;
    }
    host.send("７六歩").unwrap();
    guest.send("３四歩").unwrap();
    guest.hears(message("７六歩")).await;
    host.hears(message("３四歩")).await;

    // In order, however many.
    let texts: Vec<String> = (0..200).map(|n| n.to_string()).collect();
    texts.iter().for_each(|text| host.send(text).unwrap());
    guest.hears(message("199")).await;
    let heard = guest.heard.borrow();
    let messages = heard
        .iter()
        .filter(|event| matches!(event, RtcEvent::Message(_)));
    let expected: Vec<RtcEvent> = texts.iter().map(|text| message(text)).collect();
    assert!(messages.skip(1).eq(&expected), "{heard:?}");
}

#[wasm_bindgen_test]
async fn the_longest_text_is_sent_and_no_longer_one() {
    let (host, guest) = connected().await;
    let longest = "x".repeat(MAX_MESSAGE);
    host.send(&longest).unwrap();
    guest.hears(message(&longest)).await;
    let long = "駒".repeat(MAX_MESSAGE / 3 + 1);
    assert_eq!(host.send(&long), Err(SendError::TooLong));
}

#[wasm_bindgen_test]
async fn who_closes_hears_nothing_more_and_the_other_hears_that() {
    let (host, guest) = connected().await;
    host.peer.close();
    let so_far = host.heard.borrow().len();
    guest.hears(RtcEvent::Closed).await;
    assert_eq!(guest.send("７六歩"), Err(SendError::NotOpen));
    assert_eq!(host.send("７六歩"), Err(SendError::NotOpen));
    host.peer.close();
    TimeoutFuture::new(50).await;
    assert_eq!(host.heard.borrow().len(), so_far);
    assert!(!host.has_heard(&RtcEvent::Closed));
}

#[wasm_bindgen_test]
async fn a_device_that_is_dropped_parts_too() {
    let (host, guest) = connected().await;
    let heard = Rc::downgrade(&host.heard);
    drop(host);
    guest.hears(RtcEvent::Closed).await;
    assert!(heard.upgrade().is_none(), "somebody still listens");
}

#[wasm_bindgen_test]
async fn what_waits_for_the_browser_ends_with_the_connection() {
    let device = Device::new();
    assert_eq!(device.send("too early"), Err(SendError::NotOpen));
    let offer = device.peer.offer();
    drop(device);
    assert_eq!(offer.await, Err(RtcError::Closed));

    let device = Device::new();
    let mut offer = Box::pin(device.peer.offer());
    // The browser has been asked, and has not answered.
    let poll = poll_fn(|context| Poll::Ready(offer.as_mut().poll(context).is_pending()));
    assert!(poll.await);
    device.peer.close();
    assert_eq!(offer.await, Err(RtcError::Closed));
    assert_eq!(device.peer.offer().await, Err(RtcError::Closed));
}

#[wasm_bindgen_test]
async fn what_the_browser_refuses_is_an_error() {
    let device = Device::new();
    let refused = |error| matches!(error, RtcError::Failed(_));
    assert!(refused(device.peer.answer("v=0").await.unwrap_err()));
    assert!(refused(device.peer.accept("").await.unwrap_err()));
    let server = RtcServer {
        urls: vec!["https://example.com".to_owned()],
        username: None,
        credential: None,
    };
    assert!(refused(
        RtcPeer::new(&[server], Rc::new(|_| {})).unwrap_err()
    ));
}

#[wasm_bindgen_test]
async fn the_addresses_of_servers_are_given_to_the_browser() {
    let server = |url: &str, secret: Option<&str>| RtcServer {
        urls: vec![url.to_owned()],
        username: secret.map(str::to_owned),
        credential: secret.map(str::to_owned),
    };
    // Nobody is there.
    let servers = [
        server("stun:127.0.0.1:3478", None),
        server("turn:127.0.0.1:3478?transport=udp", Some("secret")),
    ];
    let peer = RtcPeer::new(&servers, Rc::new(|_| {})).unwrap();
    let sdp = peer.offer().await.unwrap();
    assert!(Description::from_sdp(&sdp).is_ok(), "{sdp}");
}

/// A device of another program, which sends what we never would.
const RUDE: &str = "(async (offer) => {
    const peer = new RTCPeerConnection();
    const channel = peer.createDataChannel('game', { negotiated: true, id: 0 });
    await peer.setRemoteDescription({ type: 'offer', sdp: offer });
    await peer.setLocalDescription(await peer.createAnswer());
    if (peer.iceGatheringState !== 'complete') {
        await new Promise((resolve) => {
            peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve();
        });
    }
    channel.onopen = () => {
        channel.send(new Uint8Array(3));
        channel.send('x'.repeat(65537));
        channel.send('駒'.repeat(21846));
        channel.send('polite');
    };
    window.rude = peer;
    return peer.localDescription.sdp;
})";

#[wasm_bindgen_test]
async fn messages_that_are_no_texts_or_too_long_are_refused() {
    let host = Device::new();
    let offer = host.peer.offer().await.unwrap();
    let rude = Function::from(js_sys::eval(RUDE).unwrap());
    let answer = rude.call1(&JsValue::UNDEFINED, &offer.into()).unwrap();
    let answer = JsFuture::from(Promise::from(answer)).await.unwrap();
    host.peer
        .accept(&answer.as_string().unwrap())
        .await
        .unwrap();
    host.hears(message("polite")).await;
    let heard = host.heard.borrow();
    let refused = heard.iter().filter_map(|event| match event {
        RtcEvent::Refused(why) => Some(*why),
        _ => None,
    });
    let (binary, long) = (RefusedMessage::Binary, RefusedMessage::TooLong);
    assert!(refused.eq([binary, long, long]), "{heard:?}");
    js_sys::eval("window.rude.close()").unwrap();
}

#[wasm_bindgen_test]
async fn an_encrypted_text_is_read_with_its_key_and_context_alone() {
    let key = TextKey::new(&[1; 32]).await.unwrap();
    let text = "７六歩 and \0 more";
    let encrypted = key.encrypt(text, "offer").await.unwrap();
    // The initial value, the text and the tag, in base64url.
    assert_eq!(encrypted.len(), ((12 + text.len() + 16) * 8).div_ceil(6));
    assert_ne!(key.encrypt(text, "offer").await.unwrap(), encrypted);
    assert_eq!(key.decrypt(&encrypted, "offer").await.unwrap(), text);
    assert_eq!(key.decrypt(&encrypted, "answer").await, Err(DecryptError));
    let other = TextKey::new(&[2; 32]).await.unwrap();
    assert_eq!(other.decrypt(&encrypted, "offer").await, Err(DecryptError));
    let (start, end) = encrypted.split_at(encrypted.len() - 1);
    let changed = [start, if end == "A" { "Q" } else { "A" }].concat();
    for damaged in ["", "?", &encrypted[..16], &encrypted[4..], &changed] {
        assert_eq!(
            key.decrypt(damaged, "offer").await,
            Err(DecryptError),
            "{damaged}"
        );
    }
    let nothing = key.encrypt("", "").await.unwrap();
    assert_eq!(key.decrypt(&nothing, "").await.unwrap(), "");
}

#[wasm_bindgen_test]
fn random_bytes_are_others_each_time() {
    let bytes = random_bytes::<16>().unwrap();
    assert_ne!(random_bytes(), Some(bytes));
}
