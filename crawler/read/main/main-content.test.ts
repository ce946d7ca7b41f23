import { describe, expect, it } from "vitest";
import { elementAt } from "../dom/dom.ts";
import { PageAreas } from "../dom/page-area.ts";
import { parseHtml } from "../dom/parse-html.ts";
import { textOf } from "../dom/text.ts";
import { bodyOf } from "../html.ts";
import { findMain, type MainContent } from "./main-content.ts";
import { mainText } from "./main-text.ts";

const STORY = `<p>The bridge was closed in the winter of that year, after the ice had taken two of its piers, and reopened in June.
  <p>Until then a ferry took people and cattle across, which the miller's family ran from dawn until the evening bell.
  <p>The new piers were built of granite that came down the river on rafts, and they have stood ever since.`;
const IMPRINT =
  "The county office can be reached by telephone in the mornings, and by letter at any time, for questions and for complaints. ";

function read(html: string): { main: MainContent; at: (path: string) => string } {
  const document = parseHtml(html);
  const body = bodyOf(document);
  if (!body) throw new Error("no body");
  return {
    main: findMain(body, new PageAreas(body)),
    at: (path) => {
      const tag = elementAt(document, path);
      return tag ? textOf(tag) : "";
    },
  };
}

describe("main content", () => {
  const article = `<title>The bridge</title><nav><a href=/>Start</a></nav><article><h1>The bridge</h1>
    <div class=byline>By A. Writer</div><div class=story-body>${STORY}</div></article>
    <div class=related-stories><h3>Related</h3><a href=/1>The ferry</a></div><footer>Imprint</footer>`;

  it("logs each thing that it leaves out, with the rule and where it stands", () => {
    const { main, at } = read(article);
    const log = main.removed();
    expect(log.map(({ rule, text }) => [rule, text])).toEqual([
      ["navigation", "Start"],
      ["title", "The bridge"],
      ["named byline", "By A. Writer"],
      ["named related", "Related The ferry"],
      ["navigation", "Imprint"],
    ]);
    for (const { path, text } of log) expect(at(path)).toBe(text);
  });

  it("gives the title of an article apart from its text", () => {
    const { main } = read(article);
    expect(main.title?.name).toBe("h1");
    expect(mainText(main).split("\n")).toHaveLength(3);
  });

  it("keeps text, or logs it: nothing goes without a trace", () => {
    const { main } = read(article);
    const all = [mainText(main), ...main.removed().map(({ text }) => text)].join(" ");
    for (const word of ["Start", "Writer", "piers", "Related", "ferry", "Imprint"]) expect(all).toContain(word);
  });

  it("finds a short article beside a longer imprint", () => {
    const { main } = read(`<title>Fire at the mill</title><div class=top><h1>Fire at the mill</h1>
      <div class=inner><div>A fire broke out at the old mill on Monday night; nobody was hurt, and the roof still stands.</div>
      <div>The fire brigade, which was called by a neighbour, had put it out before midnight, its captain said.</div>
      <div>What set the mill on fire is not known; it had stood empty since the spring of last year.</div></div></div>
      <div class=footer-text>${IMPRINT.repeat(4)}</div>`);
    expect(mainText(main)).toMatch(/^A fire broke out.*last year\.$/s);
  });

  it("keeps a page without an article whole but for its navigation", () => {
    const { main } = read(`<nav><a href=/>Start</a></nav><h1>Results</h1><table><tr><th>Crew<th>Time<tr><td>Mill<td>7:02
      <tr><td>Lock<td>7:09</table><ul><li><a href=/1>Heats</a><li><a href=/2>Finals</a></ul>`);
    expect(mainText(main).split("\n")).toEqual(["Results", "Crew Time", "Mill 7:02", "Lock 7:09", "Heats", "Finals"]);
    expect(main.removed().map(({ text }) => text)).toEqual(["Start"]);
  });
});
