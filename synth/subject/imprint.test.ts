import { expect, test } from "vitest";
import { imprintOf } from "./imprint.ts";
import { provenanceOf } from "./provenance-of.ts";
import { statedSource } from "./stated-source.ts";

const url = "https://host.example/mills/";
const level = (foot: string, head = "") =>
  provenanceOf({ url, title: "Mills", ...statedSource(`<head>${head}</head><p>Flour</p><footer>${foot}</footer>`) });

test.each([
  ["Registered charity no. 1234567", "T1"],
  ["&copy; 2019–2025 Hollin Mills Ltd. Registered in England no. 00184999", "T1"],
  ["Hollin Mills A/S · CVR 31 84 02 99", "T1"],
  ["© 2025 <a href='/'>Hollin County Council</a>. All rights reserved.", "T1"],
  ["© 2025 <a href='/'>Society of Millers</a>. All rights reserved.", "T4"],
  ["主办单位：某县磨坊管理局　某ICP备12345678号", "T1"],
  ["© 2025 Ann Miller", "T4"],
  ["某ICP备12345678号-1", "T4"],
  ["VAT reg. no. GB 123 4567 89", "T1"],
  ["Copyright infringement should be reported to our county office", "T4"],
  ["Copyright and the police", "T4"],
  ["UID: 20231299 posts: 3", "T4"],
  ["Prices include VAT. 01632 960123", "T4"],
  ["© 2025 Flour Fan Club", "T4"],
  ["© 2025 Mill Review Network", "T4"],
  ["Content is available under CC BY-SA 4.0", "T4"],
])("a site that says at its foot %s is %s", (foot, expected) => {
  expect(level(foot)).toBe(expected);
});

test("what the press says is no disclosure of its own, whoever owns it", () => {
  const news = '<script type="application/ld+json">{"@type":"NewsArticle"}</script>';
  expect(level("Registered in England no. 00184999", news)).toBe("T3");
  const article = '<script type="application/ld+json">{"@type":["WebPage","BlogPosting"]}</script>';
  expect(level("© Mill Times Ltd. Registered in England no. 00184999", article)).toBe("T4");
});

test("an imprint is read from text, not from scripts or the middle of a page", () => {
  expect(imprintOf("<script>var x = 'Registered charity no. 1';</script><p>Hello")).toEqual({});
  expect(imprintOf(`<p>Registered charity no. 12</p>${"<p>flour and bran</p>".repeat(2000)}`)).toEqual({});
  expect(imprintOf("<p>© 2001-2025 Society of Millers</p>")).toEqual({ owner: "Society of Millers" });
});
