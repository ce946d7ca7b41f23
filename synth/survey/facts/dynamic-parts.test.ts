import { describe, expect, it } from "vitest";
import { dynamicParts, isDynamic } from "./dynamic-parts.ts";

const page = (body: string) => `<!doctype html><html><head><title>T</title></head><body>${body}</body></html>`;
const at = (path: string) => ({ snapshot: "s", url: "u", place: { at: "node" as const, path } });

describe("dynamicParts", () => {
  it("finds closed panels, closed details and what a browser opened, and nothing that is open", () => {
    const parts = dynamicParts(
      page(
        `<p>a</p><div role="tabpanel">open</div><div role="tabpanel" hidden><p>closed</p></div>
        <details open><summary>s</summary>x</details><details><summary>s</summary>y</details>
        <table data-waymark-shown=""><tr><td>late</td></tr></table><div hidden>for good</div>`,
      ),
    );
    const known = new Map([["u", parts]]);
    const dynamic = ["0/1/0", "0/1/1", "0/1/2/0", "0/1/3", "0/1/4", "0/1/5/0/0", "0/1/6"].map((path) =>
      isDynamic(at(path), known),
    );
    expect(dynamic).toEqual([false, false, true, false, true, true, false]);
  });

  it("says nothing of pages that hold nothing back, of other pages, and of files", () => {
    expect(dynamicParts(page("<table><tr><td>1</td></tr></table>"))).toEqual([]);
    expect(isDynamic({ ...at("0/1/2"), url: "v" }, new Map([["u", ["0/1/2"]]]))).toBe(false);
    const sheet = { snapshot: "s", url: "u", place: { at: "sheet" as const, sheet: "S", cell: "A1" } };
    expect(isDynamic(sheet, new Map([["u", [""]]]))).toBe(false);
  });
});
