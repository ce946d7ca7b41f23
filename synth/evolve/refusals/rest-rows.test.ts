import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { restRows, takesRest } from "./rest-rows.ts";
import { unnatural } from "./unnatural.ts";

const FIGURES = ["31.5", "12.3", "8.4", "15.2", "9.9", "6.6"];
const table = (id: string, names: readonly string[], figures = FIGURES) =>
  testRelation(
    id,
    ["Donor", "Gift", "Amount ($m)"],
    names.map((name, at) => [name, /other|其/i.test(name) ? "—" : `Gift ${"abcdef"[at]}`, figures[at]!]),
  );
const NAMED = ["Ann Arden", "Bo Berg", "Cy Cole", "Di Dahl", "Ed Egan"];
const gifts = table("gifts", [...NAMED, "Other 14 donors"]);
const large = table("large", [...NAMED, "Others"], [...FIGURES.slice(0, 5), "80"]);
const whole = table("whole", [...NAMED, "Flo Fink"]);
const mixed = table("mixed", [...NAMED, "Other 6 projects"]);
const bench = new Workbench(surveySite(lakeSite([gifts, large, whole, mixed])));
const column = gifts.columns[2]!.name;
const kth = (end: string, of = "gifts") => over("kth", leaf(of), { by: column, k: 1, end });

const refused = (node: Branch) => takesRest(node, bench);

test("what is counted, averaged or least is not asked where a row stands for things left unnamed", () => {
  expect(refused(over("count", leaf("gifts")))).toBe(true);
  expect(refused(over("median", leaf("gifts"), { column }))).toBe(true);
  expect(refused(kth("lowest"))).toBe(true);
  expect(refused(kth("highest", "large"))).toBe(true);
  expect(refused(over("filter", leaf("gifts"), { where: { column, is: ">", value: "10" } }))).toBe(true);
  expect(unnatural(kth("lowest"), bench)).toBe("rest_counted");
});

test("their sum is, and the most of all where all that is left have less", () => {
  expect(refused(over("sum", leaf("gifts"), { column }))).toBe(false);
  expect(refused(over("sum", leaf("large"), { column }))).toBe(false);
  expect(refused(over("sum", leaf("mixed"), { column }))).toBe(true);
  expect(refused(kth("highest"))).toBe(false);
  expect(refused(kth("lowest", "whole"))).toBe(false);
});

test("rows that stand for others say so, and one thing more", () => {
  const rests = (names: readonly string[]) => restRows(table("t", names)).map(({ cells }) => cells[0]!.value.printed);
  expect(rests([...NAMED, "其他3个项目"])).toEqual(["其他3个项目"]);
  expect(rests([...NAMED, "其余捐赠人"])).toEqual(["其余捐赠人"]);
  expect(rests(["东山药店等4家", ...NAMED])).toEqual(["东山药店等4家"]);
  expect(rests([...NAMED, "Rest of the county"])).toEqual(["Rest of the county"]);
  expect(restRows(table("t", ["Restful Inns", "其他山石画廊有限责任公司展览部", ...NAMED.slice(0, 4)]))).toEqual([]);
  expect(
    restRows(
      testRelation(
        "films",
        ["Film", "Runs"],
        [
          ["The Others", "4"],
          ["Up", "9"],
        ],
      ),
    ),
  ).toEqual([]);
});
