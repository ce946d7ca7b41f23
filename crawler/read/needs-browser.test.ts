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

const bare = async (body: string) =>
  (
    await read(
      {
        url: "https://a.example/",
        contentType: "text/html",
        body: new TextEncoder().encode(`<title>T</title><body>${body}</body>`),
      },
      { relations: false },
    )
  ).needsBrowser;
const SHORT = "<h1>Boats</h1><p>All boats of the harbour, with what they carry and where they come from.</p>";

test.each([
  ["by its id", '<div id="l"></div>', 'document.getElementById("l").innerHTML = "x"'],
  ["by a selector", '<ul id="rows"></ul>', 'const e = document.querySelector("#rows"); e.append(1)'],
  ["as a global", '<div id="l"></div>', 'l.insertAdjacentHTML("beforeend", "x")'],
])("content that an inline script fills needs the browser (%s)", async (_, place, script) => {
  expect(await bare(`<main>${SHORT}${place}</main><script>${script}</script>`)).toContain("until a script fills it");
  expect(await bare(`<main>${SHORT}${place}</main><script>other()</script>`)).toBeUndefined();
  expect(
    await bare(`<main>${SHORT}<p>${PROSE.repeat(7)}</p>${place}</main><script>${script}</script>`),
  ).toBeUndefined();
  expect(await bare(`<main>${SHORT}</main><footer>${place}</footer><script>${script}</script>`)).toBeUndefined();
});

test("the words of a banner are not the page's", async () => {
  const banner = `<div style="position:fixed"><p>We use cookies. ${PROSE.repeat(9)}</p><button>Accept</button></div>`;
  const page = `<main><h1>Boats</h1><div id="c"></div></main>${banner}<script>c.innerHTML = "x"</script>`;
  expect(await bare(page)).toContain('"c" is empty');
});

test("a frame of the same host that holds the content, and empty elements of a page's own, need the browser", async () => {
  expect(await bare(`${SHORT}<iframe src="/inner"></iframe>`)).toContain("frame");
  expect(await bare(`${SHORT}<iframe src="https://b.example/advert"></iframe>`)).toBeUndefined();
  expect(await bare(`${SHORT}<iframe src="/count" width="1" height="1"></iframe>`)).toBeUndefined();
  expect(await bare(`${SHORT}<boat-list></boat-list><script src="/a.js"></script>`)).toContain("boat-list");
  expect(await bare(`${SHORT}<boat-icon></boat-icon><script src="/a.js"></script>`)).toBeUndefined();
  expect(await bare(`${SHORT}<boat-list></boat-list>`)).toBeUndefined();
});

test("a page of nothing but scripts needs the browser, and one of nothing at all is empty", async () => {
  const bytes = (html: string) => ({
    url: "https://a.example/",
    contentType: "text/html",
    body: new TextEncoder().encode(html),
  });
  const shell = await read(bytes('<!doctype html><title>T</title><script src="/app.js"></script>'), {
    relations: false,
  });
  expect(shell.needsBrowser).toContain("no text");
  await expect(read(bytes("<!doctype html><title>T</title>"), { relations: false })).rejects.toMatchObject({
    reason: "empty",
  });
});

test("an empty element that a script of the page itself defines needs the browser, also in a full page", async () => {
  const defined = `<script>customElements.define("boat-list", class extends HTMLElement {})</script>`;
  expect(await bare(`<p>${PROSE.repeat(9)}</p><boat-list></boat-list>${defined}`)).toContain("boat-list");
  expect(await bare(`<p>${PROSE.repeat(9)}</p><boat-list></boat-list><script>1</script>`)).toBeUndefined();
});

test("a panel that is empty until its tab is chosen needs the browser, also in a full page", async () => {
  const tabs =
    '<div role="tablist"><button role="tab" aria-controls="p2">Figures</button></div><div id="p2" hidden></div>';
  expect(await reason(tabs)).toContain("tab");
  expect(await reason(tabs.replace("</div><", "</div><nav><").replace(/<div id.*/, "$&</nav>"))).toBeUndefined();
});

const BANNER =
  '<div role="dialog" style="position:fixed"><p>We use cookies.</p><button>Accept all</button><button>Reject</button></div>';

test.each([
  ["a banner over an empty content", `${BANNER}<div id="m"></div><script>1</script>`],
  [
    "a banner whose buttons have handlers in the markup",
    `${BANNER.replace("<button", '<button onclick="x()"')}<main></main>`,
  ],
  ["an empty main element beside other words", `<p>Words.</p><main id="m"></main><script>1</script>`],
  [
    "a table of headings alone",
    `<h1>Ships</h1><table><tr><th>Ship<th>Tons</table><button>More</button><script>1</script>`,
  ],
])("%s asks for a browser", async (_, body) => {
  expect(await bare(body)).toBeDefined();
});

test.each([
  ["a banner over content", `${BANNER}<main><p>The bridge.</p></main><script>1</script>`],
  ["a table of headings alone that no script fills", "<h1>Ships</h1><table><tr><th>Ship<th>Tons</table>"],
  ["a picture alone", '<img src="a.png" alt="A map"><script>1</script>'],
])("%s asks for none", async (_, body) => {
  expect(await bare(body)).toBeUndefined();
});

test("a menu that scripts write asks for a browser where no link leads on", async () => {
  expect(await reason('<div id="main-nav"></div>')).toContain('menu "main-nav"');
  expect(await reason('<div id="main-nav"></div><a href="https://b.example/">Others</a>')).toContain('menu "main-nav"');
  expect(await reason('<div id="main-nav"></div><a href="#top">Top</a><a href="rhine.html">Rhine</a>')).toBeUndefined();
  expect(await reason('<div id="canals"></div>')).toBeUndefined();
});
