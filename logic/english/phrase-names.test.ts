import { expect, test } from "vitest";
import { isPhraseName } from "./phrase-names.ts";
import { rowWords } from "./phrasing.ts";

test("a name that says what a thing is about is no name by itself", () => {
  const phrases = [
    ["Digital Records", "committee"],
    ["Inspection and Testing", "committee"],
    ["Ropes and Moving Parts", "section"],
    ["Landscape Dynamics", "research group"],
    ["Philosophy", "department"],
    ["Risk Management", "course"],
    ["Sedimentary Systems", "research group"],
    ["Solid Earth Geophysics", "course"],
  ] as const;
  expect(phrases.filter(([name, noun]) => !isPhraseName(name, noun))).toEqual([]);
  expect(rowWords("Digital Records", "committee")).toBe("the committee “Digital Records”");
});

test("names of people, of places, of houses and of what they are themselves are", () => {
  const names = [
    ["Mill Hall", "venue"],
    ["Black Swan", "inn"],
    ["Three Rivers", "town"],
    ["Grace Young", "teacher"],
    ["United States", "country"],
    ["Great Western", "railway"],
    ["Polish", "language"],
    ["Gamma 3", "edition"],
    ["Wool Museum", "museum"],
    ["Nordhavn Boats", "company"],
  ] as const;
  expect(names.filter(([name, noun]) => isPhraseName(name, noun))).toEqual([]);
  expect(rowWords("Mill Hall", "venue")).toBe("Mill Hall");
  expect(rowWords("Digital Records", "entry")).toBe("Digital Records");
  // A title whose words could be taken for others says what it is of; a song is known by its own.
  expect(rowWords("Keep our winter bus", "petition")).toBe("the petition “Keep our winter bus”");
  expect(rowWords("Keep our winter bus", "song")).toBe("“Keep our winter bus”");
});

test("a code stands behind what has it, with what heads it where that is something else", () => {
  expect(rowWords("TK4471", "sighting", "Tag")).toBe("the sighting with tag TK4471");
  expect(rowWords("NX 204", "galaxy", "Name")).toBe("the galaxy NX 204");
  expect(rowWords("TK4471", "tag", "Tag")).toBe("the tag TK4471");
});
