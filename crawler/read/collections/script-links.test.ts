import { expect, it } from "vitest";
import { column, HEIGHTS, names, PEAKS, region, site } from "./peaks.fixture.ts";
import { isScriptLink } from "./script-links.ts";

const TABS = ["Huts", "Lakes", "Caves", "Springs", "Huts", "Glaciers"];
const strip = (i: number, href: string) =>
  `<table><tr><td><span class="on">Routes</span></td><td><a href="${href}">${TABS[i]}</a></td></tr></table>`;

it("the tab beside a caption is no value of it", () => {
  const tabs = site((i) => region(i) + strip(i, "javascript:show('b')"));
  expect(names(tabs)).not.toContain("Routes");
  expect(column(tabs, "Height")).toEqual(HEIGHTS);
  expect(
    column(
      site((i) => region(i) + strip(i, `/${TABS[i]}`)),
      "Routes",
    ),
  ).toBeDefined();
});

it("a link that a script sends on is a value", () => {
  const by = (i: number) => `<p>Surveyor: <a href="javascript:__doPostBack('s','${i}')">${PEAKS[i]} Office</a></p>`;
  expect(
    column(
      site((i) => region(i) + by(i)),
      "Surveyor",
    ),
  ).toEqual(PEAKS.map((name) => `${name} Office`));
});

it("tells what runs a script from what leads on and from what is not said to do anything", () => {
  const running = ["javascript:switchTo('b');", "javascript: tabs.open(2)"];
  expect(running.filter((href) => !isScriptLink(href))).toEqual([]);
  const others = [
    undefined,
    "/a",
    "#",
    "javascript:void(0)",
    "javascript:document.forms[0].submit()",
    "javascript:location='/b'",
  ];
  expect(others.filter(isScriptLink)).toEqual([]);
});
