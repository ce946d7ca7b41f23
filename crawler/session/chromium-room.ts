import type { LaunchOptions } from "../browser/launch.ts";
import { SharedBrowser } from "../browser/shared-browser.ts";
import type { AddressGuard } from "../fetch/address-guard.ts";
import type { Read } from "../read/reader.ts";
import type { BrowserRoom, Tab } from "./browser-room.ts";
import { ChromiumTab, type TabOptions } from "./chromium-tab.ts";
import type { TypedSecrets } from "./typed-secrets.ts";

export interface RoomOptions extends Omit<TabOptions, "secrets"> {
  /** Says where pages may lead. */
  guard: AddressGuard;
}

/** Chromium for sessions, started when the first page needs it and shared by all; each session has a context of its own. */
export function chromiumRoom(options: RoomOptions, launch: LaunchOptions = {}): BrowserRoom {
  const { guard, ...tabs } = options;
  const browser = new SharedBrowser({ ...launch, guard });
  return {
    ready: async () => {
      await browser.get();
    },
    openTab: async (read: Read, secrets: TypedSecrets): Promise<Tab> =>
      ChromiumTab.open(browser, read, { ...tabs, secrets }),
    close: () => browser.close(),
  };
}
