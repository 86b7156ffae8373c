//! Web sockets, with a substitute for the network.
use std::rc::Rc;

use komadai_web::{
    text_message::{MAX_MESSAGE, RefusedMessage, SendError},
    web_socket::{SocketEvent, TextSocket},
};
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Replaced, Told, a_while, run};

/// A web socket whose server the test is.
fn substitute() -> Replaced {
    Replaced::new(
        "window",
        "WebSocket",
        "class extends EventTarget {
            sent = [];
            readyState = 0;
            constructor(url) {
                super();
                this.url = url;
                window.lastSocket = this;
            }
            send(text) { this.sent.push(text); }
            close() { this.readyState = 2; }
            happens(event, data) {
                if (event === 'open') this.readyState = 1;
                this.dispatchEvent(data === undefined ? new Event(event) : new MessageEvent(event, { data }));
            }
        }",
    )
}

fn happens(event: &str) {
    run(&format!("window.lastSocket.happens({event})"));
}

fn connect(address: &str, told: &Told<SocketEvent>) -> TextSocket {
    TextSocket::open(address, Rc::new(told.tell())).unwrap()
}

#[wasm_bindgen_test]
async fn texts_go_both_ways() {
    let _substitute = substitute();
    let told = Told::new();
    let socket = connect("wss://example.com/", &told);
    assert_eq!(socket.send("early"), Err(SendError::NotOpen));
    happens("'open'");
    assert_eq!(told.next().await, SocketEvent::Opened);
    assert_eq!(socket.send("７六歩"), Ok(()));
    assert_eq!(
        run("window.lastSocket.sent.join()").as_string().unwrap(),
        "７六歩"
    );
    let long = "x".repeat(MAX_MESSAGE + 1);
    assert_eq!(socket.send(&long), Err(SendError::TooLong));
    happens("'message', '３四歩'");
    assert_eq!(told.next().await, SocketEvent::Message("３四歩".to_owned()));
    happens("'message', 'x'.repeat(65537)");
    assert_eq!(
        told.next().await,
        SocketEvent::Refused(RefusedMessage::TooLong)
    );
    happens("'message', new ArrayBuffer(3)");
    assert_eq!(
        told.next().await,
        SocketEvent::Refused(RefusedMessage::Binary)
    );
    happens("'close'");
    assert_eq!(told.next().await, SocketEvent::Closed);
}

#[wasm_bindgen_test]
async fn a_socket_that_is_closed_says_nothing_more() {
    let _substitute = substitute();
    let told = Told::new();
    let socket = connect("wss://example.com/", &told);
    happens("'open'");
    assert_eq!(told.next().await, SocketEvent::Opened);
    socket.close();
    assert_eq!(run("window.lastSocket.readyState").as_f64(), Some(2.0));
    happens("'message', 'late'");
    assert_eq!(told.so_far(), None);
    assert!(told.is_over());
}

#[wasm_bindgen_test]
async fn where_nobody_answers_it_fails_and_is_closed() {
    let told = Told::new();
    // No browser connects to this port.
    let opened = TextSocket::open("ws://127.0.0.1:9/", Rc::new(told.tell()));
    let socket = opened.unwrap();
    assert_eq!(told.next().await, SocketEvent::Failed);
    assert_eq!(told.next().await, SocketEvent::Closed);
    drop(socket);
    a_while().await;
    assert_eq!(told.so_far(), None);
    assert!(TextSocket::open("nothing:", Rc::new(|_| {})).is_err());
}
