import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { memberOfTeam } from "./chinese-members.ts";
import { chineseRowNoun } from "./chinese-naming.ts";

const NAMES = ["林小满", "周一舟", "何青禾", "沈知秋"];
const team = (heading: string, value: string) =>
  testRelation(
    "members",
    ["姓名", heading],
    NAMES.map((name) => [name, value]),
    { about: true },
  );
const singers = team("籍贯", "安徽黄山");
const pagesWith = (...sections: string[]) =>
  new Map(singers.rows.map(({ about }) => [about!, { sections: () => sections }]));

test("who is in a team is called what the pages tell of, or a member of it", () => {
  const one = (name: string, ...sections: string[]) => memberOfTeam(name, singers, NAMES, pagesWith(...sections));
  expect(one("合唱团", "演出照片", "学员简介")).toBe("合唱团学员");
  expect(one("教练组", "教练资料")).toBe("教练");
  expect(one("合唱团", "个人简介", "剧目介绍")).toBe("合唱团成员");
  expect(one("合唱团", "学员简介", "导师简介")).toBe("合唱团成员");
});

test("what is called a team, or has no life to tell of, may be one", () => {
  expect(memberOfTeam("服务队", singers, ["河东服务队", "河西服务队"], pagesWith("队员简介"))).toBeUndefined();
  expect(memberOfTeam("车队", team("成立时间", "1998年"), NAMES, pagesWith("司机简介"))).toBeUndefined();
  expect(memberOfTeam("歌手", singers, NAMES, pagesWith("歌手简介"))).toBeUndefined();
});

test("a word for one person may end as a team's does, and so may a name", () => {
  expect(memberOfTeam("领队", singers, NAMES, pagesWith("个人简介"))).toBeUndefined();
  expect(memberOfTeam("合唱团", singers, ["阿部", ...NAMES.slice(1)], pagesWith("学员简介"))).toBe("合唱团学员");
});

test("a list of a team's people is headed by the team", () => {
  const page = (url: string) => ({
    url,
    title: "",
    depth: 1,
    path: [],
    snapshot: "",
    contentType: "text/html",
    links: [],
  });
  const list = {
    page: { ...page("https://x.example/"), title: "青年合唱团 - 江城艺术网" },
    links: singers.rows.map(({ about }) => ({ url: about!, text: "", heading: "" })),
  };
  const pages = new Map(singers.rows.map(({ about }) => [about!, { ...page(about!), sections: () => ["歌手简介"] }]));
  expect(chineseRowNoun(singers, undefined, [list], "江城艺术网", undefined, pages)).toBe("青年合唱团歌手");
});
