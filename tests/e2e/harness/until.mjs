// Waits for what no page event tells.

// Until `holds` gives something true, which is given back. What never comes is an error that
// says what it was: a test that waits for ever costs every test behind it.
export async function until(what, holds, { within = 30_000 } = {}) {
  const end = Date.now() + within;
  for (;;) {
    const found = await holds();
    if (found) return found;
    if (Date.now() > end) throw new Error(`${within / 1000} seconds were not enough until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
