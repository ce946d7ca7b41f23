import { expect, it } from "vitest";
import { CLIMBERS, column, names, region, site } from "./peaks.fixture.ts";

const SENTENCES = ["春天", "夏天", "秋天", "冬天", "雨季", "旱季"].map(
  (when) => `${when}来了，山路已经全部开放，欢迎大家前来登山。`,
);

it("a line that opens the prose of the next paragraph names nothing", () => {
  const chinese = site((i) => `${region(i)}<p>各位山友：</p><p>${SENTENCES[i]}</p>`);
  expect(names(chinese)).not.toContain("各位山友");
  const english = site(
    (i) =>
      `${region(i)}<p>Dear climbers:</p><p>The huts are open again and ${CLIMBERS[i]} will be there to meet you.</p>`,
  );
  expect(names(english)).not.toContain("Dear climbers");
});

it("a line before a few words, or one that stands out, is a label", () => {
  expect(
    column(
      site((i) => `${region(i)}<p>首登者：</p><p>${CLIMBERS[i]}</p>`),
      "首登者",
    ),
  ).toEqual(CLIMBERS);
  const stressed = site((i) => `${region(i)}<p><b>近况：</b></p><p>${SENTENCES[i]}</p>`);
  expect(names(stressed)).toContain("近况");
});

const th = (text: string, span = "") => `<th${span}>${text}</th>`;
const CLUBS = ["North", "South", "East", "West"];
const standings = (i: number, heads: string) =>
  `<table><thead>${heads}</thead><tbody>${CLUBS.map((_, k) => {
    const club = CLUBS[(k + i) % CLUBS.length]!;
    return `<tr><td>${k + 1}</td><td><a href="/club/${club}">${club}</a></td><td>${(i + 2) * (k + 3)}</td><td>${i + k}</td></tr>`;
  }).join("")}</tbody></table>`;

it("what stands in a row under two rows of heads is an entry of the table, and no label of what follows it", () => {
  const two = `<tr>${th("Rank", ' rowspan="2"')}${th("Club", ' rowspan="2"')}${th("Ascents", ' colspan="2"')}</tr><tr>${th("Summer")}${th("Winter")}</tr>`;
  expect(names(site((i) => region(i) + standings(i, two))).filter((name) => CLUBS.includes(name))).toEqual([]);
});
