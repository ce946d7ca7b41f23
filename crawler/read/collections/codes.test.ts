import { expect, it } from "vitest";
import { codeIn } from "./codes.ts";
import { column, names, PEAKS, region, site } from "./peaks.fixture.ts";

const coded = (i: number) => `${"CA"[i % 2]}E-${i * 7 + 11}`;

it("a code behind words that say that it is one is called by these", () => {
  const pages = site(
    (i) => `${region(i)}<font>Item # ${i + 400}</font> &nbsp; <font>Mfr. Part No. ${coded(i)}</font><br>`,
  );
  expect(column(pages, "Item #")).toEqual(PEAKS.map((_, i) => `${i + 400}`));
  expect(column(pages, "Mfr. Part No.")).toEqual(PEAKS.map((_, i) => coded(i)));
});

it("so is one in brackets, in a heading or behind another value", () => {
  const pages = site(
    (i) => `<h2>${PEAKS[i]} (Ref. ${coded(i)})</h2><p>Toll: <b>${i} EUR</b> (Listing No. #${i + 70})</p>${region(i)}`,
  );
  expect(column(pages, "Listing No.")).toEqual(PEAKS.map((_, i) => `#${i + 70}`));
  expect(column(pages, "Toll")).toEqual(PEAKS.map((_, i) => `${i} EUR`));
  const headed = site((i) => `<h2>(Ref. ${coded(i)})</h2>${region(i)}`);
  expect(column(headed, "Ref.")).toEqual(PEAKS.map((_, i) => coded(i)));
});

it("days and what few pages count are none, nor the words of a counter", () => {
  const days = ["Jan. 5", "Jan. 7", "May 12", "Jan. 19", "Oct. 2", "Dec. 30"];
  const pages = site((i) => `${region(i)}<div class="when">${days[i]}</div>`);
  expect(names(pages)).not.toContain("Jan.");
  expect(codeIn("You are visitor no. 1602")).toBeUndefined();
  expect(["Section E.5", "Fig. 3", "See Chapter A.12"].map(codeIn)).toEqual([undefined, undefined, undefined]);
});
