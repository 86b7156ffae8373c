// Every screen, and how to get there: an address, what is kept of the settings, and steps.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { habits, openSettings } from "./settings.mjs";
import { showTool } from "./tools.mjs";

const fixture = (name) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const GAME = fixture("screens.kifu");
// That game, for the address: pieces have been exchanged, and drops have begun.
const MOVES =
  "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 5a5b " +
  "5i5h P*2b 8h3c+ 2a3c P*8g 8f8e B*6f 3a4b 3f2f P*8f 8g8f 8e8f 6f8h B*3e P*8g 8f8d 2f2g 1c1d " +
  "8h6f 8d7d 7f7e 7d8d 9g9f 1d1e 9f9e 3e4d 6f4d 4c4d 2g2d B*5d 7e7d 8d7d B*8c 7d7e 8i7g 7c7d " +
  "8c6a 5b6a G*6f 7e3e 2d4d P*8b";
const NAMES = { "black-name": "Aoki", "white-name": "Shirakawa" };
const MIDDLE = { moves: MOVES, main: 1800, byoyomi: 30, ...NAMES };
// Both have pieces of every kind in hand.
export const HANDS = "ln1gk1s2/1r7/p1p1pp1pp/9/9/9/P1P1PP1PP/7R1/2S1KG1NL b BGSNL3Pbgsnl3p 1";
const ENTERED = "4K4/9/PPPPPPPPP/9/9/9/ppppppppp/9/4k4 b 2RBGb3g4s4n4l 1";
const MATE = "position sfen 5s3/5pS1k/8n/9/9/9/9/9/9 b GS 1";
const NEARLY_MATED = "ln2ggsnl/5k3/p1pp2p1p/5G3/9/2P2P3/PP1PP1P1P/1B5R1/LNS1K1SNL b GSrp 1";
// A rook gives check from the camp, and can be taken there.
const CHECKED = "lnsgkgsnl/7b1/pppprpppp/9/9/1B7/PPPP1PPPP/7R1/LNSGKGSNL b Pp 1";

// Mate in one ply.
const PROBLEM = new URLSearchParams({ sfen: "4k4/9/4P4/9/9/9/9/9/9 b G 1", mate: 1 });

const usi = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const play = (game = {}) => `#/play?${new URLSearchParams({ black: "human", white: "human", ...game })}`;
const use = (...names) => async ({ record }) => {
  for (const name of names) await record.tool(name);
};
// What is needed less often is behind "More".
const press = (...names) => async ({ page }) => {
  for (const name of names) {
    const button = page.locator(`[data-action="${name}"]:visible`).first();
    if (!(await button.isVisible()) && (await page.locator(`.tools-more [data-action="${name}"]`).count())) {
      await page.locator("[data-action=more]").click();
    }
    await button.click();
  }
};
const dialog = (...names) => async (stage) => {
  await press(...names)(stage);
  await stage.page.locator("dialog[open]").waitFor();
};
const toolDialog = (name) => async (stage) => {
  await use(name)(stage);
  await stage.page.locator("dialog[open]").waitFor();
};
const inOrder = (...steps) => async (stage) => {
  for (const step of steps) await step(stage);
};
const goTo = (route) => async ({ page }) => {
  await page.evaluate((route) => (location.hash = route), route);
  await page.locator("main.home .home-recent, main.games .shelf-empty, main.games .shelf-row").first().waitFor();
};
const pick = (square) => ({ board }) => board.clickSquare(square);
const begin = async ({ board, page }) => {
  await board.startClock();
  await page.locator("[data-clock][data-running]").first().waitFor();
};
const scrolled = async ({ page }) => {
  await page.locator("dialog[open]").evaluate((dialog) => {
    for (const it of [dialog, ...dialog.querySelectorAll("*")]) it.scrollTop = it.scrollHeight;
  });
};
const choose = (field, option) => ({ page }) =>
  page.locator(`dialog[open] [name="${field}"]`).selectOption(option);
const picked = (group, option) => ({ page }) =>
  page.locator(`dialog[open] [name="${group}"][value="${option}"]`).check();
