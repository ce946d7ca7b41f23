import { expect, it } from "vitest";
import { column, names, PEAKS, region, site } from "./peaks.fixture.ts";

const SONGS = [
  ["Ash", "Birch", "Cedar"],
  ["Elm", "Birch"],
  ["Ash", "Fir", "Hazel"],
  ["Larch", "Cedar"],
  ["Elm", "Fir", "Ash", "Birch"],
  ["Maple", "Hazel"],
];
const link = (text: string) => `<a href="/songs/${text}.html">${text}</a>`;
const under = (heading: string, row: (i: number) => string) =>
  site(
    (i) =>
      `${region(i)}<div><h4>Story</h4><p>${PEAKS[i]} is an old peak ${i} miles off.</p><h4>${heading}</h4><p>${row(i)}</p></div>`,
  );

for (const [parted, separator] of Object.entries({
  "a wide blank": "　",
  "a blank": " ",
  nothing: "",
  "line ends": "<br>",
}))
  it(`takes all links in a row under a label for its values, with ${parted} between, though pages share some`, () => {
    const pages = under("Songs", (i) => SONGS[i]!.map(link).join(separator));
    expect(names(pages)).toEqual(["name", "Region", "Height", "Story", "Songs"]);
    expect(column(pages, "Songs")).toEqual(SONGS);
  });

it("does so of works in Chinese marks", () => {
  const works = SONGS.map((row) => row.map((name) => `《${name}记》`));
  expect(
    column(
      under("代表作", (i) => works[i]!.map(link).join("　")),
      "代表作",
    ),
  ).toEqual(works);
});

it("leaves a link that all pages print a label", () => {
  const pages = under("Climb", (i) => `<a href="/help/rope">Rope</a> ${link(SONGS[i]![0]!)}`);
  expect(column(pages, "Rope")).toEqual(SONGS.map(([first]) => first));
});
