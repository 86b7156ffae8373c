//! Every kind of reason in every language.
