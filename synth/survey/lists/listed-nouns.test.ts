import { expect, test } from "vitest";
import { listedNoun } from "./listed-nouns.ts";

test("a page says what it lists", () => {
  const said = (...texts: string[]) =>
    listedNoun(() => `<body>${texts.map((text) => `<p>${text}</p>`).join("")}</body>`);
  expect(said("The modules described in this chapter work on cards.")).toBe("module");
  expect(said("Cards are old.", "All harbours that are listed below can be visited.")).toBe("harbour");
  expect(said("The sections described in this chapter are short.")).toBeUndefined();
  expect(said("The modules described in this chapter draw; the widgets described in this chapter show.")).toBe(
    "module",
  );
  expect(said("The modules described in this chapter draw.", "The widgets listed here show.")).toBeUndefined();
  expect(said("The rules described in the first chapter hold.")).toBeUndefined();
});
