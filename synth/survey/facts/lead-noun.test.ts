import { expect, test } from "vitest";
import { leadNoun } from "./lead-noun.ts";

const NAMES = ["Low Water", "The Ferry", "Old Ropes", "Half a Mile"];
const said = (...sentences: ((name: string) => string[])[]) =>
  leadNoun(
    NAMES.map((name, at) => ({
      title: `${name} | Harbour Tales`,
      lines: ["Menu", name, ...sentences[at % sentences.length]!(name)],
    })),
  );

test("what the first sentences of pages say that they are, their names in bold or not", () => {
  expect(said((name) => ['"', name, '" is the second episode of the', "first season"])).toBe("episode");
  expect(said((name) => [`${name} was a wooden schooner built in 1903.`])).toBe("schooner");
  expect(said((name) => [`${name} is a lake in the north, which is the home of trout.`])).toBe("lake");
});

test("different words, sentences about something else, and adjectives say nothing", () => {
  const lake = (name: string) => [`${name} is a lake in the north.`];
  const pond = (name: string) => [`${name} is a pond in the north.`];
  expect(said(lake, pond)).toBeUndefined();
  expect(said(() => ["Menu", "More", "Nothing", "Nobody is the owner of it."])).toBeUndefined();
  expect(said((name) => [`${name} is the wooden of it.`])).toBeUndefined();
});
