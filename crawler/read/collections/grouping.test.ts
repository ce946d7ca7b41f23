import { expect, test } from "vitest";
import { groupPages, ShapeReader } from "./grouping.ts";
import { tokenise } from "./tokens.ts";

const page = (name: string, ...places: number[]) => ({
  url: `https://a.test/c/${name}.html`,
  places: new Set(places),
  labels: new Map<number, number>(),
  usual: new Set<number>(),
  begun: new Map<number, number>(),
  texts: new Set<number>(),
});

test("a page belongs to the likest of its kind, though a list came first", () => {
  const list = page("list", 1, 2, 3, 4);
  const first = page("first", 1, 2, 3, 10, 11, 12);
  const others = ["ash", "beck", "cove", "dale"].map((name) => page(name, 1, 10, 11, 12, 13));
  const groups = groupPages([list, first, ...others]).map(({ members }) => members);
  expect(groups).toContainEqual([1, 2, 3, 4, 5]);
  expect(groups).toContainEqual([0]);
});

test("pages that are numbered under letters of their own are a kind, however much frames all of them", () => {
  const teams = [101, 102, 103, 104].map((number) => page(`team${number}`, 1, 2, 3, 4, 5));
  const races = [2001, 2002, 2003, 2004].map((year) => page(`race${year}`, 1, 2, 3, 4, 6));
  const groups = groupPages([...teams, ...races]).map(({ members }) => members);
  expect(groups).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test("terms are labels, be they bold: pages of one address shape and one frame part by them", () => {
  const shapes = new ShapeReader();
  const read = (number: number, terms: readonly string[]) => {
    const facts = terms.map((term) => `<dt><b>${term}</b><dd>${number}`).join("");
    const html = `<table><tr><td><a href="/">Home</a><td><h1>N${number}</h1><dl>${facts}</dl><hr><font>2004</font></table>`;
    return shapes.read(`https://a.test/page${number}.html`, tokenise(html));
  };
  const stones = [1, 2, 3, 4].map((number) => read(number, ["Class", "Mass", "Country", "Found"]));
  const people = [5, 6, 7, 8].map((number) => read(number, ["Born", "Died", "Occupation", "Home"]));
  expect(groupPages([...stones, ...people]).map(({ members }) => members)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test("so they do by labels that begin the lines of their values, whatever line frames all of them", () => {
  const shapes = new ShapeReader();
  const read = (folder: string, number: number, facts: readonly string[]) => {
    const lines = facts.map((fact) => `<p>${fact}：${number}</p>`).join("");
    const html = `<table><tr><td><h3>N${number}</h3>${lines}<tr><td><hr>地址：湖滨路8号</table>`;
    return shapes.read(`https://a.test/${folder}/${"abcdefgh"[number - 1]}.htm`, tokenise(html));
  };
  const bridges = [1, 2, 3, 4].map((number) => read("q", number, ["全长", "桥宽", "跨度", "通车"]));
  const wardens = [5, 6, 7, 8].map((number) => read("r", number, ["出生", "籍贯", "职务", "入职"]));
  expect(groupPages([...bridges, ...wardens]).map(({ members }) => members)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
});

test("what frames most kinds of pages makes none of them alike: a person and a piece of news under one line of links", () => {
  const shapes = new ShapeReader();
  const read = (folder: string, number: number, terms: readonly string[]) => {
    const facts = terms.map((term) => `<tr><th>${term}<td>${number}`).join("");
    const html = `<p>You are here: <a href="/">Home</a></p><h1>N${number}</h1><table>${facts}</table><p>Text ${number}</p>`;
    return shapes.read(`https://a.test/${folder}/${"abcdefghij"[number - 1]}.html`, tokenise(html));
  };
  const people = [1, 2, 3, 4].map((number) => read("people", number, ["Born", "School", "Teacher", "Works"]));
  const news = [5, 6, 7].map((number) => read("news", number, []));
  const events = [8, 9, 10].map((number) => read("events", number, ["Day", "Place", "Guests"]));
  expect(groupPages([...people, ...news, ...events]).map(({ members }) => members)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ]);
  const kept = ["Born", "School", "Teacher"];
  const here = [1, 2, 3].map((number) => read("here", number, [...kept, "Works"]));
  const there = [4, 5, 6].map((number) => read("there", number, kept));
  const else_ = [7, 8].map((number) => read("else", number, kept));
  expect(groupPages([...here, ...there, ...else_]).map(({ members }) => members)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7]]);
});

test("kinds of pages part by what they state, however many labels and places frame all of the site", () => {
  const shapes = new ShapeReader();
  const read = (folder: string, number: number, body: string) => {
    const frame = `<div><p>Today is: ${number} May</p><p>You are here: <a href="/">Home</a></p></div>`;
    const foot = `<div><p>Links: <a href="/a">A</a></p><p>Post code: 323900</p></div>`;
    return shapes.read(
      `https://a.test/${folder}/n${number}.html`,
      tokenise(`${frame}<article><h1>N${number}</h1>${body}</article>${foot}`),
    );
  };
  const kinds = [
    (n: number) => `<ul><li>Town: T${n}</li><li>Height: ${n} m</li><li>Planted: ${1900 + n}</li></ul>`,
    (n: number) =>
      `<table><tr><td class=t>Capital</td><td>${n}</td></tr><tr><td class=t>Staff</td><td>${n * 2}</td></tr></table>`,
    (n: number) => `<section><em>Born ${n}</em> and taught ${n + 1} pupils</section>`,
    (n: number) => `<blockquote>On day ${n} it rained.</blockquote>`,
  ];
  const lists = ["", "about", "news"].map((name) => ({
    ...read("lists", 1, `<ol><li>${name}</li></ol>`),
    url: `https://a.test/${name}`,
  }));
  const pages = kinds.flatMap((body, of) =>
    [1, 2, 3, 4].map((n) => read(`kind${"abcd"[of]}`, of * 10 + n, body(of * 10 + n))),
  );
  const groups = groupPages([...pages, ...lists]).map(({ members }) => members);
  for (const at of [0, 4, 8, 12]) expect(groups).toContainEqual([at, at + 1, at + 2, at + 3]);
});

test("numbered folders hold a kind of page each, however much frames all of them; the numbers of things do not", () => {
  const at = (path: string, ...places: number[]) => ({ ...page("", ...places), url: `https://a.test/${path}` });
  const courses = [11, 12, 13, 14].map((number) => at(`info/1201/${number}.htm`, 1, 2, 3, 4, 5));
  const teachers = [21, 22, 23, 24].map((number) => at(`info/1302/${number}.htm`, 1, 2, 3, 4, 6));
  expect(groupPages([...courses, ...teachers]).map(({ members }) => members)).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
  ]);
  const parts = [7, 8].flatMap((thing) => [1, 2, 3, 4].map((part) => at(`thing/${thing}/${part}.htm`, 1, 2, 3, 4)));
  expect(groupPages(parts)).toHaveLength(1);
  const dated = ["2012/05", "2013/06"].flatMap((when, month) =>
    [1, 2, 3, 4].map((number) => at(`news/${when}/${month}${number}.htm`, 1, 2, 3, 4)),
  );
  expect(groupPages(dated)).toHaveLength(1);
});

test("date, source and clicks above all pages make numbered folders no one kind; the same facts do", () => {
  const shapes = new ShapeReader();
  const read = (folder: number, number: number, ...terms: string[]) => {
    const facts = terms.map((term) => `<tr><td class=t><strong>${term}</strong><td>${number}`).join("");
    const shell = `<div class="info">发布时间：2021-03-0${number % 9}　　来源：馆办　　点击数：<span>${number}</span></div>`;
    const next = `<div class=pn><p>下一条：<a href="${number + 1}.htm">N${number + 1}</a></p></div>`;
    const html = `<div><h1>N${number}</h1>${shell}<table>${facts}</table><p>Text ${number}</p>${next}</div>`;
    return shapes.read(`https://a.test/info/${folder}/${number}.htm`, tokenise(html));
  };
  const folder = (of: number, ...terms: string[]) => [1, 2, 3, 4].map((n) => read(of, of + n, ...terms));
  const kinds = [
    folder(1100, "馆长", "建成", "展厅", "电话"),
    folder(1200, "年代", "出土", "质地"),
    folder(1300),
    folder(1400, "主讲", "地点", "人数", "票价"),
  ];
  expect(groupPages(kinds.flat()).map(({ members }) => members)).toHaveLength(4);
  const keepers = [folder(2100, "姓名", "职务", "学历", "电话"), folder(2200, "姓名", "职务", "学历")];
  expect(groupPages([...keepers.flat(), ...kinds[2]!]).map(({ members }) => members.length)).toEqual([8, 4]);
});

/** A page of a flat wiki: facts as terms, or as an infobox that is an aside, or prose; the same line below nearly all of them. */
const wikiPage = (name: string, facts: string, last = "<p>Categories: <a href=/c>Things</a></p>") =>
  `<nav><a href="/">Home</a></nav><main><h1>${name}</h1>${facts}<p>Some words on ${name}.</p>${last}</main>`;
const terms = (...names: string[]) => `<dl>${names.map((name) => `<dt>${name}<dd>7`).join("")}</dl>`;
const infobox = (...names: string[]) => {
  const facts = names.map((name) => `<div class="box-data"><h3 class="box-data-label">${name}</h3><div>9</div></div>`);
  return `<aside class="infobox">${facts.join("")}</aside>`;
};

test("a line that nearly all pages of a flat wiki bear makes no kinds one, nor do pages that bear nothing else", () => {
  const shapes = new ShapeReader();
  const kinds: [string, string][] = [
    ["essay", ""],
    ["plant", terms("Family", "Height", "Blooms", "Origin")],
    ["bird", infobox("Order", "Wingspan", "Clutch", "Diet")],
    ["river", terms("Length", "Basin", "Mouth", "Source")],
  ];
  const pages = kinds.flatMap(([kind, facts]) =>
    ["ash", "beck", "cove", "dale", "elm"].map((name) => ({ name: `${kind}-${name}`, facts })),
  );
  const read = pages.map(({ name, facts }) =>
    shapes.read(
      `https://a.test/wiki/${name.replace(/^.*-/, "")}_${facts.length}.html`,
      tokenise(wikiPage(name, facts)),
    ),
  );
  const front = shapes.read("https://a.test/index.html", tokenise(wikiPage("Start", "", "")));
  const groups = groupPages([front, ...read]).map(({ members }) => members.join(" "));
  for (const first of [6, 11, 16]) expect(groups).toContain([0, 1, 2, 3, 4].map((at) => first + at).join(" "));
});

test("folders that are numbered apart are two kinds where one states in plain cells what the other never does, and one where both state it", () => {
  const shapes = new ShapeReader();
  const read = (folder: number, number: number, ...labels: string[]) => {
    const facts = labels.map((label) => `<tr><td>${label}</td><td>${number}</td></tr>`).join("");
    const next = `<p>上一条:<a href="${number - 1}.htm">N${number - 1}</a></p><p>下一条:<a href="${number + 1}.htm">N${number + 1}</a></p>`;
    const html = `<h1>N${number}</h1><div>发布时间:2021-03-0${number % 9}</div><table>${facts}</table><p>Text ${number}</p>${next}`;
    return shapes.read(`https://a.test/info/${folder}/${number}.htm`, tokenise(html));
  };
  const folder = (of: number, count: number, ...labels: string[]) =>
    Array.from({ length: count }, (_, n) => read(of, of + n + 1, ...labels));
  const ships = folder(1100, 4, "船长", "吨位", "母港");
  const membersOf = (pages: Parameters<typeof groupPages>[0]) => groupPages(pages).map(({ members }) => members.length);
  // The folder of two pages holds a kind like those beside it, and makes news and ships no one kind.
  expect(membersOf([...ships, ...folder(1200, 5, "来源"), ...folder(1300, 2, "来源")]).sort()).toEqual([4, 7]);
  expect(membersOf([...ships, ...folder(1400, 4, "船长", "吨位", "母港")])).toEqual([8]);
});
