pub mod dom;
