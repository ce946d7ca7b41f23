import { expect, test } from "vitest";
import type { Cell, Relation } from "../../../core/relation.ts";
import { assembleSite } from "../assemble-site.ts";
import type { RawPage } from "../raw-page.ts";
import { surveySite } from "../survey-site.ts";

const ROOT = "https://manual.example/";
const url = (name: string) => `${ROOT}calls/${name}.html`;
const NAMES = ["Net_open", "Net_close", "Net_read", "Net_write", "Net_bind", "Net_wait", "Net_name", "Net_size"];

function site(pageOf: (name: string, at: number) => string, left: readonly string[] = []) {
  const page = (address: string, depth: number, html: string, links: RawPage["links"]): RawPage => ({
    url: address,
    title: depth === 0 ? "Manual" : address.replace(/^.*\/|\.html$/g, ""),
    depth,
    path: [],
    snapshot: address,
    contentType: "text/html",
    links,
    html: () => `<html><body>${html}</body></html>`,
  });
  const links = [...NAMES, ...left].map((name) => ({ url: url(name), text: name }));
  const list = links.map(({ url: to, text }) => `<a href="${to}">${text}</a>`).join(" ");
  const calls = NAMES.map((name, at) => page(url(name), 1, `<h1>${name}</h1>${pageOf(name, at)}`, []));
  return assembleSite(ROOT, "en", [page(ROOT, 0, `<h1>Manual</h1>${list}`, links), ...calls], []);
}

const callPage = (_: string, at: number) =>
  `<h2>Arguments</h2><dl>${["port", "mode", "size"]
    .slice(0, 1 + (at % 3))
    .map((name) => `<dt>${name}</dt><dd>The ${name} that is used for it, whatever it may be.</dd>`)
    .join("")}</dl><h2>Return value</h2><p>${at % 2 ? "number" : "text"}</p>`;

const printed = ({ rows }: Relation) => rows.map(({ cells }) => cells.map(({ value }: Cell) => value.printed));

test("what pages of a folder state under the same headings is a relation of their part that was read whole", () => {
  const reading = site(callPage, ["Disk_open"]);
  const scoped = reading.relations.filter(({ id }) => reading.scopes?.has(id));
  const calls = scoped.find(({ source }) => source === "page_collection")!;
  expect(calls.columns.map(({ name }) => name)).toEqual(["Call", "Arguments", "Return value"]);
  expect(printed(calls).slice(0, 3)).toEqual([
    ["Net_open", "port", "text"],
    ["Net_close", "port; mode", "number"],
    ["Net_read", "port; mode; size", "text"],
  ]);
  const items = scoped.find(({ source }) => source === "records")!;
  expect(items.columns.map(({ name }) => name)).toEqual(["Call", "Arguments"]);
  expect(items.rows).toHaveLength(15);
});

test("questions say which pages are meant, and nothing is missing in them", () => {
  const surveyed = surveySite(site(callPage, ["Disk_open"])).relations.filter(({ scoped }) => scoped);
  expect(surveyed.map(({ naming }) => [naming.plural, naming.source])).toEqual(
    expect.arrayContaining([
      ["calls", "among the calls of the Manual whose names begin with “Net_”"],
      ["arguments", "among the calls of the Manual whose names begin with “Net_”"],
    ]),
  );
});

test("pages that list nothing are not counted among those that do", () => {
  const reading = site((name, at) => (at > 5 ? "<p>Nothing.</p>" : callPage(name, at)), ["Disk_open"]);
  const items = reading.relations.find(({ id, source }) => source === "records" && reading.scopes?.has(id))!;
  expect(reading.scopes?.get(items.id)?.place("the site", "")).toBe(
    "among the calls of the site whose names begin with “Net_” and that have arguments",
  );
});

test("a part of which a page was not read is none", () => {
  expect(site(callPage, ["Net_last"]).scopes?.size).toBe(0);
  expect(site(callPage, ["Net_last"]).incomplete).toContainEqual({ size: 9, missing: [url("Net_last")] });
});
