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

  it("keeps a reference whole, whose paragraphs are less than its listings, tables and lists", () => {
    const { main } =
      read(`<title>rope.splice</title><nav><a href=/>Start</a></nav><div class=body><h1>rope.splice</h1><table><tr><td>void splice( const rope* one, rope* other );</table>
      <p>Joins the end of one rope to that of another, whose strands are unlaid first and then tucked under each other three times.
      <p>The joint holds as much as nine tenths of what the rope itself holds, unless one of them is worn or of another make.
      <p>Ropes of wire are joined in the same way, but for their core, which is cut out first and put back once the strands lie in it.
      <h3>Parameters</h3><table><tr><td>one<td>-<td>the rope that holds<tr><td>other<td>-<td>the rope that is tucked in</table>
      <h3>Return value</h3><p>(none)<h3>Complexity</h3><ul><li>Linear in strands.<li>Constant for cords.</ul>
      <h3>Example</h3><div class=example><pre>${"rope* one = rope_new(); rope_splice(one, rope_new()); // joined\n".repeat(9)}</pre></div>
      <h3>See also</h3><table><tr><td><a href=whip>whip</a><td>keeps an end from fraying<tr><td><a href=bend>bend</a><td>joins for a while</table></div>`);
    for (const words of [
      "void splice",
      "nine tenths",
      "rope that is tucked",
      "(none)",
      "Constant for cords",
      "rope_new()",
      "bend",
    ]) {
      expect(mainText(main)).toContain(words);
    }
    expect(mainText(main)).not.toContain("Start");
  });

  it("takes no imprint for the article of a page that lists links", () => {
    const { main } = read(`<div class=nav><a href=/>Start</a></div><h2>Services</h2><ul class=news_list>
      <li><a href=/1>Calibrating scales</a> 3 May<li><a href=/2>Testing meters</a> 9 May</ul>
      <div class=footer><p>${IMPRINT.repeat(2)}</p><p>${IMPRINT}</p><p>${IMPRINT}</p></div>`);
    expect(mainText(main)).toContain("Testing meters");
    expect(mainText(main)).not.toContain("by telephone");
  });

  it("keeps a page without an article whole but for its navigation", () => {
    const { main } = read(`<nav><a href=/>Start</a></nav><h1>Results</h1><table><tr><th>Crew<th>Time<tr><td>Mill<td>7:02
      <tr><td>Lock<td>7:09</table><ul><li><a href=/1>Heats</a><li><a href=/2>Finals</a></ul>`);
    expect(mainText(main).split("\n")).toEqual(["Results", "Crew Time", "Mill 7:02", "Lock 7:09", "Heats", "Finals"]);
    expect(main.removed().map(({ text }) => text)).toEqual(["Start"]);
  });
});
