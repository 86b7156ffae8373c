//! What happens to a connection by WebRTC.
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, RtcDataChannel, RtcPeerConnection, RtcPeerConnectionState};

use super::{
    listener::Listener,
    text_message::{RefusedMessage, text_of},
};

/// What happens to a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RtcEvent {
    /// From now on texts can be sent.
    Opened,
    Message(String),
    Refused(RefusedMessage),
    /// The other device has closed the channel, or the browser has given it up.
    Closed,
    StateChanged(RtcState),
}

/// The state of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RtcState {
    Connecting,
    Connected,
    /// Nothing comes; it may come back by itself.
    Disconnected,
    /// There is no way to the other device, or none any more.
    Failed,
}

pub type RtcHandler = Rc<dyn Fn(RtcEvent)>;

/// Tells what happens, as long as the listeners live.
pub(super) fn listen(
    connection: &RtcPeerConnection,
    channel: &RtcDataChannel,
    on_event: RtcHandler,
) -> Result<Vec<Listener>, JsValue> {
    let tell = |event: RtcEvent| {
        let on_event = Rc::clone(&on_event);
        move || on_event(event.clone())
    };
    let message = {
        let on_event = Rc::clone(&on_event);
        move |event: Event| {
            on_event(match text_of(event) {
                Ok(text) => RtcEvent::Message(text),
                Err(refused) => RtcEvent::Refused(refused),
            });
        }
    };
    let state = {
        let (connection, on_event) = (connection.clone(), Rc::clone(&on_event));
        move || {
            if let Some(state) = state_of(&connection) {
                on_event(RtcEvent::StateChanged(state));
            }
        }
    };
    Ok(vec![
        Listener::new(channel.clone(), "open", tell(RtcEvent::Opened))?,
        Listener::with_event(channel.clone().into(), "message", Box::new(message))?,
        Listener::new(channel.clone(), "close", tell(RtcEvent::Closed))?,
        Listener::new(connection.clone(), "connectionstatechange", state)?,
    ])
}

/// None before it begins and after it was closed.
fn state_of(connection: &RtcPeerConnection) -> Option<RtcState> {
    match connection.connection_state() {
        RtcPeerConnectionState::Connecting => Some(RtcState::Connecting),
        RtcPeerConnectionState::Connected => Some(RtcState::Connected),
        RtcPeerConnectionState::Disconnected => Some(RtcState::Disconnected),
        RtcPeerConnectionState::Failed => Some(RtcState::Failed),
        _ => None,
    }
}
