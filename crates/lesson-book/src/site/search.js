// The search field of books whose language has no spaces between words: finds the steps of
// lessons that have all the words of the query, anywhere in a text.
const LIMIT = 20;
// How much of a text is shown before and after what was found.
const BEFORE = 15;
const AFTER = 45;

const form = document.querySelector(".lesson-search");
const field = form.querySelector("input");
const results = form.querySelector("ol");
const root = new URL(field.dataset.list, location.href);

let loading;

// The list, once for all queries; what has failed is tried again.
function load() {
  loading ??= fetch(root)
    .then((response) => response.json())
    .then((steps) => steps.map((step) => ({ ...step, searched: normal(`${step.title} ${step.text}`) })))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

// Full-width letters and digits are the usual ones, as are capitals.
function normal(text) {
  return text.normalize("NFKC").toLowerCase();
}

async function search() {
  const words = normal(field.value).split(/\s+/).filter(Boolean);
  const steps = words.length ? await load() : [];
  const found = steps.filter(({ searched }) => words.every((word) => searched.includes(word)));
  results.replaceChildren(...found.slice(0, LIMIT).map((step) => result(step, words[0])));
  results.hidden = !found.length;
}

function result({ address, title, text }, word) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = new URL(address, root);
  link.textContent = title;
  const at = Math.max(0, normal(text).indexOf(word) - BEFORE);
  const end = at + BEFORE + AFTER;
  const seen = text.slice(at, end);
  item.append(link, ` ${at ? "…" : ""}${seen}${end < text.length ? "…" : ""}`);
  return item;
}

// mdBook's header is above its menu bar.
document.querySelector("main").prepend(form);
form.hidden = false;
field.addEventListener("input", () => search().catch(console.warn));
// mdBook turns pages by arrow keys.
field.addEventListener("keydown", (event) => {
  event.stopPropagation();
  if (event.key === "Escape") {
    field.value = "";
    search();
  }
});
