import { expect, test } from "vitest";
import { indexedKinds } from "./indexed-kinds.ts";

const AT = "https://a.example/";
const canonical = (href: string, base: string) => new URL(href, base).href.split("#")[0];
const entries = ["a_size", "b_size", "c_size", "d_size"].map(
  (name) => `<dt>${name} configuration parameter, <a href="set.html#${name}">Sizes</a></dt>`,
);

test("an index says what the things are that it leads to, also where a name means several", () => {
  const several = `<dt>e_size</dt><dd><dl><dt>configuration parameter, <a href="set.html">Sizes</a></dt>
    <dt>storage parameter, <a href="store.html">Storage</a></dt></dl></dd>`;
  const html = `<title>Index</title><dl>${entries.join("")}${several}</dl>`;
  const kindOf = indexedKinds([{ url: `${AT}index.html`, title: "Index", html: () => html }], canonical);
  expect(kindOf(`${AT}set.html`, "a_size")).toBe("configuration parameter");
  expect(kindOf(`${AT}set.html`, "e_size")).toBe("configuration parameter");
  expect(kindOf(`${AT}other.html`, "a_size")).toBeUndefined();
  // What a few entries say alone is where something is mentioned.
  expect(kindOf(`${AT}store.html`, "e_size")).toBeUndefined();
});
