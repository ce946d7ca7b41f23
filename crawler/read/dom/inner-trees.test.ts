import { expect, it } from "vitest";
import { read } from "../read.ts";
import { elementAt, elementPath } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";

async function page(content: string) {
  const html = `<title>T</title><body><main>${content}</main><script src="/x.js"></script></body>`;
  const source = { url: "https://a.example/", contentType: "text/html", body: new TextEncoder().encode(html) };
  return { html, read: await read(source, { relations: true }) };
}

const PROSE = "The ferry leaves the quay every morning. ".repeat(30);

it("a declared shadow tree is shown, its host's children in their slots", async () => {
  const { html, read: got } = await page(
    `<p>${PROSE}</p><tide-card>
      <template shadowrootmode="open"><style>p{color:red}</style><h2><slot name="title">No title</slot></h2>
        <p>High water: <slot></slot></p><slot name="more"><a href="/more">More tides</a></slot></template>
      <b slot="title">Tides of <i>Skua</i></b>4.2 m</tide-card>`,
  );
  expect(got.observation).toContain("## Tides of Skua\nHigh water: 4.2 m");
  expect(got.observation).toContain('link "More tides"');
  expect(got.observation).not.toContain("No title");
  expect(got.needsBrowser).toBeUndefined();
  // Whoever finds an element again parses the same bytes.
  const path = got.elements.find(({ name }) => name === "More tides")!.path;
  const found = elementAt(parseHtml(html), path)!;
  expect(found.attribs.href).toBe("/more");
  expect(elementPath(found)).toBe(path);
});

it("what no slot asks for is not shown, and a template that declares nothing neither", async () => {
  const { read: got } = await page(
    `<p>${PROSE}</p><div><template shadowrootmode="closed"><p>In the tree</p></template><p>Light</p></div><div><template><p>Later</p></template></div>`,
  );
  expect(got.observation).toContain("In the tree");
  expect(got.observation).not.toMatch(/Light|Later/);
});

it("the document of a frame stands in its place, its tables too", async () => {
  const inner = `<title>no</title><body><h2>Berths</h2><table><tr><th>Berth</th><th>Depth (m)</th></tr><tr><td>A</td><td>4.5</td></tr><tr><td>B</td><td>6</td></tr></table></body>`;
  const quoted = inner.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const { read: got } = await page(`<p>${PROSE}</p><iframe srcdoc="${quoted}"></iframe>`);
  expect(got.observation).toContain("Berth | Depth (m)\nA | 4.5");
  expect(got.title).toBe("T");
  expect(got.relations.map(({ name }) => name)).toContain("Berths");
  expect(got.needsBrowser).toBeUndefined();
});

it("frames that are too small to be read, hidden, or frames in frames without end say nothing", async () => {
  let nested = "<p>deepest</p>";
  for (let depth = 0; depth < 6; depth++)
    nested = `<iframe srcdoc='${nested.replaceAll("&", "&amp;").replaceAll("'", "&#39;")}'></iframe>`;
  const { read: got } = await page(
    `<p>${PROSE}</p><iframe width=1 height=1 srcdoc="counter"></iframe><iframe style="display:none" srcdoc="unseen"></iframe>${nested}`,
  );
  expect(got.observation).not.toMatch(/counter|unseen|deepest/);
});

it("slots that repeat each other do not multiply what stands in them", async () => {
  const slots = "<slot></slot>".repeat(2_000);
  const { read: got } = await page(
    `<div><template shadowrootmode="open">${slots}</template>${"<p>Once and no more.</p>".repeat(200)}</div>`,
  );
  expect(got.observation.split("Once and no more.")).toHaveLength(201);
});
