import { expect, test } from "vitest";
import { whyOf } from "./cell-sources.ts";

const page = { url: "https://host.example/mills/", title: "Mills" };

test("a level is justified by the clause that applies, and no other", () => {
  expect(whyOf({ ...page, registered: true })).toMatchObject({
    provenance: "T1",
    why: expect.stringMatching(/stands in a register/),
  });
  expect(whyOf({ ...page, owner: "Hollin County Council" }).why).toMatch(/official body has the rights/);
  const official = whyOf({ ...page, url: "https://mills.gov/list" });
  expect(official.provenance).toBe("T1");
  expect(official.why).not.toMatch(/own disclosure/);
  expect(whyOf({ ...page, owner: "Society of Millers" }).provenance).toBe("T4");
});
