import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { isDoing, whyNoHeading } from "./english-headings.ts";

const why = (name: string) => whyNoHeading({ name, type: "number", role: "measure", unit: "$" } satisfies Column);

test("what leads on, or only joins, does so at any level of a heading", () => {
  expect(why("More buying choices > lowest")).toBe("it is something to do, not a fact");
  expect(why("Offers > from")).toBe("its heading says nothing");
  expect(why("Offers > lowest price")).toBeUndefined();
});

test("a date is of what its heading says happened", () => {
  const dated = (name: string) => whyNoHeading({ name, type: "date", role: "date" });
  expect(["Began", "Opened", "Last inspection"].map(dated)).toEqual(Array(3).fill(undefined));
  expect(dated("Hens")).toBe("its heading does not say what happened then");
});

test("what a cell says to do is no value", () => {
  expect(["Find a new van", "Compare these vans"].every(isDoing)).toBe(true);
  expect(["Finland", "Compact van", "Check valve"].some(isDoing)).toBe(false);
});

test("letters of a word are no heading, acronyms are", () => {
  expect(["Pts", "Gls", "Wkt."].map(why)).toEqual(Array(3).fill("its heading is cut short"));
  expect(["MSRP", "GDP", "Gym", "Height"].map(why)).toEqual(Array(4).fill(undefined));
});

test("what says of a description where it is from is no property", () => {
  expect(why("Description copied from the parent")).toBe("its heading is a clause, not a noun");
  expect(why("Description")).toBeUndefined();
});

test("where a page is filed and how often it was seen is about the page", () => {
  const about = "it is about the page, not about what the page is about";
  expect(["Categories", "This page has been accessed", "Posted in"].map(why)).toEqual(Array(3).fill(about));
  expect(["Category", "Access"].map(why)).toEqual([undefined, undefined]);
});

test("an abbreviation ends no sentence", () => {
  expect(["Avg. attendance", "Avg. Attendance", "Total no. of riders"].map(why)).toEqual(Array(3).fill(undefined));
  expect(why("Closed today. Tickets")).toBe("its heading is a sentence");
});

test("what only tells one thing from another is an identifier", () => {
  const text = (name: string) => whyNoHeading({ name, type: "text", role: "text" });
  const codes = ["World Guide number", "Catalogue no.", "Shelfmark", "Inventory number"];
  expect(codes.map(text)).toEqual(Array(4).fill("it is an identifier, which says nothing of the thing"));
  expect(["Guide", "Number of items", "Shirt number"].map(text)).toEqual([undefined, undefined, undefined]);
});

test("what others looked at, and what else its maker made, is about other things", () => {
  const other = "it is about other things than the page is";
  expect(
    [
      "Customers also looked at",
      "Other albums by this artist",
      "More from the same maker > 1967",
      "8 other boats in the same harbour",
    ].map(why),
  ).toEqual(Array(4).fill(other));
  expect(["Other costs", "Looked after by"].map(why)).toEqual([undefined, undefined]);
});

test("what a site's menu is headed by is no fact, where links stand under it", () => {
  const leads = (name: string, type: Column["type"] = "list") => whyNoHeading({ name, type, role: "text" });
  for (const name of ["Navigation", "Main menu", "Table of contents", "On this page"])
    expect(leads(name), name).toBe("it leads through the site");
  expect(leads("Showing", "text")).toBe("it leads through the site");
  expect(leads("Showings", "text")).toBeUndefined();
  expect(leads("Navigation", "text")).toBeUndefined();
  expect(leads("Table height")).toBeUndefined();
});

test("what is meant by where it stands is no noun in a question", () => {
  expect(["Ask there for", "Crew here", "Members of this club"].map(why)).toEqual(
    Array(3).fill("its heading is a clause, not a noun"),
  );
  expect(["Theremin", "Thesis", "Hereditary titles"].map(why)).toEqual(Array(3).fill(undefined));
});

