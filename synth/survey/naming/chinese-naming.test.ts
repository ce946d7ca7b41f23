import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chinesePlace, chineseRowNoun } from "./chinese-naming.ts";
import { NounEvidence } from "./noun-evidence.ts";
import { ownTitle } from "./row-place.ts";

const things = testRelation(
  "things",
  ["标题", "年代"],
  [
    ["甲", "唐代"],
    ["乙", "宋代"],
    ["丙", "元代"],
    ["丁", "明代"],
  ],
  {
    about: true,
  },
);
const listed = (title: string, heading: string) => ({
  page: { url: "https://x.example/", title, depth: 0, path: [], snapshot: "", contentType: "text/html", links: [] },
  links: things.rows.map(({ about }) => ({ url: about!, text: "", heading })),
});
const noun = (title: string, heading: string) =>
  chineseRowNoun(things, undefined, [listed(title, heading)], "江城博物馆");

test("what a site is called is none of its things, and is left out before what it has", () => {
  expect(noun("江城博物馆", "江城博物馆藏品")).toBe("藏品");
  expect(noun("江城博物馆", "")).toBeUndefined();
  expect(noun("文物目录 - 江城博物馆", "")).toBe("文物");
  // The last heading of a table stands next above its rows, and counts something.
  expect(noun("2015年主要数据", "迁入（人）")).toBeUndefined();
});

test("who they are is told by the column that leads to them, where the list says only what was done", () => {
  const led = testRelation("lists", ["年份", "收藏人"], [["1950年", "甲"]]);
  const about = things.rows.map((row) => row.about!);
  const [row] = led.rows;
  const rows = about.map((href) => ({
    ...row!,
    cells: [row!.cells[0]!, { ...row!.cells[1]!, value: { kind: "entity" as const, printed: "甲", href } }],
  }));
  const evidence = new NounEvidence(
    [],
    [{ ...led, columns: led.columns.map((one) => ({ ...one, role: "text" as const })), rows }],
  );
  const called = (title: string) => chineseRowNoun(things, undefined, [listed(title, "")], "江城博物馆", evidence);
  expect(called("收藏名录")).toBe("收藏人");
  expect(called("文物名录")).toBe("文物");
  // Of people the list's own word goes before an office that some of them hold.
  const named = ["甲", "乙", "丙", "丁"].map((name) => [name, "1970年1月", "研究员"]);
  const stated = testRelation("people", ["标题", "出生年月", "职称"], named, { about: true });
  const people = { ...stated, source: "page_collection" as const };
  const who = (title: string) => chineseRowNoun(people, undefined, [listed(title, "")], "江城博物馆", evidence);
  expect(who("讲师队伍")).toBe("讲师");
});

test("who does something is no name for what is done: teams that take part are teams", () => {
  expect(noun("参赛队伍一览 - 江城网", "")).toBe("参赛队伍");
  expect(noun("教练队伍 - 江城网", "")).toBe("教练");
  expect(noun("历届赛事 - 江城网", "")).toBe("赛事");
  expect(noun("所在区县 - 江城网", "")).toBe("区县");
  expect(noun("分布县市 - 江城网", "")).toBe("县市");
  expect(noun("最新职位 - 江城网", "")).toBe("职位");
  expect(noun("展览预约 - 江城网", "")).toBe("展览");
  expect(noun("名医之窗 - 江城网", "")).toBe("名医");
  expect(noun("课程报名 - 江城网", "")).toBe("课程");
});

test("a heading that names a view or a container is no noun of what stands there", () => {
  expect(noun("讲座日历 - 江城网", "")).toBe("讲座");
  expect(noun("展览日程 - 江城网", "")).toBe("展览");
  expect(noun("日历 - 江城网", "")).toBeUndefined();
  expect(noun("各场讲座 - 江城网", "")).toBe("讲座");
  expect(noun("精彩活动 - 江城网", "")).toBe("活动");
});

test("what the names of pages end in goes before what a heading says", () => {
  const named = testRelation(
    "named",
    ["name", "x"],
    ["东湖骑行大会", "云岭骑行大会", "北岸骑行大会", "青山骑行大会"].map((name, at) => [name, `${at}`]),
    { about: true },
  );
  const column = { name: "name", type: "text", role: "label", unnamed: true } as const;
  const label = { index: 0, column, coverage: 1, distinct: 4, salience: 1 };
  const pages = { ...named, source: "page_collection" as const };
  expect(chineseRowNoun(pages, label, [listed("精彩瞬间 - 江城网", "")], "江城网")).toBe("骑行大会");
});

