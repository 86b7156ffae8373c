use core::time::Duration;

use komadai_protocol::{Command, Id, Net, Reply, Request};

use crate::engine::{Answer, Status};

/// Counts the workers that were started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Generation(pub(super) u32);

/// An event for the queue.
#[derive(Debug)]
pub enum QueueInput {
    Search(Id, Box<Request>),
    /// The caller wants an answer now.
    Stop(Id),
    NewGame,
    /// The worker is to be another program, or one with other settings.
    ReplaceWorker,
    /// Nobody wants to wait for the net.
    CancelNet,
    /// A message from a worker.
    Reply(Generation, Box<Reply>),
    /// A worker could not be started, has ended, or has sent a malformed message.
    WorkerFailed(Generation, String),
    /// The time to answer a stop command is over.
    StopTimeout(Generation, Id),
}

/// What the engine has to do, in this order.
#[derive(Debug, PartialEq)]
pub enum QueueAction {
    StartWorker(Generation),
    TerminateWorker,
    Post(Command),
    /// Report [`QueueInput::StopTimeout`] after this time.
    AwaitStop(Generation, Id, Duration),
    Answer(Id, Answer),
    SetStatus(Status),
    /// The loading state of the worker's net; `None`: unknown.
    SetNet(Option<Net>),
}
