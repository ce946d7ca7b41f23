import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { chineseRowNoun } from "./chinese-naming.ts";
import { nounOfSection, type SectionWitness } from "./section-ends.ts";

const nobody: SectionWitness = { names: ["甲", "乙"], labels: ["重量", "产地"], isHeadedSo: () => false };

test("what stands in a section is called by its title without the word for the section, where pages speak of it", () => {
  expect(nounOfSection("绘本中心", { ...nobody, labels: ["绘本分类"] })).toBe("绘本");
  expect(nounOfSection("绘本专区", { ...nobody, labels: ["同系列绘本"] })).toBe("绘本");
  expect(nounOfSection("绘本天地", { ...nobody, isHeadedSo: (noun) => noun === "绘本" })).toBe("绘本");
  expect(nounOfSection("图书频道", { ...nobody, kind: "图书" })).toBe("图书");
});

test("a centre that is a thing itself keeps its name, and what nobody speaks of has none", () => {
  expect(nounOfSection("研究中心", { ...nobody, names: ["茶叶研究中心", "纤维所"] })).toBe("研究中心");
  expect(nounOfSection("研究中心", nobody)).toBeUndefined();
  expect(nounOfSection("绘本中心", { ...nobody, labels: ["绘本中心", "绘本"] })).toBeUndefined();
  expect(nounOfSection("绘本", nobody)).toBe("绘本");
});

test("the breadcrumb of things leads back to their section, and a line above several of them says what they are", () => {
  const things = testRelation(
    "things",
    ["标题", "重量"],
    [
      ["甲", "1克"],
      ["乙", "2克"],
      ["丙", "3克"],
      ["丁", "4克"],
    ],
    {
      about: true,
    },
  );
  const page = { url: "https://x.example/", depth: 0, path: [], snapshot: "", contentType: "text/html", links: [] };
  const listing = (title: string, heading: string) => [
    { page: { ...page, title }, links: things.rows.map(({ about }) => ({ url: about!, text: "", heading: "" })) },
    {
      page: { ...page, url: "https://x.example/2", title: "江城网" },
      links: things.rows.slice(1).map(({ about }) => ({ url: about!, text: "", heading })),
    },
  ];
  expect(chineseRowNoun(things, undefined, listing("玉器中心 - 江城网", "推荐玉器"), "江城网")).toBe("玉器");
  expect(chineseRowNoun(things, undefined, listing("玉器中心 - 江城网", "推荐"), "江城网")).toBeUndefined();
});

test("people whose list says who they are are called so, and not what their columns would show of anybody", () => {
  const staff = testRelation(
    "staff",
    ["姓名", "性别", "职称"],
    [
      ["甲", "男", "高工"],
      ["乙", "女", "高工"],
      ["丙", "男", "技师"],
      ["丁", "女", "技师"],
    ],
    {
      about: true,
    },
  );
  const page = { url: "https://x.example/", depth: 0, path: [], snapshot: "", contentType: "text/html", links: [] };
  const named = (title: string) =>
    chineseRowNoun(
      { ...staff, source: "page_collection" },
      undefined,
      [{ page: { ...page, title }, links: staff.rows.map(({ about }) => ({ url: about!, text: "", heading: "" })) }],
      "江城网",
    );
  expect([named("技师风采 - 江城网"), named("科室动态 - 江城网")]).toEqual(["技师", "人员"]);
});
