import { expect, test } from "vitest";
import { flowWord } from "./english/money-flows.ts";
import { chineseOfNamed, ofNamed } from "./followed.ts";

test("in Chinese the name of a matter says its kind, others do not", () => {
  expect(chineseOfNamed("录取人数", "工程造价", "专业")).toBe("工程造价专业的录取人数");
  expect(chineseOfNamed("录取人数", "护理", "专业名称")).toBe("护理专业的录取人数");
  expect(chineseOfNamed("在校生人数", "护理专业", "所属专业")).toBe("护理专业的在校生人数");
  expect(chineseOfNamed("人口", "临江县", "县市")).toBe("临江县的人口");
  expect(chineseOfNamed("人口", "临江县", undefined)).toBe("临江县的人口");
});

test("what is counted of a sort is said with it, and what a place has is its own", () => {
  const calls = { name: "Calls", type: "number", role: "measure" } as const;
  expect(ofNamed("number of calls", calls, "Cause", "Fog")).toBe("number of calls with the cause “Fog”");
  expect(ofNamed("number of calls", calls, "type", "Night watch")).toBe("number of calls of the type “Night watch”");
  expect(ofNamed("number of calls", calls, "crew", "Oban")).toBe("number of calls of Oban");
  expect(ofNamed("cost", { ...calls, name: "Cost", unit: "£" }, "cause", "Fog")).toBe("cost of Fog");
});

test("what is called as the column of its parts is listed as one of them", () => {
  const turnover = { name: "Turnover (GBP)", type: "number", role: "measure", unit: "GBP" } as const;
  expect(ofNamed("turnover", turnover, "Turnover", "Book fairs")).toBe("turnover listed as “Book fairs”");
  expect(ofNamed("turnover", turnover, "Branch", "Oban")).toBe("turnover of Oban");
});

test("income is from its sources and spending on its items; what says itself that it is income is called by its name", () => {
  const income = { name: "Income", type: "number", role: "measure", unit: "£" } as const;
  expect(ofNamed("income", income, "Source", "Ticket sales")).toBe("income from “Ticket sales”");
  expect(ofNamed("income", income, "Income", "Ticket sales")).toBe("income from “Ticket sales”");
  expect(ofNamed("income", income, "Source", "Other income")).toBe("item “Other income”");
  expect(ofNamed("expenditure", { ...income, name: "Expenditure" }, "Item", "Repairs")).toBe(
    "expenditure on “Repairs”",
  );
  expect(flowWord("total expenditure in the “Budget” tables from 2010 to 2020", "item of expenditure")).toBe("on");
  expect(ofNamed("income", income, "Parish", "Oban")).toBe("income of Oban");
});
