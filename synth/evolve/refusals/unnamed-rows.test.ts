import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { callsEntries } from "./unnamed-rows.ts";

const survey = surveySite(lakeSite([lakes()]));
const unnamed = survey.relations.map((one) => ({
  ...one,
  hasNoun: false,
  naming: { ...one.naming, singular: "entry", plural: "entries" },
}));
const calls = (question: string, relations = unnamed) =>
  callsEntries({ question, tree: leaf("lakes") }, new Workbench({ ...survey, relations }));

test("rows that a site has no word for are not asked about as entries", () => {
  expect(calls("Among the entries on the Acme site for which the depth is given, how many are deep?")).toBe(true);
  expect(calls("Among the eleven entries listed on the page “Staff” of the Acme site, which is the oldest?")).toBe(
    true,
  );
});

test("what has a word but for a few of them is called entries as well", () => {
  expect(calls("Among the countries and other entries on the Acme site, which entry is the largest?")).toBe(true);
});

test("rows are not asked for by nothing, nor by when they were", () => {
  const dated = unnamed.map((one) => ({
    ...one,
    naming: { ...one.naming, singular: "条目" },
    label: { ...one.label!, column: { ...one.label!.column, name: "日期" } },
  }));
  const named = dated.map((one) => ({
    ...one,
    label: { ...one.label, column: { ...one.label.column, name: "馆名" } },
  }));
  expect(calls("根据江城网站的“年表”页面，哪一个的面积小于3公顷？", named)).toBe(true);
  expect(calls("根据江城网站的“年表”页面，面积最大的是哪一个？", named)).toBe(false);
  expect(calls("根据江城网站的“年表”页面，面积最大的是哪一个？", dated)).toBe(true);
});

test("what the site says itself, and rows that have a word, may be asked about", () => {
  expect(calls("In the table “War diary entries” on the Acme site, how many ships are there?")).toBe(false);
  expect(calls("On the Acme site, what is the depth of “Loch Ness”?")).toBe(false);
  expect(calls("On the Acme site, how many entries are there?", survey.relations)).toBe(false);
});
