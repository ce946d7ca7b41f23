import { expect, test } from "vitest";
import { ownType, withoutTypesOfCards } from "./own-type.ts";

const script = (...types: string[]) =>
  `<script type="application/ld+json">[${types.map((type) => `{"@type": "${type}", "name": "x"}`).join()}]</script>`;

test("a page is of the one type of a thing that it states once", () => {
  expect(ownType(script("Organization", "Product", "AggregateRating", "Offer"))).toBe("Product");
  expect(ownType(script("Product", "Product"))).toBeUndefined();
  expect(ownType(script("Product", "Recipe"))).toBeUndefined();
  expect(ownType(script("WebSite", "BreadcrumbList"))).toBeUndefined();
});

test("pages that state the type of the cards on them are not of it, where others are", () => {
  const said = new Map([
    ["tents", "product"],
    ["shelves", "product"],
    ["talks", "event"],
  ]);
  expect([...withoutTypesOfCards(said, new Map([["tents", "product"]])).keys()]).toEqual(["tents", "talks"]);
  expect(withoutTypesOfCards(said, new Map())).toEqual(said);
});
