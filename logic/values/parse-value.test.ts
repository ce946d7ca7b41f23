import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupThousands } from "../english/english.ts";
import { withoutMarks } from "./cell-text.ts";
import { columnHints } from "./column-hints.ts";
import { parseValue } from "./parse-value.ts";

describe("parseValue", () => {
  it.each<[string, string, string?, string?]>([
    ["12,345", "12345"],
    ["12 345", "12345"],
    ["12\u00a0345\u202f678", "12345678"],
    ["12'345", "12345"],
    ["12,34,567", "1234567"],
    ["1.234.567,5", "1234567.5"],
    ["0.234", "0.234"],
    [".5", "0.5"],
    ["−5", "-5"],
    ["–5", "-5"],
    ["323,802 sq km", "323802", "sq km"],
    ["$379.276 billion (2019 est.)", "379276000000", "$", "2019 est."],
    ["82.6 years (2020 est.)", "82.6", "years", "2020 est."],
    ["0 km (landlocked)", "0", "km", "landlocked"],
    ["7.3 deaths/1,000 population", "7.3", "deaths/1,000 population"],
    ["-0.3 migrant(s)/1,000 population", "-0.3", "migrant(s)/1,000 population"],
    ["2.2% of GDP", "2.2", "% of GDP"],
    ["18 years of age; universal", "18", "years of age", "universal"],
    ["1,234[1]", "1234"],
    ["1,234[note 2]*", "1234"],
    ["12¹", "12"],
    ["5,000 m²", "5000", "m²"],
    ["1.2亿", "120000000"],
    ["3.5万人", "35000", "人"],
    ["US$1.2 bn", "1200000000", "US$"],
    ["1,234.50 USD", "1234.5", "USD"],
    ["$4.5M", "4500000", "$"],
    ["€500m", "500000000", "€"],
    ["£12k", "12000", "£"],
    ["500 m", "500", "m"],
    ["2½", "2.5"],
    ["12⅝ in", "12.625", "in"],
    ["1500 s", "1500", "s"],
    ["４５６．７", "456.7"],
    ["１，２３４", "1234"],
    ["－５", "-5"],
    ["1.2×10⁶", "1200000"],
    ["1.2E+06", "1200000"],
    ["3rd", "3"],
    ["#5", "5"],
    ["12 (3rd)", "12", undefined, "3rd"],
    ["2019", "2019"],
  ])("reads %s as the number %s", (text, decimal, unit, qualifier) => {
    const value = parseValue(text);
    expect(value).toMatchObject({ kind: "number", decimal });
    if (value.kind === "number") expect([value.unit, value.qualifier]).toEqual([unit, qualifier]);
  });

  it.each(["#DIV/0!", "#N/A", "#REF!"])("takes the error %s of a sheet for nothing", (text) => {
    expect(parseValue(text).kind).toBe("missing");
  });

  it("takes raised figures behind a number for marks, but not those of a power of ten before a unit", () => {
    expect(parseValue("2010³")).toMatchObject({ kind: "number", decimal: "2010" });
    expect(parseValue("10¹ km")).toMatchObject({ kind: "number", decimal: "10", unit: "km" });
    expect(parseValue("10⁶ m³").kind).toBe("text");
    expect(withoutMarks("Volume [10⁶ m³]")).toBe("Volume [10⁶ m³]");
  });

  it.each([
    "1.16.5",
    "10-20",
    "10–20",
    "3–1",
    "12:30",
    "555-1234",
    "+1 555 123 4567",
    "12 angry men",
    "1. FC Köln",
    "007",
    "13 00 N, 105 00 E",
    "24 provinces and 1 municipality",
    "3–5 June 2019",
    "31 February 2020",
    "5'11\"",
    "1/2",
    "500 BC",
    "44 BCE",
    "3 1/2",
    "01-Feb-21",
    "二〇二三年十三月",
    "none",
    "unknown",
    "12 May",
  ])("keeps %s as text", (text) => {
    expect(parseValue(text).kind).toBe("text");
  });

  it.each(["", "–", "—", "-", "n/a", "N/A", "NA", "..", "…", "\u00a0", "[1]", ":"])("reads %j as missing", (text) => {
    expect(parseValue(text).kind).toBe("missing");
  });

  it.each(["1850s", "2023年上半年", "2⅓"])("takes %s for no figure", (text) => {
    expect(parseValue(text).kind).toBe("text");
  });

  it.each(["1.234", "03/04/2021", "6-May-43", "over 5 km", "100+", "12K"])("is unsure about %s", (text) => {
    expect(parseValue(text).kind).toBe("unsure");
  });

  it.each([
    ["12 May 2021", "2021-05-12"],
    ["12th of May, 2021", "2021-05-12"],
    ["May 12, 2021", "2021-05-12"],
    ["Wednesday, 12 May 2021", "2021-05-12"],
    ["2021-05-12", "2021-05-12"],
    ["12.05.2021", "2021-05-12"],
    ["25/12/2020", "2020-12-25"],
    ["12/25/2020", "2020-12-25"],
    ["Sept 2020", "2020-09"],
    ["2024年5月17日", "2024-05-17"],
    ["2024年", "2024"],
    ["二〇二三年十月三十一日", "2023-10-31"],
    ["2023年5月6日星期六", "2023-05-06"],
    ["2023年5月6日（周六）", "2023-05-06"],
    ["2023年5月6日(星期六)08:30", "2023-05-06T08:30"],
    ["2023年5月6日 14:05", "2023-05-06T14:05"],
    ["6-May-23", "2023-05-06"],
    ["17-Oct-98", "1998-10-17"],
    ["二零一九年五月", "2019-05"],
    ["2012-10-05T10:20:30Z", "2012-10-05T10:20"],
    ["3 May 2021 5:30 pm", "2021-05-03T17:30"],
    ["9 November 1953 (from France)", "1953-11-09"],
  ])("reads %s as the date %s", (text, iso) => {
    expect(parseValue(text)).toMatchObject({ kind: "date", iso });
  });

  it("keeps the precision that was printed", () => {
    expect(parseValue("33.20")).toMatchObject({ decimal: "33.2", precision: 2 });
    expect(parseValue("1.5 million")).toMatchObject({ decimal: "1500000", precision: -5 });
  });

  it("marks approximations", () => {
    for (const text of [
      "about 5 km",
      "~5 km",
      "est. 5 km",
      "5.0 ± 0.2 km",
      "some 5 km",
      "5 km (approx.)",
      "近5公里",
      "5公里左右",
    ]) {
      expect(parseValue(text)).toMatchObject({ kind: "number", approximate: true });
    }
    expect(parseValue("5 km")).not.toHaveProperty("approximate");
  });

  it("names what a link leads to, unless it is a number or a date", () => {
    const href = "https://a.example/x";
    expect(parseValue("France", { href })).toEqual({ kind: "entity", printed: "France", href });
    expect(parseValue("1,234", { href }).kind).toBe("number");
  });

  it("reads every integer that English grouping prints", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
        const value = parseValue(`${groupThousands(String(n))} km`);
        return value.kind === "number" && value.decimal === String(n) && value.unit === "km";
      }),
    );
  });

  it("takes the name of a month for no quantity", () => {
    expect(["3月", "12月份"].map((text) => parseValue(text).kind)).toEqual(["text", "text"]);
    expect(parseValue("3个月").kind).toBe("number");
    expect(parseValue("2013年3月").kind).toBe("date");
  });

  it("never throws and keeps what was printed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const value = parseValue(text, { hints: columnHints([text]) });
        return typeof value.printed === "string";
      }),
    );
  });
});

it("a number of a sort is no quantity", () => {
  expect(["28调", "3号", "200型"].map((text) => parseValue(text).kind)).toEqual(["text", "text", "text"]);
  const hints = columnHints(["28调", "19调", "37调", "28调"]);
  expect(parseValue("28调", { hints }).kind).toBe("text");
});
