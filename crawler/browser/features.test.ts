import { expect, test } from "vitest";
import { findBrowser, isRemote } from "./find-browser.ts";
import { launchBrowser } from "./launch.ts";

const found = findBrowser();

test.skipIf(!found || isRemote(found.path))(
  "what Playwright turns off in Chromium stays off",
  async () => {
    const { browser, close } = await launchBrowser();
    try {
      const session = await browser.newBrowserCDPSession();
      const { commandLine } = await session.send("SystemInfo.getInfo");
      const named = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, features = ""]) =>
        features.split(","),
      );
      expect(named.length).toBeGreaterThan(1);
      const heeded = named.at(-1) ?? [];
      expect(heeded).toContain("WebUIOmniboxPopup");
      expect(named.flat().filter((feature) => !heeded.includes(feature))).toEqual([]);
    } finally {
      await close();
    }
  },
  60_000,
);
