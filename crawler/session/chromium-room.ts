import { type LaunchedBrowser, type LaunchOptions, launchBrowser } from "../browser/launch.ts";
import type { Read } from "../read/reader.ts";
import type { BrowserRoom, Tab } from "./browser-room.ts";
import { ChromiumTab, type TabOptions } from "./chromium-tab.ts";

/** Chromium for sessions, started when the first page needs it and shared by all; each session has a context of its own. */
export function chromiumRoom(tabs: TabOptions, launch: LaunchOptions = {}): BrowserRoom {
  let launched: Promise<LaunchedBrowser> | undefined;
  const start = async (): Promise<LaunchedBrowser> => {
    const running = await launched?.catch(() => undefined);
    if (running?.browser.isConnected()) return running;
    launched = launchBrowser(launch);
    return launched;
  };
  let starting: Promise<LaunchedBrowser> | undefined;
  const one = () => {
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };
  return {
    ready: async () => {
      await one();
    },
    openTab: async (read: Read): Promise<Tab> => ChromiumTab.open((await one()).browser, read, tabs),
    close: async () => {
      const running = await launched?.catch(() => undefined);
      launched = undefined;
      await running?.close();
    },
  };
}