test("a list over several pages of one title says what they are together, not one of them", () => {
  const page = (title: string, from: number, to: number) => ({
    ...listed(title, ""),
    links: listed(title, "").links.slice(from, to),
  });
  const pages = [page("文物目录 - 江城博物馆", 0, 2), page("文物目录 - 江城博物馆", 2, 4)];
  expect(chineseRowNoun(things, undefined, pages, "江城博物馆")).toBe("文物");
  expect(chineseRowNoun(things, undefined, pages.slice(0, 1), "江城博物馆")).toBeUndefined();
});

const place = (title: string, caption: string) =>
  chinesePlace(
    { ...things, name: caption, source: "html_table" },
    new Map([[things.url, { ...listed(title, "").page, url: things.url, title }]]),
    "江城网站",
    ({ title: own }) => own,
  );

test("the list says in full what a heading or the ends of names say in short", () => {
  const named = {
    index: 0,
    column: { name: "桥名", type: "text", role: "label" },
    coverage: 1,
    distinct: 4,
    salience: 1,
  } as const;
  expect(chineseRowNoun(things, named, [listed("古桥名录 - 江城网", "")], "江城网")).toBe("古桥");
  expect(chineseRowNoun(things, named, [listed("景点名录 - 江城网", "")], "江城网")).toBe("桥");
});

test("a caption that says what the page's title does is not said again", () => {
  expect(place("2020年各县主要指标", "表1 各县主要指标（2020年）")).toBe("江城网站的“2020年各县主要指标”页面");
  expect(place("2020年统计公报", "各县人口")).toBe("江城网站的“2020年统计公报”页面中的表格“各县人口”");
});

test("a table that goes on from page to page stands on none of them", () => {
  const [first, ...others] = things.rows;
  const moved = others.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, evidence: { ...cell.evidence, url: `${cell.evidence.url}?page=2` } })),
  }));
  const page = { ...listed("古井", "").page, url: things.url, title: "古井" };
  const table = { ...things, name: "古井名录", source: "html_table" as const, rows: [first!, ...moved] };
  expect(chinesePlace(table, new Map([[things.url, page]]), "江城网站", ({ title }) => title)).toBe(
    "江城网站的“古井名录”",
  );
});

test("a table that goes by the title of its page is not called by the site", () => {
  const nameOf = (page: { title: string }) => ownTitle(page.title, "江城文物所网站");
  const page = { ...listed("古碑-江城文物所", "").page, url: things.url, title: "古碑-江城文物所" };
  const table = { ...things, name: "古碑-江城文物所", source: "html_table" } as const;
  expect(chinesePlace(table, new Map([[things.url, page]]), "江城文物所网站", nameOf)).toBe(
    "江城文物所网站的“古碑”页面",
  );
});

test("a register lists what it registers, and is no name of it", () => {
  const site = "圈养雪豹谱系网";
  expect(chineseRowNoun(things, undefined, [listed("谱系名录_圈养雪豹谱系网", "")], site)).toBe("圈养雪豹");
  expect(chineseRowNoun(things, undefined, [listed("谱系名录 - 江城网", "")], "江城网")).toBeUndefined();
});

test("a category is of what stands behind its colon, and characters set apart are one word", () => {
  expect(noun("分类:画家 - 江城网", "")).toBe("画家");
  expect(noun("江城网", "县  市")).toBe("县市");
});

test("what nearly all names end in is the word, not its last character", () => {
  const ending = (names: readonly string[]) => {
    const named = testRelation(
      "named",
      ["name", "x"],
      names.map((name, at) => [name, `${at}`]),
      { about: true },
    );
    const column = { name: "name", type: "text", role: "label", unnamed: true } as const;
    return chineseRowNoun(named, { index: 0, column, coverage: 1, distinct: 4, salience: 1 }, [], "江城网");
  };
  expect(ending(["东门汽车站", "西关汽车站", "南湖汽车站", "北郊汽车站"])).toBe("汽车站");
  expect(ending(["星河影城", "东方影城", "和平影城", "红旗影城"])).toBe("影城");
  expect(ending(["回龙塔", "慈恩塔", "望江塔", "应天塔"])).toBe("塔");
  expect(ending(["大岭镇", "小岭镇", "黄岭镇", "青岭镇"])).toBe("镇");
});

test("two things under one title of a menu are no noun for one of them", () => {
  expect(noun("碑刻与拓片 - 江城网", "")).toBeUndefined();
  expect(noun("山川、湖泊 - 江城网", "")).toBeUndefined();
  expect(noun("国家和地区列表 - 江城网", "")).toBe("国家和地区");
  expect(noun("与会嘉宾 - 江城网", "")).toBe("与会嘉宾");
});

test("what stands behind a name in quotation marks says what the thing is", () => {
  const label = {
    index: 0,
    column: { name: "名称", type: "text", role: "label" },
    coverage: 1,
    distinct: 4,
    salience: 1,
  } as const;
  const called = (...names: string[]) =>
    chineseRowNoun(
      testRelation(
        "a",
        ["名称", "长"],
        names.map((name) => [name, "7"]),
      ),
      label,
      [],
      "江城网",
    );
  expect(called("“远山”画", "“清溪”画", "“长风”画", "“落日”画")).toBe("画");
  expect(called("“远山”画", "“清溪”瓶", "“长风”画", "“落日”图")).toBeUndefined();
});

