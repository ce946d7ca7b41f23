import { expect, it } from "vitest";
import type { DerivationStep } from "../../core/task.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { operandsOn, toldByLinks } from "./told-by-links.ts";

const BARGE = "https://barges.example/barges/ilse";
const page = (url: string, links: { url: string; text: string; heading: string }[]) =>
  ({ url, title: "", links }) as unknown as SurveyedPage;

/** A site of which one page, by no means that on the way, lists the barge. */
function linkedFrom(observation: string, text = "Ilse") {
  const listing = "https://barges.example/yards/north";
  const pages = new Map([
    [listing, page(listing, [{ url: BARGE, text, heading: "" }])],
    [BARGE, page(BARGE, [])],
  ]);
  return { pages, lines: async (url: string) => (url === listing ? observation.split("\n") : []) };
}
const used = (op: string, printed: string) =>
  ({ op, as: "x", text: "", uses: [{ printed, label: "", evidence: { url: BARGE } }] }) as unknown as DerivationStep;
const told = async (observation: string, printed: string, text?: string) =>
  (
    await toldByLinks(
      BARGE,
      operandsOn(BARGE, [used("identify", "1931"), used("lookup", printed)]),
      linkedFrom(observation, text),
    )
  ).size > 0;

it("knows what any page that links to a thing says beside its name", async () => {
  expect(
    await told('# North yard\n### [3] link "Ilse"\nBrand & Sons, Norway\n### [4] link "Vera"', "Brand & Sons"),
  ).toBe(true);
  expect(await told('# North yard\n[3] link "Ilse" | 412 t | 1931', "412 t")).toBe(true);
});

it("and does not take what is said of another thing for it", async () => {
  const list = '[3] link "Ilse" | 1931\n[4] link "Vera" | 1932 | Brand & Sons';
  expect(await told(list, "Brand & Sons")).toBe(false);
});

it("takes the greater part of a name for it, and no part of a number", async () => {
  expect(await told('[3] link "林小满"\n帆船队 | 激光级', "北江省帆船队", "林小满")).toBe(true);
  expect(await told('[3] link "Ilse" | 41', "412 t")).toBe(false);
});

it("knows a figure by whatever unit it is printed with, if it is long enough to stand there for nothing else", async () => {
  expect(await told('[3] link "Ilse"\nPrice: ¥84.50', "84.5元")).toBe(true);
  expect(await told('[3] link "Ilse"\nPrice: ¥84.00', "84.5元")).toBe(false);
  expect(await told('[3] link "Ilse"\nPart 12', "12元")).toBe(false);
});
