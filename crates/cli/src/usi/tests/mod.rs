mod parsing;
mod piped_session;
mod pondering;
mod sessions;
mod time_budgets;
