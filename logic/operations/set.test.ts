import { describe, expect, it } from "vitest";
import { ask, execute, refusal } from "../countries.fixture.ts";

const label = (from: string) => ({ op: "label_of", from });
const coastal = { op: "filter", from: "c", where: { column: "Coastline", is: ">", value: "3000" }, missing: "skip" };
const large = { op: "filter", from: "c", where: { column: "Area > total", is: ">", value: "600000" } };

describe("filter", () => {
  it("keeps what satisfies the condition, and says what is left out", () => {
    expect(execute([coastal]).answerText).toBe("France; Spain; Italy; Japan; India");
    expect(ask([coastal])).toBe(
      "On the Atlas site, which are the countries whose coastline is longer than 3,000 km? Leave out countries without a stated coastline.",
    );
  });
  it.each([
    [{ column: "Region", is: "equals", value: "asia" }, 3],
    [{ column: "Region", is: "differs", value: "Asia" }, 7],
    [{ column: "Region", is: "in", value: ["Asia", "Europe"] }, 6],
    [{ column: "Founded", is: "<", value: "1900" }, 5],
    [{ column: "Founded", is: "between", value: ["1922", "1951"] }, 3],
    [
      {
        or: [
          { column: "Region", is: "equals", value: "Europe" },
          { column: "Founded", is: ">=", value: "1960" },
        ],
      },
      5,
    ],
    [
      {
        and: [
          { column: "Region", is: "equals", value: "Africa" },
          { column: "Founded", is: "<=", value: "1951" },
        ],
      },
      2,
    ],
  ])("counts %j", (where, expected) => {
    expect(
      execute([
        { op: "filter", from: "c", where },
        { op: "count", from: "s1" },
      ]).answerText,
    ).toBe(String(expected));
  });
  it("refuses missing cells, idle conditions and thresholds of the wrong kind", () => {
    expect(refusal([{ ...coastal, missing: undefined }])).toBe("missing_cells");
    expect(refusal([{ op: "filter", from: "c", where: { column: "Area > total", is: ">", value: "1" } }])).toBe(
      "trivial",
    );
    expect(refusal([{ op: "filter", from: "c", where: { column: "Area > total", is: "<", value: "1" } }])).toBe(
      "empty",
    );
    expect(refusal([{ op: "filter", from: "c", where: { column: "Area > total", is: ">", value: "many" } }])).toBe(
      "invalid_threshold",
    );
  });
  it("words years as points in time", () => {
    expect(
      ask([
        { op: "filter", from: "c", where: { column: "Founded", is: ">", value: "1950" } },
        { op: "count", from: "s1" },
      ]),
    ).toBe("On the Atlas site, how many countries were founded after 1950?");
  });
});

describe("top and kth", () => {
  it("takes the ends of an order", () => {
    expect(execute([{ op: "top", from: "c", by: "Area > total", k: 3, end: "highest" }]).answerText).toBe(
      "India; Libya; Chad",
    );
    expect(execute([{ op: "top", from: "c", by: "Median age", k: 2, end: "lowest" }]).answerText).toBe("Chad; Kenya");
    const second = [{ op: "kth", from: "c", by: "Founded", k: 2, end: "lowest" }, label("s1")];
    expect(execute(second)).toMatchObject({ answerText: "France", subtype: "filter" });
    expect(ask(second)).toBe("On the Atlas site, which country was the second to be founded?");
  });
  it("refuses a tie at the cut, and places behind a tie", () => {
    expect(refusal([{ op: "top", from: "c", by: "Coastline", k: 1, end: "lowest", missing: "skip" }])).toBe("tie");
    expect(refusal([{ op: "kth", from: "c", by: "Coastline", k: 3, end: "lowest", missing: "skip" }])).toBe("tie");
    expect(refusal([{ op: "top", from: "c", by: "Coastline", k: 2, end: "lowest", missing: "skip" }])).toBe("none");
    expect(refusal([{ op: "top", from: "c", by: "Area > total", k: 10, end: "lowest" }])).toBe("too_few");
  });
});

describe("existence", () => {
  it("counts above and below the mean", () => {
    const steps = [{ op: "count_above_average", from: "c", column: "Median age", side: "above" }];
    expect(execute(steps)).toMatchObject({ answerText: "4", subtype: "existence" });
    expect(ask(steps)).toBe("On the Atlas site, how many countries have a median age above the mean of all countries?");
  });
  it("says whether something is a member", () => {
    const member = (name: string) => [large, { op: "includes", from: "s1", of: "c", label: name }];
    expect(execute(member("Chad")).answer).toEqual({ type: "boolean", value: true });
    expect(execute(member("Nepal")).answer).toEqual({ type: "boolean", value: false });
    expect(refusal(member("Atlantis"))).toBe("empty");
    expect(ask(member("Chad"))).toBe(
      "On the Atlas site, is Chad among the countries whose total area is larger than 600,000 sq km?",
    );
  });
  it("excludes", () => {
    expect(execute([large, { op: "none_of", a: "c", b: "s1" }]).answerText).toBe("Spain; Italy; Japan; Nepal; Kenya");
  });
});

describe("compose", () => {
  it("joins sets", () => {
    expect(execute([coastal, large, { op: "union", a: "s1", b: "s2" }, { op: "count", from: "s3" }]).answerText).toBe(
      "8",
    );
    expect(execute([coastal, large, { op: "intersection", a: "s1", b: "s2" }]).answerText).toBe("France; India");
    expect(refusal([large, { op: "union", a: "c", b: "s1" }])).toBe("trivial");
  });
  it("adds up what may be added up", () => {
    expect(execute([large, { op: "sum", from: "s1", column: "Area > total" }])).toMatchObject({
      answerText: "7,976,054 sq km",
      subtype: "compose",
    });
    expect(refusal([{ op: "sum", from: "c", column: "Median age" }])).toBe("not_additive");
    expect(refusal([{ op: "sum", from: "c", column: "Founded" }])).toBe("not_a_quantity");
  });
  it("groups and ranks the groups", () => {
    const steps = [
      { op: "group", from: "c", by: "Region", take: "mean", column: "Median age" },
      { op: "top", from: "s1", by: "mean of Median age", k: 1, end: "highest" },
      label("s2"),
    ];
    expect(execute(steps).answerText).toBe("Europe");
    expect(ask(steps)).toBe("On the Atlas site, which region has the highest mean median age of its countries?");
  });
  it("orders, and the order is part of the answer", () => {
    const { answer, answerText } = execute([large, { op: "sort", from: "s1", by: "Area > total", first: "lowest" }]);
    expect(answer).toMatchObject({ type: "list", ordered: true });
    expect(answerText).toBe("France; Egypt; Chad; Libya; India");
  });
  it("lists different values once", () => {
    expect(execute([large, { op: "distinct", from: "s1", column: "Region" }]).answerText).toBe("Europe; Asia; Africa");
  });
  it("joins columns of another table by name, and says when rows are lost", () => {
    const joined = { op: "join", left: "c", right: "caps", columns: ["Inhabitants"], unmatched: "drop" };
    const steps = [
      joined,
      { op: "filter", from: "s1", where: { column: "Inhabitants", is: ">", value: "3000000" } },
      { op: "mean", from: "s2", column: "Median age" },
    ];
    expect(execute(steps, 1)).toMatchObject({ answerText: "37.5 years", subtype: "compose" });
    expect(ask(steps, 1)).toContain("Consider only countries that both sources know.");
    expect(
      refusal([
        { ...joined, unmatched: undefined },
        { op: "count", from: "s1" },
      ]),
    ).toBe("unmatched");
  });
});
