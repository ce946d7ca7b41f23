import { expect, test } from "vitest";
import type { SurveyedPage } from "../surveyed.ts";
import { siteName } from "./site-name.ts";

const named = (titles: readonly string[], site?: string) =>
  siteName(
    "https://acme.example/",
    titles.map((title, at): SurveyedPage => {
      const url = at === 0 ? "https://acme.example/" : `https://acme.example/${at}`;
      const stated = site === undefined ? {} : { stated: { types: [], site } };
      return { url, title, depth: 0, path: [url], snapshot: "", contentType: "text/html", links: [], ...stated };
    }),
  );

test("a site is called what its pages state, and by the name of a folder last", () => {
  const titles = ["acme-vans", "Red van", "Blue van", "Green van"];
  expect(named(titles, "Acme Vans")).toBe("the Acme Vans site");
  expect(named(titles, "www.acme.example")).toBe("the acme-vans site");
  expect(named(titles)).toBe("the acme-vans site");
});

test("what all titles share is its name before that, and so is a domain at their beginning", () => {
  expect(named(["Vans", "Red | Acme", "Blue | Acme", "Green | Acme"], "Acme Vans Ltd")).toBe("the Acme site");
  expect(named(["acme-vans", "Acme.com: Red", "Acme.com: Blue", "Acme.com: Green: Vans"])).toBe("the Acme.com site");
  expect(named(["Our vans", "Van: Red", "Van: Blue", "Van: Green"])).toBe("the Our vans site");
});

test("an address at the end of all titles is no name where one stands before it", () => {
  const titles = (name: string) => ["Vans", "Red", "Blue", "Green"].map((van) => `${van} – ${name}acme.example`);
  expect(named(titles("Acme Motors – "))).toBe("the Acme Motors site");
  expect(named(titles(""), "Acme Motors")).toBe("the Acme Motors site");
  expect(named(titles(""))).toBe("the acme.example site");
});

test("the words that titles begin with are the whole name, and none of a page's own title", () => {
  const titles = (...own: string[]) => own.map((page) => `Office of the Port of Great Oban: ${page}`);
  expect(named(titles("Tides", "Tides 2014", "Ships", "Quays"))).toBe(
    "the site of the Office of the Port of Great Oban",
  );
  expect(named(titles("Tide tables", "Tide times", "Tide gauges"))).toBe(
    "the site of the Office of the Port of Great Oban",
  );
  const plain = ["Home", "Tides of the Acme Islands Sound", "Tides of the Acme Islands Bay"];
  expect(named([...plain, "Tides of the Acme Islands Firth"])).toBe("the Tides of the Acme Islands site");
  const cut = ["Home", "Acme Guide to the Tides", "Acme Guide to the Ships", "Acme Guide to the Quays"];
  expect(named(cut)).toBe("the Acme Guide site");
});

test("a Chinese title is parted by its dash, and a site that is called a 网 is no 网站", () => {
  const chinese = (titles: readonly string[]) =>
    siteName(
      "https://acme.example/",
      titles.map(
        (title, at): SurveyedPage => ({
          url: at === 0 ? "https://acme.example/" : `https://acme.example/${at}`,
          title,
          depth: 0,
          path: [],
          snapshot: "",
          contentType: "text/html",
          links: [],
        }),
      ),
      "zh",
    );
  expect(chinese(["江城学院", "招生——江城学院", "课程——江城学院", "2020——江城学院"])).toBe("江城学院网站");
  expect(chinese(["江城古树网", "银杏-江城古树网", "香樟-江城古树网", "名录-江城古树网"])).toBe("江城古树网");
  expect(chinese(["首页--江城古树网", "银杏--江城古树网", "香樟--江城古树网", "名录--江城古树网"])).toBe("江城古树网");
});

test("what a site promises is no name of it where one stands before it", () => {
  const vans = ["Home", "Red", "Blue", "Green"];
  const titles = (end: string) => vans.map((van) => `${van} :: ${end}`);
  expect(named(titles("Acme.com - Vans at low prices!!"))).toBe("the Acme.com site");
  expect(named(titles("Acme | The best vans for you and your friends"))).toBe("the Acme site");
  expect(named(titles("Society for the History of Vans"))).toBe("the site of the Society for the History of Vans");
});

