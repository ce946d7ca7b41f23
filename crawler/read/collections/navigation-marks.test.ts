import { expect, test } from "vitest";
import type { Tag } from "../dom/dom.ts";
import { isNavigation } from "./navigation-marks.ts";

const div = (attribs: Record<string, string>) => ({ name: "div", attribs }) as unknown as Tag;

test.each(["side", "sidebar", "left-side", "sidecol", "box side"])(
  "a column called “%s” leads through the site",
  (id) => {
    expect(isNavigation(div({ id }))).toBe(true);
  },
);

test.each(["float-side-image", "sides", "seaside", "infobox"])("“%s” says how a thing lies or what it is", (id) => {
  expect(isNavigation(div({ class: id }))).toBe(false);
});
