import type { LaunchOptions } from "../browser/launch.ts";
import { SharedBrowser } from "../browser/shared-browser.ts";
import type { Read } from "../read/reader.ts";
import type { BrowserRoom, Tab } from "./browser-room.ts";
import { ChromiumTab, type TabOptions } from "./chromium-tab.ts";

/** Chromium for sessions, started when the first page needs it and shared by all; each session has a context of its own. */
export function chromiumRoom(tabs: TabOptions, launch: LaunchOptions = {}): BrowserRoom {
  const browser = new SharedBrowser(launch);
  return {
    ready: async () => {
      await browser.get();
    },
    openTab: async (read: Read): Promise<Tab> => ChromiumTab.open(await browser.get(), read, tabs),
    close: () => browser.close(),
  };
}
