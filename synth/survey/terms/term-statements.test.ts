import { expect, test } from "vitest";
import { sentencesOf, statementOf, statementsBehind, versionOf } from "./term-statements.ts";

const stated = (text: string) => {
  const found = statementOf(text);
  return found && `${found.column}: ${text.slice(found.start, found.start + found.printed.length)}`;
};

test("a paragraph states the version of its term, or what changed then", () => {
  expect(stated("New in version 3.8.")).toBe("First version: 3.8");
  expect(stated("Since: 2.32")).toBe("First version: 2.32");
  expect(stated("Deprecated since version 3.9, will be removed in version 3.13")).toBe("Deprecation version: 3.9");
  expect(stated("Changed in version 3.7: the deck may be empty.")).toBe("Latest change version: 3.7");
});

test("what came later with a part of a term is no version of the term", () => {
  expect(stated("New in version 3.6: The fold argument.")).toBeUndefined();
});

test("a paragraph states what it labels, unless it is an aside or goes on as a sentence", () => {
  expect(stated("Default: 5")).toBe("Default: 5");
  expect(stated("Availability: Unix.")).toBe("Availability: Unix");
  expect(stated("Note: 5")).toBeUndefined();
  expect(stated("Default: the one that is drawn first")).toBeUndefined();
});

test("the line of a term states its type and its default", () => {
  const behind = (line: string) => statementsBehind(line).map(({ column, printed }) => `${column}: ${printed}`);
  expect(behind("deck_size (integer)")).toEqual(["Type: integer"]);
  expect(behind('edge: "none" | {"flat"}')).toEqual(['Default: "flat"']);
  expect(behind("width: number, def. [0 1]")).toEqual(["Default: [0 1]"]);
  expect(behind("call: string | function, def. none")).toEqual(["Default: none"]);
  expect(behind("width (default 7)")).toEqual(["Default: 7"]);
  expect(behind("cut (deck, at)")).toEqual([]);
});

test("whole sentences may be repeated by others", () => {
  expect(
    sentencesOf(
      "Cuts it. This setting needs a new deck. For its size see the chapter on decks. It takes “any” number of cards.",
    ),
  ).toEqual(["This setting needs a new deck"]);
});

test("a version may stand behind the name of what has versions, and not behind that of a part", () => {
  expect(stated("This property was introduced in Deck 4.2.")).toBe("First version: 4.2");
  expect(stated("New in Deck 4.0.")).toBe("First version: 4.0");
  expect(stated("Added in: v9.4.0")).toBe("First version: 9.4.0");
  expect(stated("Available in chapter 4.2")).toBeUndefined();
  expect(stated("Introduced in Table 4.2.")).toBeUndefined();
});

test("which of several versions is the first is anyone's guess", () => {
  expect(versionOf("Added in: v13.6.0, v12.16.0")).toMatchObject({ column: "First version", isUnsure: true });
  expect(versionOf("Default: 5")).toBeUndefined();
});

test("what a function takes the place of is no kind of it", () => {
  expect(stated("Reimplements: Deck::cut(int at)")).toBeUndefined();
});
