import { expect, it } from "vitest";
import { refreshTarget } from "./meta-refresh.ts";

const LONG = `<p>${"The harbour was dredged twice. ".repeat(40)}</p>`;
const at = (content: string, rest = "<p>Moved.</p>", place = (meta: string) => meta) =>
  refreshTarget(
    Buffer.from(
      `<!doctype html><head>${place(`<meta http-equiv="Refresh" content="${content}">`)}</head><body>${rest}`,
    ),
    "text/html",
    "http://a.example/dir/old",
  );

it.each([
  ["0; url=/new", "http://a.example/new"],
  ["0;URL='new'", "http://a.example/dir/new"],
  ["5, http://b.example/x#part", "http://b.example/x"],
  ["0 url=new", "http://a.example/dir/new"],
  ["0;", undefined],
  ["30", undefined],
  ["0; url=old", undefined],
  ["0; url=javascript:alert(1)", undefined],
  ["60; url=/next", undefined],
  ["nonsense", undefined],
])("%s leads to %s", (content, target) => {
  expect(at(content)).toBe(target);
});

it("a page that has much to say is read, unless it leads on at once", () => {
  expect(at("5; url=/next", LONG)).toBeUndefined();
  expect(at("0; url=/next", LONG)).toBe("http://a.example/next");
});

it("what is for readers without scripts, and what is no HTML, leads nowhere", () => {
  expect(at("0; url=/plain", "x", (meta) => `<noscript>${meta}</noscript>`)).toBeUndefined();
  const body = Buffer.from('<meta http-equiv=refresh content="0;url=/x">');
  expect(refreshTarget(body, "text/plain", "http://a.example/")).toBeUndefined();
});
