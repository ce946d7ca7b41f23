import { expect, test } from "vitest";
import { lakeSite, lakes } from "../../relation.fixture.ts";
import { surveySite } from "../survey-site.ts";
import { namesTheSite } from "./names-the-site.ts";

test("a heading that says from which site a page is names no property", () => {
  expect(namesTheSite("From the Acme Wiki", "the Acme Wiki")).toBe(true);
  expect(namesTheSite("Acme Register", "the Acme Register site")).toBe(true);
  expect(namesTheSite("Acme rating", "the Acme site")).toBe(false);
});

test("nothing is asked about it", () => {
  const made = lakes();
  const columns = made.columns.map((one) => (one.name === "Kind" ? { ...one, name: "From Lake Register" } : one));
  const [found] = surveySite(lakeSite([{ ...made, columns }])).relations;
  expect(found!.columns.map(({ column }) => column.name)).not.toContain("From Lake Register");
  expect(found!.dropped).toContainEqual({ name: "From Lake Register", reason: "it says from which site it is" });
});
