import { expect, test } from "vitest";
import { canonicalUrl } from "../../../crawler/fetch/canonical-url.ts";
import { linkedPages, pageOf } from "../../linked-pages.fixture.ts";
import { unlinkedMembers } from "./unlinked-members.ts";

const MILLS = ["Ard Mill", "Bel Mill", "Cor Mill", "Dun Mill", "Esk Mill"];
const mills = linkedPages(
  "mills",
  ["Name", "Built"],
  MILLS.map((name, at) => [name, `${1800 + at}`]),
);
const link = (name: string) => `<a href="${pageOf("mills", name)}">${name}</a>`;
const items = (names: readonly string[]) => `<ul>${names.map((name) => `<li>${name}</li>`).join("")}</ul>`;
const LINKED = MILLS.map(link);

function namesOthers(body: string): boolean {
  const url = new URL("/mills/", pageOf("mills", MILLS[0]!)).href;
  const page = {
    url,
    links: MILLS.map((name) => ({ url: pageOf("mills", name) })),
    html: () => `<h1>Mills</h1>${body}`,
  };
  return unlinkedMembers([mills], [page], canonicalUrl).has(mills.id);
}

test("an item of the list without a link, or that leads off the site, is a thing without a page", () => {
  expect(namesOthers(items(LINKED))).toBe(false);
  expect(namesOthers(items([...LINKED, "Fal Mill"]))).toBe(true);
  expect(namesOthers(items([...LINKED, "Fal Mill – burnt in 1911"]))).toBe(true);
  expect(namesOthers(items([...LINKED, `<a href="https://fal.invalid/">Fal Mill</a>`]))).toBe(true);
});

test("what is no name, names one of them, or is written otherwise, is none of them", () => {
  for (const other of ["and many more", "Open daily 9:30–17:00", "All are open to visitors.", "Ard Mill", "See also"])
    expect(namesOthers(items([...LINKED, other])), other).toBe(false);
  expect(namesOthers(items([...LINKED, "Wheels and stones"]))).toBe(false);
});

test("a section of names beside sections of things lists things, too", () => {
  const sections = (last: string) =>
    `<h2>North</h2>${LINKED.slice(0, 2).join(" ")}<h2>South</h2><p>${LINKED.slice(2).join(" ")}</p>${last}`;
  expect(namesOthers(sections(""))).toBe(false);
  expect(namesOthers(sections(`<h2>West</h2>${items(["Fal Mill", "Gar Mill"])}`))).toBe(true);
  expect(namesOthers(sections(`<h3>West</h3>${items(["Fal Mill", "Gar Mill"])}`))).toBe(false);
  expect(namesOthers(sections(`<h2>Visits</h2>${items(["Bring good shoes.", "Dogs are welcome."])}`))).toBe(false);
  expect(namesOthers(sections(`<h2>About</h2><p>Words.</p><h2>West</h2>${items(["Fal Mill", "Gar Mill"])}`))).toBe(
    false,
  );
});

test("one section of things has another beside it where both are headed by the same word", () => {
  const beside = (heading: string) =>
    `<h2>Working mills</h2>${items(LINKED)}<h2>${heading}</h2>${items(["Fal Mill", "Gar Mill"])}`;
  expect(namesOthers(beside("Lost mills"))).toBe(true);
  expect(namesOthers(beside("Partners"))).toBe(false);
});

test("under the title of the things a section headed by a noun of their sort lists more of them", () => {
  const under = (heading: string, others: readonly string[]) =>
    namesOthers(`<p>${LINKED.join(" ")}</p><h2>${heading}</h2>${items(others)}`);
  const surveyed = ["Steam mill 1871 (closed)", "Steam mill 1902 (closed)"];
  expect(under("Steam factories", surveyed)).toBe(true);
  expect(under("Steam factories", ["Fal engine house", "Gar engine house"])).toBe(true);
  expect(under("Steam factories", ["Open on Mondays.", "Closed in winter."])).toBe(false);
  expect(under("Opening hours", ["Summer season", "Winter season"])).toBe(false);
  expect(under("How to get there", ["Harbour bus", "Coastal train"])).toBe(false);
});

test("items made of pieces are called by the piece by which the linked ones name their thing", () => {
  const item = (name: string, mark: string) =>
    `<li><span class="${mark}">${name}</span> <span class="use">Grain, still at work</span> <span class="map">B 412</span></li>`;
  const grouped = (last: string) =>
    `<h2>North</h2><ul>${LINKED.slice(0, 3)
      .map((name) => item(name, "name"))
      .join("")}</ul>
    <h2>South</h2><ul>${LINKED.slice(3)
      .map((name) => item(name, "name"))
      .join("")}</ul>${last}`;
  const others = (mark: string) =>
    `<h2>West</h2><ul>${["Fal Mill", "Gar Mill"].map((name) => item(name, mark)).join("")}</ul>`;
  expect(namesOthers(grouped(""))).toBe(false);
  expect(namesOthers(grouped(others("name")))).toBe(true);
  expect(namesOthers(grouped(others("road")))).toBe(false);
});
