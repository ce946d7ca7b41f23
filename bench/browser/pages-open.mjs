/** Pages that every contestant has open at once: Waymark's default. */
export const PAGES_OPEN = 8;

export const CHROMIUM_ARGS = [
  ...[
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
  ],
];