test("statistics of each year are figures, and what they are of names none of them", () => {
  expect(noun("运营统计数据 - 江城网", "")).toBe("运营统计数据");
  expect(noun("景点数据 - 江城网", "")).toBe("景点");
});

test("pages of a list whose titles say which of them each is say together what they list", () => {
  const part = (title: string, from: number, to: number) => ({
    ...listed(title, ""),
    links: listed(title, "").links.slice(from, to),
  });
  const pages = [part("文物资料 - 江城博物馆", 0, 2), part("文物资料（第2页） - 江城博物馆", 2, 4)];
  expect(chineseRowNoun(things, undefined, pages, "江城博物馆")).toBe("文物");
});

test("what a menu calls a page is no name of things that others call otherwise, and where one is on a site is none", () => {
  const units = testRelation(
    "units",
    ["name", "人数"],
    ["财务室", "档案室", "信息中心", "保卫室"].map((name, at) => [name, `${at}`]),
    { about: true },
  );
  const about = units.rows.map((row) => row.about!);
  const led = (heading: string) => {
    const made = testRelation(
      "led",
      ["事项", heading],
      about.map((_, at) => [`事${at}`, "室"]),
    );
    const rows = made.rows.map(({ cells: [matter, cell] }, at) => ({
      cells: [matter!, { ...cell!, value: { kind: "entity" as const, printed: "室", href: about[at]! } }],
    }));
    return { ...made, columns: made.columns.map((one) => ({ ...one, role: "text" as const })), rows };
  };
  const page = { ...listed("单位设置 - 江城博物馆", "").page };
  const listing = [{ page, links: about.map((url) => ({ url, text: "", heading: "" })) }];
  const called = (...headings: string[]) =>
    chineseRowNoun(units, undefined, listing, "江城博物馆", new NounEvidence([], headings.map(led)));
  expect(called("承办部门", "主管部门")).toBe("部门");
  expect(called("承办部门")).toBe("部门");
  expect(called("下属单位", "主管部门")).toBe("单位");
  expect(called()).toBe("单位");
  const here = { name: "您现在的位置", type: "text", role: "label" } as const;
  expect(
    chineseRowNoun(units, { index: 0, column: here, coverage: 1, distinct: 4, salience: 1 }, [], "江城"),
  ).toBeUndefined();
});

test("bodies that bear a legal form are called by their section, and what an identifier tells apart by its kind", () => {
  const column = { name: "name", type: "text", role: "label", unnamed: true } as const;
  const label = { index: 0, column, coverage: 1, distinct: 4, salience: 1 };
  const called = (names: readonly string[], title: string) => {
    const rows = names.map((name, at) => [name, `${at}`]);
    const pages = {
      ...testRelation("named", ["name", "x"], rows, { about: true }),
      source: "page_collection" as const,
    };
    return chineseRowNoun(pages, label, [listed(title, "")], "江城网");
  };
  const ending = (end: string) => ["东湖", "云岭", "北岸", "青山"].map((name) => name + end);
  expect(called(ending("检测有限公司"), "检测机构名录 - 江城网")).toBe("检测机构");
  expect(called(ending("检测有限公司"), "组织架构 - 江城网")).toBe("公司");
  expect(called(ending("汽车站"), "服务机构名录 - 江城网")).toBe("汽车站");
  const coded = { ...label, column: { ...column, name: "样品编号", unnamed: false } };
  const samples = testRelation(
    "samples",
    ["样品编号", "重"],
    ending("1号").map((name) => [name, "7"]),
  );
  expect(chineseRowNoun(samples, coded, [], "江城网")).toBe("样品");
});

/** What things of these names are called that a page under a title lists. */
function namedIn(title: string, ...names: string[]) {
  const rows = names.map((name) => [name, "唐代"]);
  const named = testRelation("named", ["标题", "年代"], rows, { about: true });
  const label = { column: named.columns[0]!, index: 0 } as never;
  const links = named.rows.map(({ about }) => ({ url: about!, text: "", heading: "" }));
  return chineseRowNoun(named, label, [{ ...listed(title, ""), links }], "江城");
}

test("what things are each called goes before the word for all of them together", () => {
  expect(namedIn("气象站网", "上坪气象站", "石桥气象站", "龙口气象站", "白沙气象站")).toBe("气象站");
});

test("a title by which most of the things are called goes before the one character that all of them end in", () => {
  expect(namedIn("志愿车队", "上坪志愿车队", "石桥志愿车队", "龙口志愿车队", "白沙快递队")).toBe("志愿车队");
});
