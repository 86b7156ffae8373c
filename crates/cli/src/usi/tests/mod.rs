mod opening_book;
mod parsing;
mod piped_session;
mod pondering;
mod sessions;
mod threads;
mod time_budgets;
