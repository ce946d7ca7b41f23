import { expect, it } from "vitest";
import { read } from "../read.ts";

async function texts(content: string, head = "") {
  const html = `<title>T</title>${head}<body><main>${content}</main></body>`;
  const source = { url: "https://a.example/", contentType: "text/html", body: new TextEncoder().encode(html) };
  const { observation, mainText } = await read(source, { relations: false });
  return { observation, mainText };
}

async function shown(content: string, head = ""): Promise<string> {
  const { observation, mainText } = await texts(content, head);
  // Struck-through text is marked where an agent sees it alone.
  expect(mainText).toBe(observation.replaceAll("~~", ""));
  return mainText;
}

it.each([
  ["figures that would make another", "<p><span>$10.00</span><span>2001</span></p>", "$10.00 2001"],
  ["prices, before and now", "<p><del>$12.00</del><ins>$9.50</ins></p>", "$12.00 $9.50"],
  ["shares", "<p><span>12%</span><span>15%</span></p>", "12% 15%"],
  [
    "fields of an item",
    '<p><span itemprop="name">Ada</span><span itemprop="jobTitle">Engineer</span></p>',
    "Ada Engineer",
  ],
  [
    "three fields in a row",
    "<p><b>Ada</b><span>engineer</span><time>10 Dec 1815</time></p>",
    "Ada engineer 10 Dec 1815",
  ],
  [
    "fields of a group that recurs",
    '<p class="r"><b class="n">otter</b><i class="p">river</i></p><p class="r"><b class="n">heron</b><i class="p">lake</i></p>',
    "otter river\nheron lake",
  ],
  ["boxes of a row, by style", '<p style="display:flex"><span>north</span><span>east</span></p>', "north east"],
  ["what comments part", "<p><span>10</span><!-- --><span>20</span></p>", "10 20"],
])("keeps apart %s", async (_, html, text) => {
  expect(await shown(html)).toBe(text);
});

it("keeps apart what a sheet of the page sets apart", async () => {
  const sheet =
    "<style>/* .x{} */ @media print{.c{display:none}} .row{display:grid;gap:1em} span.c{display:inline-block}</style>";
  expect(await shown('<p class="row"><em>north</em><em>east</em></p>', sheet)).toBe("north east");
  expect(await shown('<p><span class="c">north</span><span class="c">east</span></p>', sheet)).toBe("north east");
  expect(await shown("<p><em>north</em><em>east</em></p>", sheet)).toBe("northeast");
});

it("keeps links to different places apart, and one that is cut in two whole", async () => {
  const { mainText } = await texts(
    '<p><a href="/1">1</a><a href="/2">2</a></p><p><a href="/w">Way</a><a href="/w">mark</a></p>',
  );
  expect(mainText).toBe("1 2\nWaymark");
});

it.each([
  ["a marked initial", "<p><b>W</b>aymark</p>", "Waymark"],
  ["an initial beside another element", "<p><b>W</b><span>aymark</span></p>", "Waymark"],
  ["a marked part", "<p>way<mark>mark</mark>er</p>", "waymarker"],
  ["letters one by one", "<p><i>W</i><i>a</i><i>y</i></p>", "Way"],
  ["figures one by one", "<p><span>1</span><span>9</span><span>4</span></p>", "194"],
  ["syllables", '<p><i class="s">Hal</i><i class="s">le</i><i class="s">lu</i></p>', "Hallelu"],
  ["an ordinal", "<p><span>5</span><small>th</small></p>", "5th"],
  ["a fraction behind its point", "<p><span>10.</span><span>99</span></p>", "10.99"],
  ["a name in two colours", '<h2><b class="r">Way</b><b class="g">Mark</b></h2>', "WayMark"],
  ["code", "<p><code><span>int</span><span>x</span><b>1</b></code></p>", "intx1"],
  ["powers and notes", "<p><span>5</span><sup>2</sup><sub>3</sub></p>", "5²3"],
])("leaves whole %s", async (_, html, text) => {
  expect((await texts(html)).observation.replace(/^#+ /, "")).toBe(text);
});
