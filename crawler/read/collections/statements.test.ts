import { describe, expect, it } from "vitest";
import { CLIMBERS, column, HEIGHTS, names, PEAKS, REGIONS, region, site } from "./peaks.fixture.ts";
import { statementsOf } from "./statements.ts";

describe("a text", () => {
  it("is cut before marks behind which a label stands", () => {
    expect(statementsOf("Built: 1990 | Beds: 20 • Warden:").map(({ text, from }) => [text, from])).toEqual([
      ["Built: 1990", 0],
      ["| Beds: 20", 12],
      ["• Warden:", 23],
    ]);
  });

  it("is cut at gaps that are set to part what stands on both sides", () => {
    expect(statementsOf("建于：1990年\u3000床位：20").map(({ text }) => text)).toEqual(["建于：1990年", "床位：20"]);
    expect(statementsOf("Built: 1990&nbsp;").map(({ text }) => text)).toHaveLength(1);
    expect(statementsOf("Built: 1990 \u00a0\u00a0 Beds: 20").map(({ text }) => text)).toHaveLength(2);
    expect(statementsOf("Built: 1990 \u00a0 Beds: 20").map(({ text }) => text)).toEqual(["Built: 1990", "Beds: 20"]);
    expect(statementsOf("Built:\u00a01990 in Beds: 20").map(({ text }) => text)).toHaveLength(1);
  });

  it("is cut at marks of full width, which belong to no value", () => {
    const wide = "建于：1990年\u3000｜\u3000床位：20\u3000｜\u3000面积：1.5 km";
    expect(statementsOf(wide).map(({ text, from }) => [text, from])).toEqual([
      ["建于：1990年", 0],
      ["床位：20", 11],
      ["面积：1.5 km", 19],
    ]);
    expect(statementsOf("建于：1990年｜床位：20").map(({ text, from }) => [text, from])).toEqual([
      ["建于：1990年", 0],
      ["｜床位：20", 8],
    ]);
  });

  it("is whole where no label stands behind a mark, and where letters of a label stand apart", () => {
    for (const text of ["Rooms | suites", "Open: 9 | 5", "海\u3000\u3000拔：2,113米", "Beds: 20"])
      expect(statementsOf(text).map((part) => part.text)).toHaveLength(1);
  });
});

describe("statements in one line", () => {
  it("are facts of their own behind a link and among bold ones", () => {
    const pages = site(
      (i) =>
        `<p>Guide: <a href="/g/${i}">${CLIMBERS[i]}</a> | Height: ${HEIGHTS[i]} | Sheet: ${i + 70}</p>` +
        `<p>Toll: ${i + 3} EUR\u3000Season: <b>${["May", "June"][i % 2]}</b></p>${region(i)}`,
    );
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    expect(column(pages, "Sheet")).toEqual(PEAKS.map((_, i) => `${i + 70}`));
    expect(column(pages, "Toll")).toEqual(PEAKS.map((_, i) => `${i + 3} EUR`));
    expect(column(pages, "Season")).toEqual(PEAKS.map((_, i) => ["May", "June"][i % 2]));
  });

  it("end before the mark behind which another begins in an element of its own", () => {
    const pages = site(
      (i) =>
        `<p><span>For:</span> ${["climbers", "hikers"][i % 2]} | <span>Takes:</span> around ${i + 3} hours | <span>Sheet:</span> ${i + 70}</p>${region(i)}`,
    );
    expect(column(pages, "For")).toEqual(PEAKS.map((_, i) => ["climbers", "hikers"][i % 2]));
    expect(column(pages, "Takes")).toEqual(PEAKS.map((_, i) => `around ${i + 3} hours`));
  });

  it("are no part of what the label before them names, if only a gap of its line parts them", () => {
    const pages = site(
      (i) => `<p>向导：<a href="/g/${i}">${CLIMBERS[i]}</a> 地区：${REGIONS[i]} <i>地图</i></p>${region(i)}`,
    );
    expect(column(pages, "向导")).toEqual(CLIMBERS);
    expect(column(pages, "地区")).toEqual(REGIONS);
  });
});

describe("words of a sentence", () => {
  it("that end in a mark are no label of what follows", () => {
    const pages = site((i) => `<p><b>${i + 30} days</b> of snow · <b>${i * 7 + 12}</b> of rain</p>${region(i)}`);
    expect(names(pages).filter((name) => name.startsWith("of snow"))).toEqual([]);
  });

  it("name nothing where the sentence ends behind them", () => {
    const pages = site((i) => `<p>It is a <b>long climb</b>. Call the hut at 555-0${i}7.</p>${region(i)}`);
    expect(names(pages)).not.toContain("long climb");
  });
});
