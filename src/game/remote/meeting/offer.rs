//! The offer of a guest: one at a time, for all trackers.
use futures_channel::oneshot;
use komadai_remote::{
    PeerId,
    signalling::{Description, DescriptionKind, Offer, OfferId},
};
use leptos::logging::warn;

use super::{Meeting, OFFER_AGE, OpenOffer, described};
use komadai_web::{random::random_bytes, rtc_peer::RtcPeer};

impl Meeting {
    /// The offer that is out, or a new one.
    pub(super) async fn current_offer(&self) -> Option<Offer> {
        let made = self
            .0
            .state
            .borrow_mut()
            .offer_waiters
            .as_mut()
            .map(|waiters| {
                let (waiter, made) = oneshot::channel();
                waiters.push(waiter);
                made
            });
        if let Some(made) = made {
            // The waiters are dropped when it is made.
            let _ = made.await;
        }
        if !self.is_looking() {
            return None;
        }
        let old = {
            let state = self.0.state.borrow();
            match &state.offer {
                Some(offer) if offer.announced < OFFER_AGE => {
                    return Some(Offer {
                        id: offer.id,
                        sealed: offer.sealed.clone(),
                    });
                }
                old => old.as_ref().map(|offer| offer.peer),
            }
        };
        if let Some(old) = old {
            self.drop_peer(old);
        }
        self.0.state.borrow_mut().offer_waiters = Some(Vec::new());
        let offer = self.make_offer().await;
        self.0.state.borrow_mut().offer_waiters = None;
        offer
    }

    async fn make_offer(&self) -> Option<Offer> {
        let (peer, description) = self.new_offer().await?;
        let id = OfferId::new(random_bytes()?);
        let context = self
            .0
            .member
            .context(DescriptionKind::Offer, self.0.member.own(), id);
        let sealed = self.seal(&description, &context).await?;
        self.0.state.borrow_mut().offer = Some(OpenOffer {
            id,
            peer,
            sealed: sealed.clone(),
            announced: 0,
        });
        Some(Offer { id, sealed })
    }

    /// A connection that the other device may accept.
    pub(in crate::game::remote) async fn new_offer(&self) -> Option<(PeerId, Description)> {
        let peer = self.new_peer()?;
        let offer = self.with_peer(peer, RtcPeer::offer)?.await;
        let description = described(&offer.map_err(|error| warn!("{error}")).ok()?)?;
        Some((peer, description))
    }
}
