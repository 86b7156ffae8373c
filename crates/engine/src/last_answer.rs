use futures_channel::oneshot;
use komadai_protocol::Request;

use super::{Answer, Engine};

/// Makes a request and waits for its last answer.
pub async fn last_answer(engine: Engine, request: Request) -> Answer {
    let (sender, receiver) = oneshot::channel();
    let mut sender = Some(sender);
    let on_answer = move |answer: Answer| {
        if let Some(sender) = sender.take_if(|_| answer.is_last()) {
            // Nobody may wait any more.
            _ = sender.send(answer);
        }
    };
    engine.search(request, Box::new(on_answer));
    receiver.await.unwrap_or(Answer::Stopped)
}
