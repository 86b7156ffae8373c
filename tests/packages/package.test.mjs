// The npm package by itself: what is in it, what its types and its manifest say, and that a
// server may import it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import ts from "typescript";
import { PACKAGE, TESTS, filesIn, install } from "./harness/package.mjs";

const read = (file) => readFileSync(PACKAGE + file, "utf8");

before(install);

test("the package has these files and no others", () => {
  const names = filesIn(PACKAGE).map((file) =>
    file
      .replace(/^files\/v\/[^/]+\//, "files/v/BUILD/")
      .replace(/\/lessons\/([a-z]+)\/[^/]+\.json$/, "/lessons/$1/LESSON.json"),
  );
  const expected = readFileSync(`${TESTS}contents.txt`, "utf8").trim().split("\n").sort();
  assert.deepEqual([...new Set(names)].sort(), expected);
});

test("its version is that of the crates, and its README names it", () => {
  const manifest = readFileSync(`${TESTS}../../Cargo.toml`, "utf8");
  const [, version] = /^version = "(.+)"$/m.exec(manifest);
  assert.equal(JSON.parse(read("package.json")).version, version);
  assert.match(read("README.md"), new RegExp(`komadai-board@${version}/auto.js`));
});

test("types, manifest, README and element name the same attributes, events and methods", () => {
  const element = read("files/embed.js");
  const types = ts.createSourceFile("index.d.ts", read("index.d.ts"), ts.ScriptTarget.Latest);
  const members = (name) => {
    const found = types.statements.find((it) => ts.isInterfaceDeclaration(it) && it.name.text === name);
    return found.members.map((member) => member.name.text);
  };
  const [{ declarations }] = JSON.parse(read("custom-elements.json")).modules;
  const board = declarations.find(({ tagName }) => tagName === "shogi-board");
  const names = (list) => list.map(({ name }) => name).sort();
  const readme = read("README.md");
  const inReadme = (chapter) => {
    const rows = readme.split(`## ${chapter}\n`)[1].split("\n## ")[0].split("\n").filter((line) => line.startsWith("| `"));
    return rows.flatMap((row) => [...row.split("|")[1].matchAll(/`([a-z]+)`/g)].map(([, name]) => name)).sort();
  };

  const attributes = members("ShogiBoardAttributes").sort();
  assert.deepEqual(observed(element), attributes);
  assert.deepEqual(names(board.attributes), attributes);
  assert.deepEqual(inReadme("Attributes"), attributes);

  const events = members("ShogiBoardEvents").sort();
  assert.deepEqual(names(board.events), events);
  assert.deepEqual(inReadme("Events"), events);

  const own = members("ShogiBoardElement").filter((name) => !name.endsWith("EventListener")).sort();
  assert.deepEqual(names(board.members), own);
  for (const method of own) {
    assert.match(element, new RegExp(`\\b${method}\\(`), method);
    assert.match(readme, new RegExp(`\`${method}\\b`), method);
  }
});

// The attributes that the element's class observes: it is run here with what it extends.
function observed(script) {
  let names;
  const body = script
    .replace(/\bimport\.meta\.url\b/g, "'https://host/embed.js'")
    .replace(/\bexport\s*\{[^}]*\};?/, "");
  const customElements = { get: () => undefined, define: (_, { observedAttributes }) => (names = observedAttributes) };
  new Function("HTMLElement", "customElements", body)(class {}, customElements);
  return [...names].sort();
}

test("the types hold in TypeScript, JSX, Vue, Svelte and settings of bundlers, and refuse what is wrong", () => {
  try {
    for (const project of ["types", "types/plugins"]) {
      execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--project", project], { cwd: TESTS, encoding: "utf8" });
    }
  } catch (error) {
    assert.fail(error.stdout);
  }
});

test("on a server nothing happens", () => {
  const program = `
    import { registerBoard } from "komadai-board";
    import "komadai-board/auto";
    console.log(await registerBoard(), await registerBoard({ base: "/x/" }));
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: TESTS, encoding: "utf8" });
  assert.equal(output, "undefined undefined\n");
});
