import { describe, expect, it } from "vitest";
import { CLIMBERS, column, names, PEAKS, region, site } from "./peaks.fixture.ts";

const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${text}</${tag}>`).join("");
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${cells("th", heads)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("")}</tbody></table>`;

describe("a table of a header row and one row", () => {
  const beds = PEAKS.map((_, i) => `${i + 20}`);

  it("names what stands below its heads, in a part of the table of their own", () => {
    const pages = site((i) => table(["Beds", "Warden", "Fee"], [[beds[i]!, CLIMBERS[i]!, `€${i + 4}`]]) + region(i));
    expect(column(pages, "Beds")).toEqual(beds);
    expect(column(pages, "Warden")).toEqual(CLIMBERS);
  });

  it("is a short list where most pages have several rows below these heads", () => {
    const rows = (i: number) => [["2001", `${i + 3} h`, "fog"], ...(i < 2 ? [] : [["2004", `${i + 5} h`, "sun"]])];
    const pages = site((i) => table(["Year", "Time", "Weather"], rows(i)) + region(i));
    expect(names(pages).sort()).toEqual(["Height", "Region", "name"]);
  });
});

it("a header cell is not what another one beside it says", () => {
  const rows = (i: number) => [["2001", `${i + 3} h`, "fog"], ...(i % 2 ? [] : [["2004", `${i + 5} h`, "sun"]])];
  const pages = site(
    (i) =>
      `<table><tr>${cells("th", ["Year", "Time", "Sky"])}</tr>${rows(i)
        .map((row) => `<tr>${cells("td", row)}</tr>`)
        .join("")}</table>${region(i)}`,
  );
  for (const name of ["Year", "Time"]) expect(column(pages, name) ?? []).not.toContain("Time");
  expect(names(pages)).not.toContain("Year");
});

it("rows of several cells below a row of heads say nothing of the page one by one", () => {
  const rows = (i: number) =>
    [0, 1, 2].map((k) => [
      `<a href="/climber/${(i + k) % 7}">${CLIMBERS[(i + k) % CLIMBERS.length]}</a>`,
      `${i + k} kg`,
      `${k + 3}`,
    ]);
  const pages = site((i) => `<h3>Best climbers</h3>${table(["Climber", "Load", "Climbs"], rows(i))}${region(i)}`);
  expect(names(pages).sort()).toEqual(["Height", "Region", "name"]);
});
