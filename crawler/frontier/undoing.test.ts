import { expect, it } from "vitest";
import { undoes } from "./undoing.ts";

it.each([
  "https://a.test/logout",
  "https://a.test/account/log-out/",
  "https://a.test/signoff.php",
  "https://a.test/wiki/Special:UserLogout",
  "https://a.test/index.php?title=Special:UserLogout&token=1",
  "https://a.test/?logout=1",
  "https://a.test/page?action=delete&id=4",
])("%s ends a login or undoes something", (url) => expect(undoes(url)).toBe(true));

it.each([
  "https://a.test/",
  "https://a.test/logbook",
  "https://a.test/blogout-of-town",
  "https://a.test/catalogoff/page",
  "https://a.test/sql/delete",
  "https://a.test/search?q=delete",
  "https://a.test/page?action=history",
])("%s does not", (url) => expect(undoes(url)).toBe(false));
