//! What is known and shown of the worker's net.
use komadai_worker::protocol::Net;

use super::*;

fn coming(bytes: u32) -> Net {
    Net::Coming { bytes, of: 1_000 }
}

fn missing() -> Net {
    let why = "404".to_owned();
    Net::Missing { why }
}

#[test]
fn how_it_stands_with_the_net_is_shown_and_asks_for_nothing() {
    let mut bench = Bench::thinking(play());
    for net in [coming(0), coming(500), missing(), coming(0), Net::Here] {
        let acts = bench.says(&Reply::Net(net.clone()));
        assert_eq!(acts, [Act::ShowNet(Some(net.clone()))]);
        // The same again is no news.
        assert_eq!(bench.says(&Reply::Net(net)), []);
    }
    // Nor is what a worker says that has been replaced.
    let old = bench.worker;
    bench.dies();
    let late = Reply::Net(missing()).to_text();
    assert_eq!(bench.on(Event::Heard(old, late)), []);
}

#[test]
fn a_net_that_was_coming_comes_anew_with_the_next_worker_and_one_missing_may() {
    for (net, then) in [(coming(500), None), (missing(), Some(missing()))] {
        let mut bench = Bench::thinking(analyse());
        bench.says(&Reply::Net(net.clone()));
        bench.on(Event::Stop(Id(1)));
        let acts = bench.on(Event::Late(bench.worker, Id(1)));
        let shown = acts.contains(&Act::ShowNet(None));
        assert_eq!(shown, then.is_none(), "{net:?}: {acts:?}");
        bench.ask(2, analyse());
        bench.ready();
        let acts = bench.says(&Reply::Net(Net::Here));
        assert_eq!(acts, [Act::ShowNet(Some(Net::Here))]);
    }
}

#[test]
fn a_net_that_was_coming_is_shown_no_longer_when_its_worker_dies_idle() {
    let mut bench = Bench::thinking(analyse());
    bench.says(&Reply::Net(coming(500)));
    bench.done(1, 9);
    let acts = bench.dies();
    let asleep = Act::Show(Status::Asleep);
    assert_eq!(acts, [Act::End, Act::ShowNet(None), asleep]);
}

#[test]
fn a_worker_stopped_while_its_net_is_coming_goes_on_with_the_next_request() {
    let mut bench = Bench::thinking(analyse());
    bench.says(&Reply::Net(coming(0)));
    bench.ask(2, analyse());
    let worker = bench.worker;
    let acts = bench.says(&Reply::Stopped { id: Id(1) });
    assert_eq!(acts, [posted(&Order::Ask(Id(2), analyse().into()))]);
    assert_eq!(bench.on(Event::Late(worker, Id(1))), []);
    bench.on(Event::Stop(Id(2)));
    let stopped = tell(2, Answer::Stopped);
    let acts = bench.says(&Reply::Stopped { id: Id(2) });
    assert_eq!(acts, [stopped, Act::Show(Status::Ready)]);
}
