//! The loading state of the worker's net.
use komadai_protocol::Net;

use super::*;

fn coming(bytes: u32) -> Net {
    Net::Coming { bytes, of: 1_000 }
}

fn missing() -> Net {
    let why = "404".to_owned();
    Net::Missing { why }
}

#[test]
fn the_net_s_state_is_shown_without_a_request() {
    let mut bench = Bench::thinking(play());
    for net in [coming(0), coming(500), missing(), coming(0), Net::Here] {
        let actions = bench.reply(Reply::Net(net.clone()));
        assert_eq!(actions, [QueueAction::SetNet(Some(net.clone()))]);
        // The same state again is not reported.
        assert_eq!(bench.reply(Reply::Net(net)), []);
    }
    // Messages of a replaced worker are ignored.
    let old = bench.worker;
    bench.fail();
    let late = Reply::Net(missing());
    assert_eq!(bench.on(QueueInput::Reply(old, late.into())), []);
}

#[test]
fn progress_of_the_net_is_forgotten_with_its_worker_and_a_failure_is_kept() {
    for (net, then) in [(coming(500), None), (missing(), Some(missing()))] {
        let mut bench = Bench::thinking(analyse());
        bench.reply(Reply::Net(net.clone()));
        bench.on(QueueInput::Stop(Id(1)));
        let actions = bench.on(QueueInput::StopTimeout(bench.worker, Id(1)));
        let shown = actions.contains(&QueueAction::SetNet(None));
        assert_eq!(shown, then.is_none(), "{net:?}: {actions:?}");
        bench.ask(2, analyse());
        bench.ready();
        let actions = bench.reply(Reply::Net(Net::Here));
        assert_eq!(actions, [QueueAction::SetNet(Some(Net::Here))]);
    }
}

#[test]
fn progress_of_the_net_is_forgotten_when_an_idle_worker_fails() {
    let mut bench = Bench::thinking(analyse());
    bench.reply(Reply::Net(coming(500)));
    bench.done(1, 9);
    let actions = bench.fail();
    let asleep = QueueAction::SetStatus(Status::Asleep);
    assert_eq!(
        actions,
        [
            QueueAction::TerminateWorker,
            QueueAction::SetNet(None),
            asleep
        ]
    );
}

#[test]
fn a_worker_stopped_while_it_waits_for_the_net_gets_the_next_request() {
    let mut bench = Bench::thinking(analyse());
    bench.reply(Reply::Net(coming(0)));
    bench.ask(2, analyse());
    let worker = bench.worker;
    let actions = bench.reply(Reply::Stopped { id: Id(1) });
    assert_eq!(actions, [started(2, analyse())]);
    assert_eq!(bench.on(QueueInput::StopTimeout(worker, Id(1))), []);
    bench.on(QueueInput::Stop(Id(2)));
    let stopped = answered(2, Answer::Stopped);
    let actions = bench.reply(Reply::Stopped { id: Id(2) });
    assert_eq!(actions, [stopped, QueueAction::SetStatus(Status::Ready)]);
}

#[test]
fn the_fetch_of_the_net_is_cancelled_while_it_runs_and_never_else() {
    let mut bench = Bench::thinking(play());
    assert_eq!(bench.on(QueueInput::CancelNet), []);
    bench.reply(Reply::Net(coming(500)));
    let posted = [QueueAction::Post(Command::CancelNet)];
    assert_eq!(bench.on(QueueInput::CancelNet), posted);
    bench.reply(Reply::Net(Net::cancelled()));
    assert_eq!(bench.on(QueueInput::CancelNet), []);
}
