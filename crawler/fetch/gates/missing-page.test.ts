import { expect, it } from "vitest";
import { read } from "../../read/read.ts";
import { refuseMissing, saysMissing } from "./missing-page.ts";

async function said(title: string, content: string) {
  const body = new TextEncoder().encode(
    `<!doctype html><title>${title}</title><body><header><nav><a href="/">Home</a> <a href="/a">Shop</a></nav></header><main>${content}</main></body>`,
  );
  return saysMissing(await read({ url: "https://a.example/x", contentType: "text/html", body }, { relations: true }));
}

it.each([
  ["Page not found", "<h1>Page not found</h1><p>Sorry, the page you were looking for was not found (404).</p>"],
  ["404 | Boats", "<h1>404</h1><p>Oops! We can't find the page you're looking for.</p><a href=/>Go home</a>"],
  ["Boats", "<h1>This page doesn’t exist</h1><p>Check the address, or return to the home page.</p>"],
  ["Boats", "<h1>Product not found</h1><p>Unfortunately it is gone.</p>"],
  ["Seite nicht gefunden", "<h1>Die Seite wurde nicht gefunden</h1><p>Leider gibt es sie nicht.</p>"],
  ["页面不存在", "<h1>抱歉，您访问的页面不存在</h1><p>返回首页</p>"],
])("a short page that says to its reader that there is none surely is none: %s", async (title, content) => {
  expect(await said(title, content)).toBe("surely");
});

const PROSE =
  "The status says that a server did not find what it was asked for, and nothing about whether it was ever there. ";
it.each([
  ["an article about it", "HTTP 404", `<h1>404 Not Found</h1><p>${PROSE.repeat(20)}</p>`],
  ["a short entry of a glossary", "404 Not Found", `<h1>404 Not Found</h1><p>${PROSE.repeat(3)}</p>`],
  [
    "a table of what was not found",
    "Wrecks",
    "<h1>Ships not found</h1><table><tr><th>Ship</th><th>Lost</th></tr><tr><td>Erebus</td><td>1848</td></tr><tr><td>Terror</td><td>1848</td></tr></table>",
  ],
  [
    "a thing that bears the number",
    "404",
    "<h1>404</h1><p>The bus to the harbour, every ten minutes from the station.</p>",
  ],
])("%s is not surely none", async (_, title, content) => {
  expect(await said(title, content)).not.toBe("surely");
});

it("a page with something to say is no suspect", async () => {
  expect(await said("Boats", `<h1>Boats</h1><p>${PROSE.repeat(20)}</p>`)).toBeUndefined();
});

it("is refused as not found", async () => {
  const body = new TextEncoder().encode("<title>Page not found</title><h1>Page not found</h1>");
  const page = await read({ url: "https://a.example/x", contentType: "text/html", body }, { relations: true });
  expect(() => refuseMissing(page.url, saysMissing(page))).toThrow(expect.objectContaining({ reason: "not_found" }));
});
