// Tests that take long and seldom break: with `cargo xtask test --all`, and where their file is
// named, as in `cargo xtask test e2e games`.
import { test } from "node:test";

export const longTest = process.env.KOMADAI_LONG_TESTS ? test : () => {};

// For tests that are made in a loop: every day only the first of them.
export const testFirst = (index) => (index === 0 ? test : longTest);
