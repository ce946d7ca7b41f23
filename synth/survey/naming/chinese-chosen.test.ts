import { expect, it } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { LinkingPage } from "../inbound-links.ts";
import { asChosenInChinese } from "./chinese-chosen.ts";

const pieces = testRelation(
  "pieces",
  ["名称", "年代"],
  ["甲", "乙", "丙", "丁", "戊"].map((name) => [name, "唐"]),
  { about: true },
);
const list = (title: string, heading = "", rows = pieces.rows): LinkingPage => {
  const links = rows.map(({ about }) => ({ url: about!, text: "", heading }));
  const url = `https://x.example/${title}`;
  return { page: { url, title, depth: 1, path: [], snapshot: "", contentType: "text/html", links }, links };
};
const called = (noun: string, ...listing: LinkingPage[]) => {
  const { plural, measure } = asChosenInChinese({ singular: noun, plural: noun, source: "" }, pieces, listing);
  return [plural, measure];
};

it("what was chosen of more is called so, and counted as what it is chosen of", () => {
  expect(called("藏品", list("馆藏精品_河东博物馆"))).toEqual(["馆藏精品", "件"]);
  expect(called("藏品", list("河东博物馆", "镇馆之宝"))).toEqual(["镇馆之宝", "件"]);
  expect(called("图书", list("推荐图书"))).toEqual(["推荐图书", "本"]);
  expect(called("古树", list("重点古树一览"))).toEqual(["重点古树", "棵"]);
});

it("things that another list has as all of their kind are not, nor those of a list of something else", () => {
  expect(called("图书", list("推荐图书"), list("图书目录"))[0]).toBe("图书");
  expect(called("图书", list("推荐图书", "图书"))[0]).toBe("图书");
  expect(called("藏品", list("馆藏"))[0]).toBe("藏品");
  expect(called("图书", list("推荐影片"))[0]).toBe("图书");
  expect(called("图书", list("推荐图书", "", pieces.rows.slice(2)))[0]).toBe("图书");
});

it("a list is headed by what it is of, whatever its place in the menu is called, and by the last word of the things", () => {
  const { page, links } = list("驻村艺人-河东文化网");
  const headed = (second: string) => called("驻村艺人", { page: { ...page, second }, links });
  expect(headed("知名艺人名录")).toEqual(["知名艺人", "位"]);
  expect(headed("驻村艺人名录")[0]).toBe("驻村艺人");
  expect(headed("知名作品")[0]).toBe("驻村艺人");
});
