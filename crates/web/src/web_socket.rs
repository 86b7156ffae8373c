//! Web sockets for texts.
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Event, WebSocket};

use super::{
    listener::Listener,
    text_message::{RefusedMessage, SendError, check_length, text_of},
};

/// What happens to a web socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// From now on texts can be sent.
    Opened,
    Message(String),
    Refused(RefusedMessage),
    /// Something went wrong; browsers do not say what. It is closed next.
    Failed,
    /// By the server, by the network, or because it never opened.
    Closed,
}

pub type SocketHandler = Rc<dyn Fn(SocketEvent)>;

/// A web socket. It is closed when this is dropped.
#[derive(Debug)]
pub struct TextSocket {
    socket: WebSocket,
    #[allow(dead_code, reason = "listen until dropped")]
    listeners: Vec<Listener>,
}

impl TextSocket {
    /// Connects to an address that starts with `wss:` or `ws:`. The handler is not called before
    /// this returns, and not after it is closed from here.
    ///
    /// # Errors
    /// When it is no such address, or the page may not connect to it; in words for the
    /// console.
    pub fn open(address: &str, on_event: SocketHandler) -> Result<Self, String> {
        Self::try_open(address, on_event).map_err(|error| format!("{address}: {error:?}"))
    }

    fn try_open(address: &str, on_event: SocketHandler) -> Result<Self, JsValue> {
        let socket = WebSocket::new(address)?;
        let tell = |event: SocketEvent| {
            let on_event = Rc::clone(&on_event);
            move || on_event(event.clone())
        };
        let message = {
            let on_event = Rc::clone(&on_event);
            move |event: Event| {
                on_event(match text_of(event) {
                    Ok(text) => SocketEvent::Message(text),
                    Err(refused) => SocketEvent::Refused(refused),
                });
            }
        };
        let listeners = vec![
            Listener::new(socket.clone(), "open", tell(SocketEvent::Opened))?,
            Listener::with_event(socket.clone().into(), "message", Box::new(message))?,
            Listener::new(socket.clone(), "error", tell(SocketEvent::Failed))?,
            Listener::new(socket.clone(), "close", tell(SocketEvent::Closed))?,
        ];
        Ok(Self { socket, listeners })
    }

    /// # Errors
    /// When the socket is not open, or does not take the text.
    pub fn send(&self, text: &str) -> Result<(), SendError> {
        check_length(text)?;
        if self.socket.ready_state() != WebSocket::OPEN {
            return Err(SendError::NotOpen);
        }
        let sent = self.socket.send_with_str(text);
        sent.map_err(|error| SendError::Failed(format!("web socket: {error:?}")))
    }

    /// Sends what has been given to it, and ends the connection.
    pub fn close(self) {
        drop(self);
    }
}

impl Drop for TextSocket {
    fn drop(&mut self) {
        // Refuses only a code and a reason, and there are none.
        let _ = self.socket.close();
    }
}
