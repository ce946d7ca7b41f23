import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { ageColumn } from "./ages.ts";

const PAINTERS = testRelation(
  "painters",
  ["Painter", "Born", "Died"],
  [
    ["Ada Holm", "5 May 1801", "4 May 1871"],
    ["Bo Lind", "12 June 1810", "12 June 1860"],
    ["Cid Moe", "1 March 1790", "2 March 1875"],
    ["Dot Ray", "9 July 1822", "30 December 1890"],
  ],
  { about: true },
);
const { ask, refusal } = asker([PAINTERS], {
  painters: { singular: "painter", plural: "painters", source: "on the Art site" },
});
const ages = { op: "ages", from: "painters", a: "Born", b: "Died" };
const made = "age from Born to Died";

test("people reach an age, counted in birthdays", () => {
  const oldest = ask([ages, { op: "kth", from: "s1", by: made, k: 2, end: "highest" }, { op: "label_of", from: "s2" }]);
  expect(oldest).toMatchObject({
    question: "On the Art site, which painter reached the second-greatest age? Take each age in complete years.",
    answer: "Ada Holm",
    subtype: "temporal_calculation",
  });
  const old = { op: "filter", from: "s1", where: { column: made, is: ">", value: "60" } };
  expect(ask([ages, old, { op: "count", from: "s2" }]).question).toContain(
    "how many painters died at more than 60 years of age?",
  );
  const youngest = [ages, { op: "top", from: "s1", by: made, k: 3, end: "lowest" }];
  expect(ask([...youngest, { op: "mean", from: "s2", column: made }], 2).question).toContain(
    "of the three painters who died youngest",
  );
  expect(ask([ages, { op: "mean", from: "s1", column: made }], 2)).toMatchObject({
    question:
      "On the Art site, what is the mean age at death, in years, of all painters? Take each age in complete years. Round to two decimal places.",
    answer: "68.00 years",
  });
});

test("how old people were when something happened to them, and how many years something lasted", () => {
  const players = testRelation(
    "players",
    ["Player", "Born", "Debut date", "Retired"],
    [
      ["Ann Ash", "5 May 1901", "4 May 1921", "1 June 1930"],
      ["Bea Birch", "12 June 1910", "12 June 1927", "2 May 1941"],
      ["Cat Cedar", "1 March 1890", "2 March 1915", "9 July 1920"],
    ],
    { about: true },
  );
  const own = asker([players], { players: { singular: "player", plural: "players", source: "on the Game site" } });
  const most = (a: string, b: string) => [
    { op: "ages", from: "players", a, b },
    { op: "kth", from: "s1", by: ageColumn({ a, b }), k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  expect(own.ask(most("Born", "Debut date"))).toMatchObject({
    question: "On the Game site, which player has the highest age on the debut date? Take each age in complete years.",
    answer: "Cat Cedar",
  });
  expect(own.ask(most("Debut date", "Retired"))).toMatchObject({
    question:
      "On the Game site, which player has the longest time from the debut date to the retirement date? Take each time in complete years.",
    answer: "Bea Birch",
  });
});

test("years lie between two deeds, whose dates are not named in Chinese", () => {
  const firms = testRelation(
    "firms",
    ["名称", "成立日期", "入园日期"],
    [
      ["远山", "2001-05-05", "2013-06-01"],
      ["云岭", "2003-06-12", "2011-05-02"],
      ["北岸", "1999-03-01", "2020-07-09"],
    ],
    { about: true },
  );
  const own = asker([firms], { firms: { singular: "企业", plural: "企业", source: "江城园区网站" } }, "zh");
  const [a, b] = ["成立日期", "入园日期"];
  expect(
    own.ask(
      [
        { op: "ages", from: "firms", a, b },
        { op: "mean", from: "s1", column: ageColumn({ a: a!, b: b! }) },
      ],
      2,
    ).question,
  ).toContain("从成立到入园相隔的整年数");
});

test("in Chinese the years of a life have a word of their own", () => {
  const pupils = testRelation(
    "pupils",
    ["姓名", "出生日期", "入学时间"],
    [
      ["林小满", "2001-05-05", "2019-06-01"],
      ["周一舟", "2003-06-12", "2024-07-02"],
      ["何青禾", "1999-03-01", "2020-07-09"],
    ],
    { about: true },
  );
  const own = asker([pupils], { pupils: { singular: "学员", plural: "学员", source: "江城棋院网站" } }, "zh");
  const aged = { op: "ages", from: "pupils", a: "出生日期", b: "入学时间" };
  const column = ageColumn({ a: "出生日期", b: "入学时间" });
  const old = { op: "filter", from: "s1", where: { column, is: ">", value: "20" } };
  expect(own.ask([aged, old, { op: "count", from: "s2" }]).question).toContain("入学时的周岁年龄大于20岁");
  expect(own.ask([aged, { op: "mean", from: "s1", column }], 2).answer).toBe("20.00岁");
});

test("dates in the wrong order give no age", () => {
  expect(
    refusal([
      { ...ages, a: "Died", b: "Born" },
      { op: "mean", from: "s1", column: "time from Died to Born" },
    ]),
  ).toBe("order");
});

test("what lasts from its start to its end has a duration, unless a last day decides whether a year is complete", () => {
  const digs = (last: string) =>
    testRelation(
      "digs",
      ["Dig", "Start date", "End date"],
      [
        ["Alba", "5 May 2001", "4 June 2004"],
        ["Brae", "12 June 2010", "12 July 2011"],
        ["Cairn", "1 March 1990", "2 May 1996"],
        ["Dun", "9 July 2002", last],
      ],
      { about: true },
    );
  const naming = { digs: { singular: "dig", plural: "digs", source: "on the Dig site" } };
  const lasted = { op: "ages", from: "digs", a: "Start date", b: "End date" };
  const longest = [
    lasted,
    { op: "kth", from: "s1", by: "time from Start date to End date", k: 1, end: "highest" },
    { op: "label_of", from: "s2" },
  ];
  expect(asker([digs("30 December 2004")], naming).ask(longest)).toMatchObject({
    question: "On the Dig site, which dig has the longest duration? Take each duration in complete years.",
    answer: "Cairn",
  });
  expect(asker([digs("8 July 2004")], naming).refusal(longest)).toContain("edge");
});