test("what goes on a figure, or begins with a verb, is no noun", () => {
  expect(["out of 5", "/ 5 from", "Does what it says", "Usually ships"].map(why)).toEqual(
    Array(4).fill("its heading is a clause, not a noun"),
  );
  expect(["Output", "Dose"].map(why)).toEqual([undefined, undefined]);
});

test("what passers-by pressed is no fact of the thing", () => {
  const pressed = "it is what passers-by pressed";
  expect(whyNoHeading({ name: "Share", type: "number", role: "measure", unit: "people like this" })).toBe(pressed);
  expect(whyNoHeading({ name: "Share", type: "number", role: "measure", unit: "%" })).toBeUndefined();
  expect(["Facebook", "Tweets"].map(why)).toEqual([pressed, pressed]);
});

test("what only tells one thing from another is no fact", () => {
  const ofText = (name: string) => whyNoHeading({ name, type: "text", role: "text" });
  expect(["Barcode", "EAN", "Catalogue no."].map(ofText)).toEqual(
    Array(3).fill("it is an identifier, which says nothing of the thing"),
  );
});

test("what has a superlative for a name is not ranked by another", () => {
  const counts = (name: string) => whyNoHeading({ name, type: "number", role: "measure" });
  expect(counts("Most players at once")).toBe("its heading says which of many figures it is");
  expect(["Players", "Longest span"].map(counts)).toEqual([undefined, undefined]);
  expect(why("Most common cause")).toBeUndefined();
});

test("what belongs to somebody who is not named, and the end of a sentence, are no names", () => {
  expect(
    ["Boats under his command", "Her crew", "nationwide.", "A of career"].map((name) => why(name) !== undefined),
  ).toEqual(Array(4).fill(true));
  expect(["US viewers", "Span", "Avg. attendance"].map(why)).toEqual(Array(3).fill(undefined));
});

test("an adjective over figures is a part of something unnamed", () => {
  const sort = (name: string) => whyNoHeading({ name, type: "number", role: "measure", unit: "t" });
  expect(["Organic", "Full-Time"].map(sort)).toEqual(Array(2).fill("its heading is a part of something unnamed"));
  // "Only £9.99" is a price.
  expect(why("Only")).toBeUndefined();
});

test("what lies so many days back is no fact, and what was done to things is one", () => {
  const latest = { name: "Latest post", type: "number", role: "measure", unit: "days ago" } satisfies Column;
  expect(whyNoHeading(latest)).toBe("it changes from day to day");
  expect(whyNoHeading({ name: "Withdrawn", type: "number", role: "year" })).toBeUndefined();
});

test("what heads a list of members is no property of what has them", () => {
  expect(["Method Summary", "Constructor Details > Parameters"].map(why)).toEqual(
    Array(2).fill("it heads a list of members"),
  );
  expect(why("Payment method")).toBeUndefined();
});

test("what heads a list of things of any kind measures none of them", () => {
  expect(["Features", "Key features", "Other specifications"].map(why)).toEqual(
    Array(3).fill("its heading stands over things of any kind"),
  );
  expect(why("Featured price")).toBeUndefined();
});

test("what somebody does is no property where it stands over links to other things", () => {
  const over = (name: string) => whyNoHeading({ name, type: "entity", role: "text" });
  expect(over("Teaching")).toBe("its heading says what somebody does");
  expect(["Building", "Course", "Home port"].map(over)).toEqual(Array(3).fill(undefined));
  expect(whyNoHeading({ name: "Teaching", type: "number", role: "measure", unit: "hours" })).toBeUndefined();
});

test("so many things to which something was done are counted; what is offered otherwise is told in a clause", () => {
  const count = (name: string, unit?: string) =>
    whyNoHeading({ name, type: "number", role: "measure", ...(unit === undefined ? {} : { unit }) });
  const clause = "its heading is a clause, not a noun";
  expect([count("Stalls offered"), count("Free places offered")]).toEqual([undefined, undefined]);
  expect([count("Breakfast included"), count("Discount offered"), count("Stalls offered", "£")]).toEqual(
    Array(3).fill(clause),
  );
  expect(whyNoHeading({ name: "Courses offered", type: "text", role: "text" })).toBe(clause);
});
