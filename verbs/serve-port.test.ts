import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startStaticSites } from "./serve.ts";

it("a site has the same address again on a port that was asked for; a taken port is told in a line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-port-"));
  writeFileSync(join(folder, "index.html"), "<p>home</p>");
  const first = await startStaticSites([folder]);
  const port = Number(new URL(first.origins[0]!).port);
  await expect(startStaticSites([folder], { port })).rejects.toThrow(`port ${port} is taken`);
  await first.close();
  const again = await startStaticSites([folder], { port });
  try {
    expect(again.origins).toEqual(first.origins);
    expect(await (await fetch(again.origins[0]!)).text()).toBe("<p>home</p>");
  } finally {
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