const unfolded = ({ page }) => page.locator("dialog[open] .more-options > summary").click();
const loaded = (file = GAME) => async ({ page, record }) => {
  const name = file.name ?? file.split("/").pop();
  const chooser = page.waitForEvent("filechooser");
  await record.tool("open");
  await (await chooser).setFiles(file);
  await page.waitForFunction(
    (name) => document.querySelector("[data-announce=record]").textContent.startsWith(name),
    name,
  );
};
const dismissed = async ({ page }) => {
  const button = page.locator(".record-told [data-action=dismiss]:visible");
  if (await button.count()) await button.click();
};
const at = (ply) => async ({ page, record }) => {
  await record.rows().first().click();
  await page.keyboard.press("Home");
  for (let made = 0; made < ply; made += 1) await page.keyboard.press("ArrowRight");
};

// On a phone, a part of the record screen as a sheet.
const sheet = (name) => async ({ page }) => {
  const tab = page.locator(`[data-tab=${name}]`);
  if (await tab.isVisible()) await tab.click();
};
const showMate = inOrder(use("analyse"), press("solve"));
const RECORD = "#/record?usen=~0.6y2.";
const record = (...steps) => ({ at: RECORD, go: inOrder(loaded(), dismissed, at(22), ...steps) });
const problem = (...steps) => ({ at: RECORD, go: inOrder(loaded(usi("mate.usi", MATE)), dismissed, ...steps) });
const kept = (settings, scene) => ({ ...scene, settings });
const middle = (...steps) => ({ at: play(MIDDLE), go: inOrder(begin, ...steps) });

// Skips steps of a lesson.
const lessonSteps = (count) => async ({ page }) => {
  await page.locator(".lesson").waitFor();
  for (let skipped = 0; skipped < count; skipped += 1) await page.locator("[data-action=lesson-next]").click();
  await page.waitForTimeout(300);
};

