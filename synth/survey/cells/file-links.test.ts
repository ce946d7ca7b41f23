import { expect, test } from "vitest";
import type { Column } from "../../../core/relation.ts";
import { leadsToFiles } from "./file-links.ts";

const column: Column = { name: "附件", type: "entity", role: "category" };
const values = (...hrefs: string[]) => hrefs.map((href) => ({ kind: "entity" as const, printed: "章程", href }));

test("a column of links to files is told by where these lead", () => {
  expect(leadsToFiles(column, values("https://a.test/up/rules.pdf", "https://a.test/up/map.docx?v=2"))).toBe(true);
  expect(leadsToFiles(column, values("https://a.test/mills/old.html", "https://a.test/mills/new/"))).toBe(false);
  expect(leadsToFiles({ ...column, role: "label" }, values("https://a.test/up/rules.pdf"))).toBe(false);
  expect(leadsToFiles(column, [{ kind: "missing", printed: "" }])).toBe(false);
});
