import { expect, test } from "vitest";
import { canonicalUrl } from "../../../crawler/fetch/canonical-url.ts";
import { linkedPages, pageOf } from "../../linked-pages.fixture.ts";
import { printedByOwners } from "./printed-by-owners.ts";

const TOWERS = ["Alm", "Birk", "Cray", "Dorn", "Esk"];
const WARDS = ["North", "South"];
const wardOf = (at: number) => WARDS[at % 2]!;
const towers = linkedPages(
  "towers",
  ["Name", "Ward", "Height"],
  TOWERS.map((name, at) => [name, wardOf(at), `${at * at + 9} m`]),
  {
    Ward: "wards",
  },
);
const wards = linkedPages(
  "wards",
  ["Name", "Office"],
  WARDS.map((name) => [name, "Oban"]),
);

function printed(listed: (ward: string) => readonly string[]) {
  const pages = WARDS.map((ward) => {
    const links = listed(ward).map((name) => ({ url: pageOf("towers", name), text: `${name} since 1900` }));
    const items = links.map(({ url, text }) => `<li><a href="${url}">${text}</a></li>`).join("");
    return { url: pageOf("wards", ward), snapshot: "s", links, html: () => `<h2>Towers</h2><ul>${items}</ul>` };
  });
  const list = { of: "towers", relation: { ...towers, id: "list" }, columns: ["Name", "Height"] };
  return printedByOwners([towers, wards], new Map(pages.map((page) => [page.url, page])), canonicalUrl, [list]);
}

const own = (ward: string) => TOWERS.filter((_, at) => wardOf(at) === ward);

test("to whom things belong is read on the pages of the owners, beside what another list prints", () => {
  const [alone, beside] = printed(own);
  expect(alone?.columns).toEqual(["Name", "Ward"]);
  const urls = alone?.relation.rows.map(({ cells }) =>
    cells.map(({ evidence }) => evidence.url.split("/").slice(-2).join("/")),
  );
  expect(urls?.[1]).toEqual(["wards/south", "wards/south", "towers/birk"]);
  expect(alone!.relation.rows[0]!.cells[0]!.evidence.place).toMatchObject({ start: 0, end: 3 });
  expect(beside?.columns).toEqual(["Name", "Height", "Ward"]);
  expect(beside!.relation.rows[1]!.cells[0]!.evidence.url).toBe(pageOf("towers", "Birk"));
});

test("where an owner's page leaves out one of its things, or lists another, it says nothing of them", () => {
  expect(printed((ward) => own(ward).slice(1))).toEqual([]);
  expect(printed((ward) => (ward === "South" ? TOWERS.slice(3) : own(ward)))).toEqual([]);
});
