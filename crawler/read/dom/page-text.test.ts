import { describe, expect, it } from "vitest";
import { bodyOf } from "../html.ts";
import type { Tag } from "./dom.ts";
import { parseHtml } from "./parse-html.ts";
import { isBlank, textOf } from "./text.ts";

function body(html: string): Tag {
  const found = bodyOf(parseHtml(html));
  if (!found) throw new Error("no body");
  return found;
}

const named = (root: Tag, name: string) => root.page?.named(name)[0] as Tag;

describe("text of elements", () => {
  it("is one line, with spaces at the borders of blocks and none at those of inline elements", () => {
    const root = body("<div>\n  <p>Mill<b>stone</b></p>\n<p> of \u00a0 gra\u00adnite<br>and\u200boak </p></div>");
    expect(textOf(root)).toBe("Millstone of granite and oak");
    expect(textOf(named(root, "b"))).toBe("stone");
  });

  it("leaves out what is not shown, and gives it to who asks for that very element", () => {
    const root = body("<p>shown <span hidden>kept <i>back</i></span><script>1</script></p>");
    expect(textOf(root)).toBe("shown");
    expect(textOf(named(root, "span"))).toBe("kept back");
    expect(textOf(named(root, "i"))).toBe("back");
  });

  it("raises figures in superscripts, but not in the superscript's own text", () => {
    const root = body("<p>5<sup><a>2</a></sup> km</p>");
    expect(textOf(root)).toBe("5² km");
    expect(textOf(named(root, "sup"))).toBe("2");
    expect(textOf(named(root, "a"))).toBe("2");
  });

  it.each([
    ["2<sup>−7</sup>", "2⁻⁷"],
    ["SO4<sup>2-</sup>", "SO4²⁻"],
    ["2<sup>n+1</sup>", "2^(n+1)"],
    ["10<sup>6.5</sup>", "10^6.5"],
    ["1,234<sup>2, 3</sup>", "1,234[2][3]"],
    ["1,234<sup>(1)</sup>", "1,234[1]"],
    ["1,234<sup>a b</sup>", "1,234[a][b]"],
    ["the 4<sup>th</sup>, M<sup>me</sup>", "the 4th, Mme"],
  ])("never lets what is raised fuse with the figure before it: %s", (html, text) => {
    expect(textOf(body(`<p>${html}</p>`))).toBe(text);
  });

  it("is as long as the limit, however much white space stands before it", () => {
    const root = body(`<div>${" ".repeat(500)}<b>granite</b></div>`);
    expect(textOf(root, 4)).toBe("gran");
  });

  it("is blank where nothing but spaces and hidden elements stand", () => {
    const root = body("<div> <span> </span><i hidden>x</i></div><p>x</p>");
    expect(isBlank(named(root, "div"))).toBe(true);
    expect(isBlank(root)).toBe(false);
  });
});
