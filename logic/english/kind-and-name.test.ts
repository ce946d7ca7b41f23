import { expect, test } from "vitest";
import { kindAndName } from "./kind-and-name.ts";

test("what a path begins at is called by its kind and its name", () => {
  expect(kindAndName("Oriole", "ferry")).toBe("the ferry “Oriole”");
  expect(kindAndName("Evening on the Ice", "photograph")).toBe("the photograph “Evening on the Ice”");
});

test("people, places, and what has its kind in its name are called by the name alone", () => {
  expect(kindAndName("Ada Holm", "rider")).toBe("Ada Holm");
  expect(kindAndName("Oban", "town")).toBe("Oban");
  expect(kindAndName("Mill Bridge", "bridge")).toBe("Mill Bridge");
  expect(kindAndName("Oriole", "entry")).toBe("Oriole");
});

test("what is set up or brought together has an article before its name, but in a title", () => {
  expect(kindAndName("Rowan Collection", "collection")).toBe("the Rowan Collection");
  expect(kindAndName("Kestrel Recovery Project", "programme of work")).toBe("the Kestrel Recovery Project");
  expect(kindAndName("Harbour Fund", "funder")).toBe("the Harbour Fund");
  expect(kindAndName("The Harbour Fund", "fund")).toBe("The Harbour Fund");
  expect(kindAndName("Kestrel Trust", "trust")).toBe("Kestrel Trust");
  expect(kindAndName("Midnight Project", "film")).toBe("the film “Midnight Project”");
});
