// Sound as a page tells of it.

// What the notice about sound says, told by the page itself: a look at it by Playwright is a
// gesture to Chromium, after which the page may sound.
export function tellNotice() {
  let said = "idle: ";
  new MutationObserver(() => {
    const notice = document.querySelector("[data-sound]");
    const says = `${notice?.dataset.sound ?? "idle"}: ${notice?.innerText ?? ""}`;
    if (says !== said) console.log((said = says));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
