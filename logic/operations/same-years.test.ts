import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const at = (url: string, made: ReturnType<typeof testRelation>) => ({ ...made, url });
const GUESTS = at(
  "https://abbey.example/guests",
  testRelation(
    "guests",
    ["Year", "Guests", "Tours"],
    [
      ["2019", "4200", "61"],
      ["2020", "1300", "20"],
      ["2021", "2600", "44"],
      ["2022", "4700", "58"],
      ["2023", "4500", "70"],
    ],
  ),
);
const MONEY = at(
  "https://abbey.example/money",
  testRelation(
    "money",
    ["Year", "Shop income", "Gifts", "Income per guest"],
    [
      ["2018", "£9100", "£1900", "£4.10"],
      ["2019", "£9400", "£2100", "£4.30"],
      ["2020", "£3100", "£4800", "£4.90"],
      ["2021", "£6000", "£3200", "£4.20"],
      ["2022", "£9900", "£2500", "£4.40"],
      ["2023", "£9300", "£2400", "£4.60"],
    ],
  ),
);
const place = (page: string) => ({
  singular: "entry",
  plural: "entries",
  source: `on the page “${page}” of the Abbey site`,
});
const { ask } = asker([GUESTS, MONEY], { guests: place("Guests"), money: place("Accounts") });
const SPAN = { time: "Year", alsoTime: "Year", since: "2019", until: "2023" };
const years = {
  op: "same_years",
  left: "guests",
  right: "money",
  column: "Tours",
  also: "Gifts",
  ...SPAN,
};
const peak = { op: "in_peak_year", from: "s1", column: "Gifts", by: "Tours", end: "lowest" };

test("in the year in which one table's quantity was lowest, what another table's was", () => {
  const { question, answer } = ask([years, peak]);
  expect(question).toBe(
    "On the pages “Guests” and “Accounts” of the Abbey site, what were the gifts, in pounds, in the year from 2019 to 2023 in which the number of tours was the lowest?",
  );
  expect(answer).toContain("4,800");
});

test("where a heading shares a word with the other table's, each is said with its page", () => {
  const { question } = ask([
    { ...years, column: "Guests", also: "Shop income" },
    { op: "in_peak_year", from: "s1", column: "Shop income", by: "Guests", end: "lowest" },
  ]);
  expect(question).toBe(
    "On the Abbey site, what was the shop income given on the page “Accounts”, in pounds, in the year from 2019 to 2023 in which the number of guests given on the page “Guests” was the lowest?",
  );
});

test("years in which one was above and the other below a limit are counted", () => {
  const limits = [
    { column: "Tours", is: ">", value: "50" },
    { column: "Gifts", is: "<", value: "2450" },
  ];
  const { question, answer } = ask([years, { op: "years_within", from: "s1", limits }]);
  expect(question).toMatch(
    /, in how many years from 2019 to 2023 was the number of tours above 50 and were the gifts below £2,450\?$/,
  );
  expect(answer).toBe("2");
});

test("a limit that all years keep to leaves nothing for the other table to say", () => {
  const limits = [
    { column: "Tours", is: ">", value: "10" },
    { column: "Gifts", is: "<", value: "2450" },
  ];
  expect(() => ask([years, { op: "years_within", from: "s1", limits }])).toThrow(/all years, or none/);
});

test("a year that one of the tables does not state is no part of the span", () => {
  expect(() => ask([{ ...years, since: "2018" }, peak])).toThrow(/2018/);
});

const CHINESE = [
  at(
    "https://xuexiao.example/a",
    testRelation(
      "a",
      ["年份", "报名人数"],
      [
        ["2019年", "300"],
        ["2020年", "420"],
        ["2021年", "280"],
        ["2022年", "390"],
      ],
    ),
  ),
  at(
    "https://xuexiao.example/b",
    testRelation(
      "b",
      ["年份", "结业人数"],
      [
        ["2019", "120"],
        ["2020", "160"],
        ["2021", "150"],
        ["2022", "170"],
      ],
    ),
  ),
];
const zh = (page: string) => ({ singular: "条目", plural: "条目", source: `夜校网站的“${page}”页面` });

test("in Chinese each quantity is said with its page where its heading does not say whose it is", () => {
  const { ask: askChinese } = asker(CHINESE, { a: zh("招生情况"), b: zh("结业情况") }, "zh");
  const both = { op: "same_years", left: "a", right: "b", time: "年份", alsoTime: "年份" };
  const { question, answer } = askChinese([
    { ...both, column: "报名人数", also: "结业人数", since: "2019", until: "2022" },
    { op: "in_peak_year", from: "s1", column: "结业人数", by: "报名人数", end: "lowest" },
  ]);
  expect(question).toBe(
    "根据夜校网站，2019年至2022年间，“招生情况”页面所列报名人数最少的那一年，“结业情况”页面所列结业人数是多少？",
  );
  expect(answer).toContain("150");
});