test("what every page says before the same last words is the name, and they are what the site does", () => {
  const titles = (end: string) =>
    ["Ant by Bee", "Cod by Doe", "Elk by Fox", "Gnu by Hen"].map((own) => `${own} | ${end}`);
  expect(named(titles("AcmePumps - Hand & Garden Pumps"))).toBe("the AcmePumps site");
  expect(named(titles("Shop - Acme Pumps"))).toBe("the Acme Pumps site");
  expect(named(titles("User Guide - Acme Pumps"))).toBe("the Acme Pumps site");
  expect(named(titles("Cycling - Acme Sports"))).toBe("the Acme Sports site");
  expect(named(titles("Cycling - Acme Society of Runners"))).toBe("the Acme Society of Runners site");
  expect(named(titles("Acme - Pumps for every garden"))).toBe("the Acme site");
  expect(named(titles("Acme & Sons, Family Potters of Great Oban"))).toBe("the Acme & Sons site");
  expect(named(titles("Acme & Dent, Fine Lutes, Oban"))).toBe("the Acme & Dent site");
  expect(named(titles("Ministry of Roads, Canals and Waters"))).toBe(
    "the site of the Ministry of Roads, Canals and Waters",
  );
  expect(named(titles("National Library, Wales"))).toBe("the National Library, Wales site");
  expect(named(titles("Museum Hotel, Athens"))).toBe("the Museum Hotel, Athens site");
  expect(named(titles("Trinity College, Oban"))).toBe("the Trinity College, Oban site");
  expect(named(titles("Acme & Sons Sail Makers of Great Oban"))).toBe(
    "the site of Acme & Sons Sail Makers of Great Oban",
  );
  expect(named(titles("Acmepedia, the encyclopedia of pumps"))).toBe("the Acmepedia site");
  expect(named(titles("Department of Tides - Acme University"))).toBe("the Department of Tides site");
});

test("of two parts that end all Chinese titles the one that names who keeps a site is its name", () => {
  const chinese = (end: string) =>
    siteName(
      "https://acme.example/",
      ["首页", "红车", "蓝车", "绿车"].map((own, at): SurveyedPage => {
        const url = `https://acme.example/${at}`;
        const title = `${own} - ${end}`;
        return { url, title, depth: 0, path: [url], snapshot: "", contentType: "text/html", links: [] };
      }),
      "zh",
    );
  expect(chinese("江城单车商城 - 货到付款")).toBe("江城单车商城网站");
  expect(chinese("配件 - 江城单车公司")).toBe("江城单车公司网站");
  expect(chinese("单车百科")).toBe("单车百科");
});

test("the name that pages state goes before that of the house that keeps the site, where titles bear both", () => {
  const titles = ["Vans", "Red", "Blue", "Green"].map((van) => `${van} | The Van Wiki | Hostle`);
  expect(named(titles, "The Van Wiki")).toBe("the Van Wiki");
  expect(named(titles, "Vans of the North")).toBe("the Hostle site");
  const mixed = ["Vans | Hostle", ...titles.slice(0, 2), "Green | Other Wiki | Hostle", "Blue | Hostle"];
  expect(named(mixed, "The Van Wiki")).toBe("the Hostle site");
});

test("and so does what the front page is headed, where all titles say it before the last words", () => {
  const headed = (heading: string) =>
    siteName(
      "https://acme.example/",
      ["Main page", "Red", "Blue"].map((van, at): SurveyedPage => {
        const url = at === 0 ? "https://acme.example/" : `https://acme.example/${at}`;
        const page = { url, title: `${van} | Vans of Oban | Hostle`, depth: 0, path: [url], snapshot: "", links: [] };
        return { ...page, contentType: "text/html", ...(at === 0 ? { heading } : {}) };
      }),
    );
  expect(headed("Vans of Oban")).toBe("the Vans of Oban site");
  expect(headed("Welcome")).toBe("the Hostle site");
});