// `at`: the address below the server's; `go`: what is done there; `settings`: what is kept;
// `before`: what is done to the page before it is opened; `whole`: the page to its end.
export const SCENES = {
  "home-first-visit": { at: "#/", settings: { manner: {} } },
  "home": { at: play({ moves: MOVES }), go: goTo("/") },
  "home-menu": {
    at: "#/",
    go: async ({ page }) => {
      const more = page.locator("[data-action=more-screens]:visible");
      if (await more.count()) await more.click();
    },
  },
  "learn": { at: "#/learn", go: ({ page }) => page.locator(".learn-lesson").first().waitFor() },
  "lesson-stars": { at: "#/learn/king", go: lessonSteps(1) },
  "lesson-wrong": {
    at: "#/learn/fork",
    go: inOrder(
      lessonSteps(1),
      ({ board }) => board.clickHand("black", "N"),
      pick("5e"),
      ({ page }) => page.locator('.lesson[data-phase="wrong"]').waitFor(),
      press("lesson-hint"),
    ),
  },
  "lesson-squares": { at: "#/learn/two-pawns", go: inOrder(lessonSteps(1), pick("8f"), pick("2f")) },
  "lesson-choice": { at: "#/learn/values", go: lessonSteps(1) },
  "lesson-clock": { at: "#/learn/byoyomi", go: lessonSteps(3) },
  "lesson-end": {
    at: "#/learn/king",
    go: async (stage) => {
      await lessonSteps(4)(stage);
      await stage.page.locator("[data-action=lesson-finish]").click();
      await stage.page.locator(".lesson-end").waitFor();
    },
  },
  "problems": { at: "#/problems", go: ({ page }) => page.locator("[data-card=daily] .mini-board").waitFor() },
  "problem": { at: `#/problems/position?${PROBLEM}`, go: ({ page }) => page.locator(".problem").waitFor() },
  "problem-wrong": {
    at: `#/problems/position?${PROBLEM}`,
    go: inOrder(
      ({ page }) => page.locator(".problem").waitFor(),
      ({ board }) => board.clickHand("black", "G"),
      pick("5e"),
      ({ page }) => page.locator('.problem[data-phase="wrong"]').waitFor(),
    ),
  },
  "problem-hint": {
    at: `#/problems/position?${PROBLEM}`,
    go: inOrder(
      ({ page }) => page.locator(".problem").waitFor(),
      press("problem-hint"),
      ({ page }) => page.locator(".lesson-hint p").waitFor(),
    ),
  },
  "problem-choice": {
    at: "#/problems",
    go: inOrder(
      ({ page }) => page.locator("[data-card=own] summary").click(),
      ({ page }) => page.locator("[name=positions]").fill("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２二角成(88)\n&A\n4 ９四歩(93)\n"),
      press("make-set"),
      ({ page }) => page.locator(".set-choice").waitFor(),
    ),
  },
  "problem-run": { at: "#/problems/run", go: ({ page }) => page.locator(".problem-run").waitFor() },
  "play-first-visit": { at: "#/play", settings: { manner: {} } },
  "play-opening": { at: play({ main: 600, byoyomi: 30, moves: "7g7f 3c3d 2g2f" }) },
  "play-middle": middle(pick("4d")),
  "play-hands": { at: play({ sfen: HANDS, main: 5400, byoyomi: 60, ...NAMES }), go: begin },
  "play-promotion": {
    at: play({ sfen: CHECKED }),
    go: inOrder(pick("8f"), pick("5c"), ({ page }) => page.locator("[data-promote=yes]").waitFor()),
  },
  "play-refused": middle(({ board }) => board.clickHand("black", "P"), pick("6e")),
  "play-mated": { at: play({ sfen: NEARLY_MATED, moves: "G*4c", main: 600, ...NAMES }) },
  "play-resigned": middle(press("resign"), press("resign-yes")),
  "play-byoyomi": { at: play({ ...MIDDLE, main: 0, byoyomi: 60, periods: 3 }), go: begin },
  "play-moves": middle(async (stage) => {
    const button = stage.page.locator("[data-action=moves]:visible");
    if (await button.count()) await button.click();
  }),
  "play-more": middle(press("more")),
  "play-typing": middle(({ page }) => page.keyboard.press("/")),
  "play-impasse": { at: play({ sfen: ENTERED, rules: "professional", main: 600 }), go: press("impasse") },
  "play-asked": {
    at: play({ sfen: ENTERED, rules: "professional", main: 600 }),
    go: press("impasse", "ask-count"),
  },
  "play-resign": middle(dialog("resign")),
  "play-facing": kept({ facing: true }, { at: play({ sfen: HANDS, main: 600 }), go: begin }),
  "play-facing-far": kept({ facing: true }, {
    at: play({ sfen: HANDS, main: 600 }),
    go: inOrder(begin, ({ board }) => board.move("7g7f"), dialog("resign")),
  }),
  "newcomer": kept({ look: { signs: true } }, { at: play(), go: pick("2h") }),
  "newcomer-hands": kept({ look: { signs: true } }, { at: play({ sfen: HANDS, main: 600 }), go: inOrder(begin, pick("2h")) }),
  "newcomer-pieces": kept({ look: { signs: true } }, { at: play(), go: inOrder(pick("2h"), dialog("all-pieces")) }),
  "look-two-kanji-legged": kept({ look: { pieces: "two-kanji", board: "legged" } }, middle()),
  "look-signs-plain": kept({ look: { pieces: "moves", board: "plain" } }, middle()),
  "look-letters-dark": kept({ look: { pieces: "letters", board: "dark" } }, middle()),
  "look-carved": kept({ look: { pieces: "carved" } }, middle()),
  "look-contrast": kept({ look: { board: "contrast" } }, middle(pick("4d"))),
  "computer": { at: play({ white: "computer-2-at-once" }), go: inOrder(({ board }) => board.move("2g2f"), answered, press("hint"), hinted) },
  "computer-judged": {
    at: play({ white: "computer-2-at-once", moves: MOVES.split(" ").slice(0, 21).join(" ") }),
    go: inOrder(answered, press("what-was-wrong"), judged),
  },
  "new-game": { at: play(), go: dialog("new-game") },
  "new-game-person": { at: play(), go: inOrder(dialog("new-game"), picked("opponent", "person")) },
  "new-game-times": {
    at: play(),
    go: inOrder(dialog("new-game"), picked("time-preset", "other"), choose("black-time", "custom"), scrolled),
  },
  "new-game-more": { at: play(), go: inOrder(dialog("new-game"), picked("opponent", "person"), unfolded, scrolled) },
  "new-game-rules": {
    at: play(),
    go: inOrder(dialog("new-game"), unfolded, async ({ page }) => {
      const each = page.locator("dialog[open] .rule-groups > summary");
      await each.click();
      await each.scrollIntoViewIfNeeded();
    }),
  },
  "new-game-furigoma": { at: play(), go: inOrder(dialog("new-game"), picked("opponent", "person"), unfolded, press("toss")) },
  "settings": { at: play(), go: ({ page }) => openSettings(page) },
  "settings-looks": { at: play(), go: inOrder(({ page }) => openSettings(page), scrolled) },
  "rules": { at: play(), go: dialog("rules") },
  "remote": { at: "#/remote", go: ({ page }) => page.locator("[data-card=invite]").waitFor() },
  "remote-invited": {
    at: "#/remote?join=AwMDAwMDAwMDAwMDAwMDAw&host-side=furigoma&host-name=Habu&watch=yes",
    go: ({ page }) => page.locator("[data-card=invited]").waitFor(),
  },
  "remote-move-to-send": {
    at: "#/remote",
    go: async ({ page, board }) => {
      await page.locator("[name=remote-kind][value=by-message]").check();
      await page.locator("[name=remote-side]").selectOption("black");
      await page.locator("[data-action=invite]").click();
      await page.locator(".remote-panel").waitFor({ state: "attached" });
      await board.move("7g7f");
      await page.locator(".remote-address").waitFor();
    },
  },
  "remote-link-unreadable": {
    at: "#/remote?id=x",
    go: ({ page }) => page.locator("[data-card=opened]").waitFor(),
  },
  "record-empty": { at: "#/record" },
  "record-opened": { at: RECORD, go: loaded() },
  "record-commented": record(at(15)),
  "record-variations": record(({ page }) =>
    page.locator("[role=tree]").evaluate((tree) => tree.scrollIntoView({ block: "center" }))),
  "record-lines": record(use("analyse"), ({ analysis }) => analysis.answered()),
  "record-reviewed": {
    at: RECORD,
    go: inOrder(loaded(), dismissed, async ({ analysis, record, page }) => {
      await analysis.show("game");
      await record.action("review-game").click();
      await page.waitForFunction(
        () => parseInt(document.querySelector("[data-progress]").textContent, 10) === 61,
        null,
        { timeout: 240_000 },
      );
    }),
  },
  "record-drawing": record(use("draw"), async ({ page }) => {
    await page.locator("[data-square='4b']").click();
    await page.locator("[data-square='4d']").click();
    await page.locator("[data-square='8f']").click();
    await page.locator("[data-square='8f']").click();
  }),
  "record-guessing": record(({ record }) => record.study("guess")),
  "record-menu": record(({ page }) => showTool(page, "[data-action=open]")),
  "record-shortcuts": record(({ page }) => page.keyboard.press("?")),
  "record-sheet-moves": record(sheet("moves")),
  "record-sheet-comment": record(sheet("comment")),
  "record-sheet-more": record(sheet("more")),
  "record-save": record(toolDialog("save")),
  "record-picture": record(toolDialog("picture")),
  "record-sheet": problem(use("to-sheet", "to-sheet"), toolDialog("sheet"), ({ page }) =>
    page.locator("[name=problem-printed]").first().waitFor()),
  "record-information": record(toolDialog("information")),
  "games-filtered": {
    at: play(NAMES),
    go: inOrder(async ({ page, board }) => {
      await board.open({ "black-name": "Aoki", "white-name": "Shirakawa" });
      await board.move("7g7f");
      await page.evaluate(() => (location.hash = "#/games?player=Aoki&side=black&min-moves=1&sort=players"));
      await page.locator("[name=select]").check();
      await page.locator(".filters > summary").click();
    }),
  },
  "games-empty": { at: "#/games", go: async () => {} },
  "games": {
    at: play(NAMES),
    go: inOrder(...["7g7f 3c3d", "2g2f", "5g5f 5c5d 2h5h"].flatMap((moves, index) => [
      async ({ page, board }) => {
        await board.open({ "black-name": ["Aoki", "佐々木", "Kuroda"][index], "white-name": "Shirakawa" });
        for (const move of moves.split(" ")) await board.move(move);
        await page.waitForTimeout(1_200);
      },
    ]), async ({ page }) => {
      await page.evaluate(() => (location.hash = "#/games"));
      await page.locator("main.games [data-game]").nth(2).waitFor();
    }),
  },
  "editor": record(use("set-up"), ({ page }) => page.locator("main.editor").waitFor()),
  "mate": problem(showMate, ({ page }) => page.locator("[data-solution]").waitFor()),
  "puzzle": problem(showMate, ({ page }) => page.locator("[data-solution]").waitFor(), press("as-puzzle"),
    async ({ board, page }) => {
      await board.choose("S*5e");
      await page.waitForFunction(() => document.querySelector("[data-told]")?.textContent);
    }),
  "clock": { at: "#/clock" },
  "clock-times": { at: "#/clock", go: dialog("times") },
  "clock-running": { at: "#/clock", go: ({ page }) => page.locator("[data-pass=white]").click() },
  "gallery": { at: "gallery.html", whole: true, go: ({ page }) => page.locator("#small [data-board]").waitFor() },
  "frame": { at: "embed.html?moves=7g7f+3c3d+2g2f&mode=replay" },
  "notice-address": { at: "#/play?sfen=nonsense&main=abc" },
  "notice-earlier": {
    at: play(),
    go: async ({ board, page }) => {
      await board.move("7g7f");
      await board.open({ main: 600 });
      await page.locator("[data-notice=earlier]").waitFor();
    },
  },
  "notice-update": {
    at: play(),
    go: ({ page }) => page.evaluate(() => {
      document.documentElement.dataset.update = "ready";
      document.dispatchEvent(new Event("komadai-update"));
    }),
  },
  "notice-not-kept": {
    at: play(),
    before: (page) => page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
    go: ({ board }) => board.move("7g7f"),
  },
  "notice-no-computer": {
    at: play({ white: "computer-2-at-once" }),
    before: (page) => page.route(/search_worker/, (route) => route.abort()),
    go: async ({ board, page }) => {
      await board.move("7g7f");
      await page.locator("[data-notice=no-worker], [data-notice=no-opponent]").waitFor();
    },
  },
  "net-coming": {
    at: play({ white: "computer-2" }),
    before: (page) => page.route(/search_net/, () => {}),
    go: async ({ board, page }) => {
      await board.move("7g7f");
      await page.locator("[data-net=coming]").waitFor();
    },
  },
  "net-missing": {
    at: play({ white: "computer-2" }),
    before: (page) => page.route(/search_net/, (route) => route.fulfill({ status: 404 })),
    go: async (stage) => {
      await stage.board.move("7g7f");
      await answered(stage);
      await stage.page.locator("[data-net=missing]").waitFor();
    },
  },
  "net-missing-analysis": {
    ...record(use("analyse"), ({ analysis }) => analysis.answered()),
    before: (page) => page.route(/search_net/, (route) => route.fulfill({ status: 404 })),
  },
};

// What is kept by somebody who has been here before.
export const SEEN = { manner: habits("welcomed") };

async function answered({ page }) {
  await page.waitForFunction(() => document.querySelector("[data-board]").dataset.sfen.split(" ")[1] === "b");
}

async function hinted({ page }) {
  await page.locator("[data-hint]").waitFor();
}

async function judged({ page }) {
  await page.locator("[data-verdict]").waitFor();
}
