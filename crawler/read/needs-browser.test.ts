import { expect, test } from "vitest";
import { read } from "./read.ts";

const PROSE =
  "Rivers carry water from the mountains to the sea, and towns have grown along them since people settled. ";

const page = (content: string) => ({
  url: "https://a.example/",
  contentType: "text/html",
  body: new TextEncoder().encode(
    `<title>T</title><body><main><h1>Rivers</h1><p>${PROSE.repeat(4)}</p>${content}</main><script>1</script></body>`,
  ),
});
const reason = async (content: string) => (await read(page(content), { relations: false })).needsBrowser;

test("a word in a full page that only looks like a placeholder asks for no browser", async () => {
  expect(await reason("<ul><li>Loading</li><li>Unloading</li></ul>")).toBeUndefined();
});

test("an element that is to be filled later asks for a browser, also in a full page", async () => {
  expect(await reason('<div id="indicators">Loading the indicators…</div>')).toContain("still loading");
  expect(await reason('<div data-src="/x.json">Loading…</div>')).toContain("still loading");
});

test("a word about JavaScript within the content asks for a browser", async () => {
  expect(await reason("<section><noscript>The table needs JavaScript.</noscript></section>")).toBeDefined();
});

test("the choices of a control are no part of its label", async () => {
  const { elements } = await read(page("<label>Region <select><option>Asia<option>Africa</select></label>"), {
    relations: false,
  });
  expect(elements.map(({ name }) => name)).toEqual(["Region"]);
});

test("a column without a heading is marked as unnamed", async () => {
  const table =
    "<table><tr><th></th><th>Length</th></tr><tr><td>Rhine</td><td>1230 km</td></tr><tr><td>Oder</td><td>840 km</td></tr></table>";
  const { relations } = await read(page(table), { relations: true });
  expect(relations[0]?.columns.map(({ name, unnamed }) => [name, unnamed])).toEqual([
    ["Name", true],
    ["Length", undefined],
  ]);
});
