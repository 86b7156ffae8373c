use proptest::{collection::vec, prelude::*};

use super::*;

/// The next event.
#[derive(Clone, Debug)]
enum Step {
    Ask,
    Stop,
    NewGame,
    Ready,
    Info,
    Done,
    Fail,
    Late,
    Replace,
}

fn step() -> impl Strategy<Value = Step> {
    use Step::{Ask, Done, Fail, Info, Late, NewGame, Ready, Replace, Stop};
    prop::sample::select(vec![
        Ask, Ask, Stop, NewGame, Ready, Ready, Info, Done, Fail, Late, Replace,
    ])
}

proptest! {
    /// Every request gets one last answer, in the order of the requests; the worker has
    /// one request at a time, and none before it is ready.
    #[test]
    fn every_request_is_answered_once(steps in vec(step(), 0..60)) {
        let mut bench = Bench::new();
        let mut asked = 0;
        let mut answered = Vec::new();
        // The request that the worker has not answered.
        let mut ready = false;
        let mut at_work: Option<u32> = None;
        let end = [Step::Ready, Step::Done, Step::Late, Step::Ready, Step::Done];
        for step in steps.into_iter().chain(end) {
            let actions = match step {
                Step::Ask => {
                    asked += 1;
                    bench.ask(asked, analyse())
                }
                Step::Stop => bench.on(QueueInput::Stop(Id(asked))),
                Step::NewGame => bench.on(QueueInput::NewGame),
                Step::Ready => {
                    ready = true;
                    bench.ready()
                }
                Step::Info => bench.info(at_work.unwrap_or(asked), 3),
                Step::Done => match at_work.take() {
                    Some(id) => bench.done(id, 3),
                    None => Vec::new(),
                },
                Step::Fail => bench.fail(),
                Step::Replace => bench.on(QueueInput::ReplaceWorker),
                Step::Late => match at_work {
                    Some(id) => bench.on(QueueInput::StopTimeout(bench.worker, Id(id))),
                    None => Vec::new(),
                },
            };
            for action in actions {
                match action {
                    QueueAction::StartWorker(_) | QueueAction::TerminateWorker => (ready, at_work) = (false, None),
                    QueueAction::Post(command) => match command {
                        Command::Start { id, .. } => {
                            prop_assert!(ready && at_work.is_none());
                            at_work = Some(id.0);
                        }
                        Command::Stop { id } => prop_assert_eq!(at_work, Some(id.0)),
                        Command::NewGame => prop_assert!(ready && at_work.is_none()),
                        Command::CancelNet => prop_assert!(false, "nobody has asked for it"),
                    },
                    QueueAction::Answer(id, answer) => {
                        prop_assert!(!answered.contains(&id.0));
                        if answer.is_last() {
                            answered.push(id.0);
                        }
                    }
                    QueueAction::AwaitStop(..) | QueueAction::SetStatus(_) | QueueAction::SetNet(_) => {}
                }
            }
        }
        prop_assert_eq!(answered, (1..=asked).collect::<Vec<_>>());
    }
}
