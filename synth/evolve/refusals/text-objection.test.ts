import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { textObjection } from "./text-objection.ts";

const bench = new Workbench(surveySite(lakeSite()));
const why = (question: string) =>
  textObjection({ question, tree: over("count", leaf("lakes")), execution: { answer: {} } } as never, bench);

test("nobody waits to the end of a long subject for what is asked of it", () => {
  expect(why("What was the mill of the lake with the lowest fee when surveyed reached through?")).toBe("stranded");
  expect(why("What was Lake Ems reached through?")).toBeUndefined();
  expect(why("What is the depth of the lake that lies nearest to the mill on the map?")).toBeUndefined();
});

test("nobody keeps four owners in mind", () => {
  expect(why("所在城区的面积小于50平方公里的茶馆的座位的平均值是多少？")).toBe("string_of_owners");
  expect(why("北城的茶馆的座位数高于南城的茶馆数量的有几年？")).toBe("string_of_owners");
  expect(why("哪个茶馆的所在城区是面积小于50平方公里的那个城区？")).toBeUndefined();
  expect(why("“老街的茶馆”的座位数量的平均值是多少？")).toBeUndefined();
});

test("a chain of three links is said by nobody", () => {
  expect(why("Who is the warden of the mill of the lake of Ada Holm?")).toBe("chain");
  expect(why("What is the floor area, in m², of the mill of the lake of the river that was dammed earliest?")).toBe(
    "chain",
  );
  expect(why("Who leads the guild that holds the presidency of the mill of the lake that was dammed earliest?")).toBe(
    "chain",
  );
  expect(why("What is the depth of the lake of the mill with the highest number of wheels?")).toBeUndefined();
  expect(why("How many wheels does the mill of the lake “Source of the Oke of the West” have?")).toBeUndefined();
});

test("two links in a row are said one by one by nobody, wherever they begin", () => {
  const asked = (question: string, links: number) => {
    const led = links > 1 ? over("follow", leaf("lakes"), { on: "mill" }) : leaf("lakes");
    const tree = over("follow", led, { on: "warden" });
    return textObjection({ question, tree, execution: { answer: {} } } as never, bench);
  };
  const question = "Where was the warden of the mill of the lake with the largest area born?";
  expect([asked(question, 2), asked(question, 1)]).toEqual(["chain", undefined]);
  expect(asked("What is the birth year of the warden of the mill that the most recent survey concerns?", 2)).toBe(
    "chain",
  );
  expect(asked("Where was the warden of the mill that the most recent survey concerns born?", 2)).toBeUndefined();
});

test("nobody follows two conditions on what stands within other conditions", () => {
  expect(why("床位少于50张且管理人是入行时间早于2010年、语种超过3种的那位管家的客栈位于哪个镇？")).toBe(
    "described_twice",
  );
  expect(why("哪家客栈的管理人是入行时间早于2010年且语种超过3种的那位管家？")).toBeUndefined();
});
