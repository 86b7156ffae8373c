use std::{fmt, sync::Arc};

use crate::Text;

/// A message that stays visible: whatever its text is made of, not the text, so that it
/// follows the language.
#[derive(Clone)]
pub struct Message(Arc<Write>);

type Write = dyn Fn(Text) -> String + Send + Sync;

impl Message {
    /// A message that is `write` of the texts of a language.
    pub fn new(write: impl Fn(Text) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(write))
    }

    /// One of the texts as it is.
    pub fn of(pick: fn(Text) -> &'static str) -> Self {
        Self::new(move |text| pick(text).to_owned())
    }

    /// The same in every language: a name.
    pub fn verbatim(name: String) -> Self {
        Self::new(move |_| name.clone())
    }

    pub fn text(&self, text: Text) -> String {
        (self.0)(text)
    }

    /// Several messages, with `between` between their texts.
    pub fn joined(messages: &[Self], between: &str, text: Text) -> String {
        let texts: Vec<String> = messages.iter().map(|message| message.text(text)).collect();
        texts.join(between)
    }
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Message").finish_non_exhaustive()
    }
}
