/**
 * Of two switches that name features Chromium heeds the last, so that what Playwright turns off for its own sake stands
 * here again (a test holds it against what Playwright says).
 */
const OF_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Documents of the browser's own in each window, for suggestions below an address bar that nobody types into. */
const OF_WINDOWS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * A frame and a compositor of its own for each document, also where the page before was of the same site. Without it a tab in
 * the back of a window is no longer drawn, and its scripts wait for frames that never come; a shell has no windows.
 */
const OF_SHELLS = ["RenderDocument"];

/** The switch that turns off what costs and what nobody here has. */
export function disabledFeatures(shell: boolean): string {
  return `--disable-features=${[...OF_PLAYWRIGHT, ...OF_WINDOWS, ...(shell ? OF_SHELLS : [])].join(",")}`;
}
