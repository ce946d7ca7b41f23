import { describe, expect, it } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const releases = testRelation(
  "releases",
  ["Release", "Release date", "Packages"],
  [
    ["Ash", "May 12, 2001", "100"],
    ["Birch", "June 3, 2004", "200"],
    ["Cedar", "August 20, 2005", "300"],
    ["Dogwood", "April 9, 2007", "400"],
    ["Elm", "March 30, 2009", "500"],
    ["Fir", "January 2, 2016", "600"],
  ],
);
const leaders = testRelation(
  "leaders",
  ["Leader", "Start date", "End date"],
  [
    ["Ada Ames", "April 2000", "April 2003"],
    ["Bo Berg", "April 2003", "April 2007"],
    ["Cy Cole", "April 2007", "April 2010"],
  ],
);
const meetings = testRelation(
  "meetings",
  ["Meeting", "Meeting date"],
  [
    ["Oslo", "July 1, 2000"],
    ["Lyon", "July 5, 2002"],
    ["Turin", "July 7, 2004"],
    ["Graz", "July 9, 2005"],
    ["Porto", "July 8, 2006"],
  ],
);
const { ask, refusal } = asker([releases, leaders, meetings], {
  releases: { singular: "release", plural: "releases", source: "on the page “Releases”" },
  leaders: { singular: "leader", plural: "leaders", source: "on the page “Leaders”" },
  meetings: { singular: "meeting", plural: "meetings", source: "on the page “Meetings”" },
});
const during = {
  op: "during",
  left: "releases",
  right: "leaders",
  on: "Release date",
  a: "Start date",
  b: "End date",
  called: "leader",
};
const dateOf = (label: string) => ({ op: "lookup", from: "releases", column: "Release date", label });

describe("things by the period that their date falls into", () => {
  it("tell who it was at the time", () => {
    expect(ask([during, { op: "lookup", from: "s1", column: "leader", label: "Birch" }])).toEqual({
      question:
        "On the page “Releases” and on the page “Leaders”, who was the leader at the time of Birch? The leader of a release is the one between whose start date and end date (both included) it was released; leave out those that have none.",
      answer: "Bo Berg",
      subtype: "temporal_calculation",
    });
  });
  it("are not told where the boundary is too coarse, and nothing is counted with them", () => {
    expect(refusal([during, { op: "lookup", from: "s1", column: "leader", label: "Dogwood" }])).toBe("unsure_cells");
    expect(refusal([during, { op: "group", from: "s1", by: "leader", take: "count" }])).toBe("unsure_cells");
    expect(
      refusal([during, { op: "filter", from: "s1", where: { column: "leader", is: "equals", value: "Bo Berg" } }]),
    ).toBe("unsure_cells");
  });
  it("are counted by period once what cannot be told is aside", () => {
    expect(
      ask([
        { op: "aside", from: "releases", names: ["Dogwood"] },
        { ...during, left: "s1" },
        { op: "group", from: "s2", by: "leader", take: "count" },
        { op: "kth", from: "s3", by: "count", k: 1, end: "highest" },
        { op: "label_of", from: "s4" },
      ]),
    ).toEqual({
      question:
        "On the page “Releases” and on the page “Leaders”, which leader has the most releases? Leave Dogwood aside. The leader of a release is the one between whose start date and end date (both included) it was released; leave out those that have none.",
      answer: "Bo Berg",
      subtype: "temporal_calculation",
    });
  });
  it("belong to what came last before, where periods have no end of their own", () => {
    const since = {
      op: "during",
      left: "meetings",
      right: "releases",
      on: "Meeting date",
      a: "Release date",
      called: "release",
    };
    expect(ask([since, { op: "lookup", from: "s1", column: "release", label: "Porto" }])).toMatchObject({
      question:
        "On the page “Meetings” and on the page “Releases”, what was the release at the time of Porto? The release of a meeting is the one with the latest release date on or before its meeting date; leave out those that have none.",
      answer: "Cedar",
    });
  });
  it("are refused where periods end before they begin, and where nothing falls into one", () => {
    expect(refusal([{ ...during, a: "End date", b: "Start date" }])).toBe("order");
    expect(refusal([{ ...during, on: "Packages" }])).toBe("not_a_date");
    expect(refusal([{ ...during, left: "leaders", on: "Start date" }])).toBe("trivial");
  });
});

describe("things between two dates", () => {
  const between = { op: "dated_between", from: "meetings", column: "Meeting date", a: "s1", b: "s2" };
  it("are counted", () => {
    expect(ask([dateOf("Birch"), dateOf("Dogwood"), between, { op: "count", from: "s3" }])).toEqual({
      question:
        "On the page “Meetings” and on the page “Releases”, how many meetings are there whose meeting date lies between the release dates of Birch and Dogwood?",
      answer: "3",
      subtype: "temporal_calculation",
    });
  });
  it("are refused where there are none, and where one lies on an end", () => {
    expect(refusal([dateOf("Elm"), dateOf("Fir"), between, { op: "count", from: "s3" }])).toBe("empty");
    const on = { op: "lookup", from: "meetings", column: "Meeting date", label: "Lyon" };
    expect(refusal([dateOf("Birch"), on, between, { op: "count", from: "s3" }])).toBe("edge");
  });
});

describe("exceptions by name", () => {
  it("are refused where they are not there", () => {
    expect(
      refusal([
        { op: "aside", from: "releases", names: ["Yew"] },
        { op: "count", from: "s1" },
      ]),
    ).toBe("empty");
  });
});
