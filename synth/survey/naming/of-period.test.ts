import { expect, it } from "vitest";
import type { Relation } from "../../../core/relation.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { withPeriods } from "./of-period.ts";

const NAMES = ["Arbor", "Birk", "Cedar", "Doyle"];
const LIST = "https://fairs.example/list";
const DATES = ["2 May 2019", "3 June 2019", "4 July 2019", "5 August 2019"];

interface Told {
  heading: string;
  language?: "en" | "zh";
  noun?: string;
  folder?: string;
  dates?: readonly string[];
  header?: string;
  others?: readonly Relation[];
  linked?: string;
}

function named({
  heading,
  language = "en",
  noun = "fair",
  folder = "",
  dates = DATES,
  header = "Date",
  others,
  linked,
}: Told) {
  const fairs = testRelation(
    "fairs",
    ["Name", header],
    NAMES.map((name, at) => [name, dates[at]!]),
  );
  const rows = fairs.rows.map((row, at) => ({ ...row, about: `https://fairs.example/${folder}${NAMES[at]}` }));
  const site = language === "zh" ? "集市网" : "the Fairs site";
  const surveyed = {
    relation: { ...fairs, source: "page_collection", rows },
    hasNoun: true,
    naming: {
      singular: noun,
      plural: language === "zh" ? noun : `${noun}s`,
      source: language === "zh" ? site : `on ${site}`,
    },
    columns: [],
  } as unknown as SurveyedRelation;
  const links = linked === undefined ? [] : [{ url: "https://fairs.example/x", text: linked, heading: "" }];
  const page: SurveyedPage = { url: LIST, title: heading, depth: 1, path: [], snapshot: "", contentType: "", links };
  const lead = { counts: [], introductions: [] };
  const reading = {
    relations: [...(others ?? [])],
    wholeLists: new Map([["fairs", { urls: [LIST], partial: false, lead }]]),
  };
  return withPeriods([surveyed], { reading, pages: new Map([[LIST, page]]), site, language })[0]!;
}

it("things that a list has of one year or season are called by it", () => {
  expect(named({ heading: "Fairs 2019" }).naming).toMatchObject({ singular: "fair of 2019", plural: "fairs of 2019" });
  expect(named({ heading: "Fairs in the 2018–19 season" }).naming.plural).toBe("fairs of the 2018–19 season");
  expect(named({ heading: "Fairs", folder: "fairs/2019/" }).naming.plural).toBe("fairs of 2019");
  const zh = named({ heading: "2019年庙会", language: "zh", noun: "庙会" });
  expect(zh.naming.singular).toBe("2019年庙会");
});

it("where no date says that they took place then, they are those of the list that says so", () => {
  const opened = DATES.map((date, at) => `${date.slice(0, -4)}19${at + 10}`);
  const listed = named({ heading: "Fairs 2019", dates: opened, header: "First held" });
  expect(listed.naming.plural).toBe("fairs");
  expect(listed.selection).toMatchObject({ list: "Fairs 2019", front: false });
  expect(named({ heading: "第十届庙会", language: "zh", noun: "庙会" }).selection?.list).toBe("第十届庙会");
  const none = named({ heading: "Fairs", folder: "2019/", dates: opened });
  expect(none.naming.plural).toBe("fairs");
  expect(none.selection).toBeUndefined();
});

it("dates of one year say nothing by themselves, and with others told of they do", () => {
  expect(named({ heading: "Fairs" }).naming.plural).toBe("fairs");
  expect(named({ heading: "Fairs", linked: "Past fairs" }).naming.plural).toBe("fairs of 2019");
  expect(named({ heading: "Fairs", linked: "Fair reports 2018" }).naming.plural).toBe("fairs of 2019");
  expect(named({ heading: "Fairs", linked: "Annual report 2018" }).naming.plural).toBe("fairs");
  const roll = testRelation(
    "roll",
    ["Year", "Fair", "Stalls"],
    [2015, 2016, 2017, 2018].map((year, at) => [`${year}`, NAMES[at]!, `${at}`]),
  );
  expect(named({ heading: "Fairs", others: [roll] }).naming.plural).toBe("fairs of 2019");
});

it("a year that heads something else is none of the things", () => {
  expect(named({ heading: "Map of 2019", dates: DATES.map((date) => date.replace("2019", "2015")) })).toMatchObject({
    naming: { plural: "fairs" },
  });
});
