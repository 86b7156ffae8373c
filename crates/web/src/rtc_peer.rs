//! WebRTC: a connection to another device with one data channel, without a server between
//! them.
use core::{
    cell::{Cell, RefCell},
    fmt,
};
use std::rc::Rc;

use futures_channel::oneshot;
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RtcConfiguration, RtcDataChannel, RtcDataChannelInit, RtcDataChannelState,
    RtcIceGatheringState, RtcIceServer, RtcPeerConnection, RtcSdpType, RtcSessionDescriptionInit,
};

use super::{
    listener::Listener,
    rtc_event::{RtcHandler, listen},
    text_message::{SendError, check_length},
};

/// How long to look for own addresses, in milliseconds. A server that does not answer would
/// hold up a connection for half a minute.
const GATHERING: u32 = 2_000;

/// A STUN or TURN server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RtcServer {
    /// Such as `stun:stun.example.org:3478`.
    pub urls: Vec<String>,
    /// A TURN server needs both.
    pub username: Option<String>,
    pub credential: Option<String>,
}

/// Why a connection cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RtcError {
    /// The browser has no WebRTC, or it is turned off.
    Unsupported,
    /// It was closed in the meantime.
    Closed,
    /// Anything else, in words for the console.
    Failed(String),
}

impl fmt::Display for RtcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsupported => f.write_str("the browser has no WebRTC"),
            Self::Closed => f.write_str("the connection is closed"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for RtcError {}

impl From<JsValue> for RtcError {
    fn from(error: JsValue) -> Self {
        Self::Failed(format!("webrtc: {error:?}"))
    }
}

/// One side of a connection. It is closed when this is dropped.
#[derive(Debug)]
pub struct RtcPeer(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    connection: RtcPeerConnection,
    channel: RtcDataChannel,
    listeners: RefCell<Vec<Listener>>,
    is_closed: Cell<bool>,
    /// Resolved when it is closed: the browser's own promises then never are.
    closing: Promise,
    close: Function,
}

/// Whether the browser has WebRTC.
pub fn is_supported() -> bool {
    // A window is an object: looking into it cannot fail.
    Reflect::has(&window(), &"RTCPeerConnection".into()).is_ok_and(|has| has)
}

impl RtcPeer {
    /// A connection that is not made yet. The handler is not called before this returns, and not
    /// after [`close`](Self::close).
    ///
    /// # Errors
    /// When the browser cannot make connections, or refuses a server's address.
    pub fn new(servers: &[RtcServer], on_event: RtcHandler) -> Result<Self, RtcError> {
        if !is_supported() {
            return Err(RtcError::Unsupported);
        }
        let configuration = RtcConfiguration::new();
        let servers: Array = servers.iter().map(ice_server).collect();
        configuration.set_ice_servers(&servers);
        let connection = RtcPeerConnection::new_with_configuration(&configuration)?;
        // Both sides make the channel with this number, in advance: then no message can come
        // before somebody listens. It is ordered and reliable.
        let options = RtcDataChannelInit::new();
        options.set_negotiated(true);
        options.set_id(0);
        let channel = connection.create_data_channel_with_data_channel_dict("game", &options);
        let listeners = listen(&connection, &channel, on_event)?;
        let mut close = None;
        let closing = Promise::new(&mut |resolve, _| close = Some(resolve));
        Ok(Self(Rc::new(Inner {
            connection,
            channel,
            listeners: RefCell::new(listeners),
            is_closed: Cell::new(false),
            closing,
            close: close.ok_or_else(|| JsValue::from("no promise"))?,
        })))
    }

    /// The SDP of an offer, with the addresses that were found within two seconds.
    pub fn offer(&self) -> impl Future<Output = Result<String, RtcError>> + use<> {
        let inner = Rc::clone(&self.0);
        async move {
            let offer = inner.settled(inner.connection.create_offer()).await?;
            inner.describe(offer).await
        }
    }

    /// Accepts the SDP of the other device's offer. The answer's has the addresses that were
    /// found within two seconds.
    pub fn answer(&self, offer: &str) -> impl Future<Output = Result<String, RtcError>> + use<> {
        let inner = Rc::clone(&self.0);
        let offer = description(RtcSdpType::Offer, offer);
        async move {
            inner.set_remote(offer).await?;
            let answer = inner.settled(inner.connection.create_answer()).await?;
            inner.describe(answer).await
        }
    }

    /// Accepts the SDP of the answer to the own [`offer`](Self::offer).
    pub fn accept(&self, answer: &str) -> impl Future<Output = Result<(), RtcError>> + use<> {
        let inner = Rc::clone(&self.0);
        let answer = description(RtcSdpType::Answer, answer);
        async move { inner.set_remote(answer).await }
    }

    /// # Errors
    /// When the channel is not open, or does not take the text.
    pub fn send(&self, text: &str) -> Result<(), SendError> {
        check_length(text)?;
        if self.0.channel.ready_state() != RtcDataChannelState::Open {
            return Err(SendError::NotOpen);
        }
        let sent = self.0.channel.send_with_str(text);
        sent.map_err(|error| SendError::Failed(format!("webrtc: {error:?}")))
    }

    /// Ends the connection for both sides.
    pub fn close(&self) {
        self.0.close();
    }
}

impl Drop for RtcPeer {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Inner {
    fn close(&self) {
        if self.is_closed.replace(true) {
            return;
        }
        self.listeners.take();
        self.channel.close();
        self.connection.close();
        // A promise's own function throws nothing.
        let _ = self.close.call0(&JsValue::UNDEFINED);
    }

    /// The value of a promise, unless the connection is closed before it has one.
    async fn settled(&self, promise: Promise) -> Result<JsValue, RtcError> {
        let first = Promise::race(&Array::of2(&promise, &self.closing));
        let value = JsFuture::from(first).await;
        match self.is_closed.get() {
            true => Err(RtcError::Closed),
            false => Ok(value?),
        }
    }

    async fn set_remote(&self, description: RtcSessionDescriptionInit) -> Result<(), RtcError> {
        let set = self.connection.set_remote_description(&description);
        self.settled(set).await.map(drop)
    }

    /// Takes the own offer or answer, and waits for the addresses that belong into it.
    async fn describe(&self, description: JsValue) -> Result<String, RtcError> {
        let description = description.unchecked_into();
        let set = self.connection.set_local_description(&description);
        self.settled(set).await?;
        self.gathered().await?;
        if self.is_closed.get() {
            return Err(RtcError::Closed);
        }
        let described = self.connection.local_description();
        Ok(described
            .ok_or_else(|| JsValue::from("no description"))?
            .sdp())
    }

    /// Waits until all addresses are found, at most two seconds.
    async fn gathered(&self) -> Result<(), RtcError> {
        let connection = self.connection.clone();
        let is_complete =
            move || connection.ice_gathering_state() == RtcIceGatheringState::Complete;
        if is_complete() {
            return Ok(());
        }
        let (tell, told) = oneshot::channel();
        let tell = Rc::new(Cell::new(Some(tell)));
        let done = move || {
            if let Some(tell) = tell.take() {
                // Nobody waits when the future is dropped.
                let _ = tell.send(());
            }
        };
        let timeout = Timeout::new(GATHERING, done.clone());
        let changed = move || {
            if is_complete() {
                done();
            }
        };
        let connection = self.connection.clone();
        let listener = Listener::new(connection, "icegatheringstatechange", changed)?;
        // The sender lives as long as the timeout.
        let _ = told.await;
        drop((timeout, listener));
        Ok(())
    }
}

fn ice_server(server: &RtcServer) -> RtcIceServer {
    let ice = RtcIceServer::new();
    let urls: Array = server
        .urls
        .iter()
        .map(|url| JsValue::from(&**url))
        .collect();
    ice.set_urls(&urls);
    if let Some(username) = &server.username {
        ice.set_username(username);
    }
    if let Some(credential) = &server.credential {
        ice.set_credential(credential);
    }
    ice
}

fn description(kind: RtcSdpType, sdp: &str) -> RtcSessionDescriptionInit {
    let description = RtcSessionDescriptionInit::new(kind);
    description.set_sdp(sdp);
    description
}
