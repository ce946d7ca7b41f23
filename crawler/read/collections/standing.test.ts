import { expect, test } from "vitest";
import { groupPages, ShapeReader } from "./grouping.ts";
import { tokenise } from "./tokens.ts";

const SOURCES = ["办公室", "航道科", "宣传科"];

/** A page as one system posts it, with its facts, if any, behind the words that begin their lines. */
function reader() {
  const shapes = new ShapeReader();
  return (folder: string, at: number, facts: readonly string[], hasTrail = true) => {
    const trail = hasTrail ? `<div>位置：<a href="/">首页</a> &gt; <a href="/${folder}/">${folder}</a></div>` : "";
    const imprint = `<span>发布时间：2023-04-1${at}</span><span>信息来源：${SOURCES[at % 3]}</span><span>浏览次数：${at}7</span>`;
    const lines = facts.map((fact) => `<p>${fact}：${at}</p>`).join("");
    const html = `${trail}<h1>N${at}</h1><div class=info>${imprint}</div><div class=text>${lines || "<p>今日完工。</p>"}</div>`;
    return shapes.read(`https://a.test/${folder}/20230${at}/t${at}.html`, tokenise(html));
  };
}
const sizes = (pages: Parameters<typeof groupPages>[0]) => groupPages(pages).map(({ members }) => members.length);
const FACTS = ["闸室长度", "总造价", "开工时间", "船次"];

test("an imprint above all that is posted makes columns of a site no one kind", () => {
  for (const hasTrail of [true, false]) {
    const read = reader();
    const locks = [1, 2, 3, 4, 5, 6].map((at) => read("chuanzha", at, FACTS, hasTrail));
    const news = [1, 2, 3, 4, 5].map((at) => read("xinwen", at, [], hasTrail));
    const notices = [1, 2].map((at) => read("tongzhi", at, [], hasTrail));
    expect(sizes([...locks, ...news, ...notices])).toEqual([6, 5, 2]);
  }
});

test("columns that state the same are one kind, and where folders agree no trail parts pages", () => {
  const read = reader();
  const here = [1, 2, 3, 4].map((at) => read("donghe", at, FACTS));
  const there = [5, 6, 7, 8].map((at) => read("xihe", at, FACTS.slice(0, 3)));
  expect(sizes([...here, ...there])).toEqual([8]);
});

test("columns that their folders number are told by the trail of their pages", () => {
  const shapes = new ShapeReader();
  const read = (number: number, column: string, at: number, facts: readonly string[]) => {
    const trail = `<div>位置：<a href="/">首页</a> &gt; <a href="/${column}.htm">${column}</a> &gt; 正文</div>`;
    const imprint = `<span>发布时间：2023-04-1${at}</span><span>来源：${SOURCES[at % 3]}</span><span>作者：</span>`;
    const lines = facts.map((fact) => `<p><b>${fact}：</b>${at}</p>`).join("");
    const html = `${trail}<h2>N${at}</h2><div class=info>${imprint}</div><div class=text>${lines}</div>`;
    return shapes.read(`https://a.test/info/${number}/${number + at}.htm`, tokenise(html));
  };
  const locks = [1, 2, 3, 4, 5, 6].map((at) => read(1021, "chuanzha", at, FACTS));
  const pilots = [1, 2, 3, 4].map((at) => read(1033, "yinhang", at, ["姓名", "出生年月", "职称"]));
  const notices = [1, 2, 3].map((at) => read(1051, "tongzhi", at, []));
  expect(sizes([...locks, ...pilots, ...notices])).toEqual([6, 4, 3]);
  const more = [1, 2, 3, 4].map((at) => read(1022, "gudao", at, FACTS));
  expect(sizes([...locks, ...more])).toEqual([10]);
});

test("two numbered folders of one section hold one kind where most of what either states the other does, too", () => {
  const shapes = new ShapeReader();
  const read = (number: number, trail: readonly string[], at: number, facts: readonly string[]) => {
    const steps = [["/", "Home"], ...trail.map((name) => [`/${name}.htm`, name])];
    const line = steps.map(([href, name]) => `<a href="${href}">${name}</a>`).join(" &gt; ");
    const rows = facts.map((fact) => `<tr><th>${fact}</th><td>${at}</td></tr>`).join("");
    const html = `<div>${line} &gt; Text</div><h1>N${at}</h1><table>${rows}</table><p>Text ${at}</p>`;
    return shapes.read(`https://a.test/info/${number}/${number + at}.htm`, tokenise(html));
  };
  const shared = ["Sort", "Length", "Berths", "Harbour", "Skipper", "Price"];
  const sections = (hired: readonly string[]) => [
    ...[1, 2, 3, 4, 5, 6].map((at) => read(1100, ["boats", "sale"], at, [...shared, "Built", "Owner", "Surveyed"])),
    ...[1, 2, 3].map((at) => read(1200, hired, at, [...shared, "Deposit"])),
    ...[1, 2, 3, 4].map((at) => read(1300, ["people"], at, ["Born", "Post", "Telephone"])),
  ];
  expect(sizes(sections(["boats", "hire"]))).toEqual([9, 4]);
  expect(sizes(sections(["fleet", "hire"])).sort()).toEqual([3, 4, 6]);
});
