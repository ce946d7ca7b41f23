import { describe, expect, it } from "vitest";
import { nameOfClasses } from "./column-names.ts";

describe("what a class calls a field", () => {
  it.each([
    ["price", "Price"],
    ["card__price", "Price"],
    ["bookAuthor", "Book author"],
    ["release-date", "Release date"],
    ["mt-2 birth-year", "Birth year"],
  ])("%s says %s", (classes, name) => {
    expect(nameOfClasses(classes)).toBe(name);
  });

  it.each(["text-sm", "mt-2", "col-md-4", "text-gray-500", "row-0", "p", "css-1x2y3z", "sc-bdVaJa", "card-title"])(
    "%s says nothing",
    (classes) => {
      expect(nameOfClasses(classes)).toBe("");
    },
  );
});
