import type { Frame, Page, Request } from "playwright";

/** The frame that a request is for; undefined where there is none yet (the first of a new window) or never is (a worker's). */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    return undefined;
  }
}

/** Whether a page itself goes on by this request, not a frame in it. */
export function isNavigationOf(page: Page, request: Request): boolean {
  return request.isNavigationRequest() && frameOf(request) === page.mainFrame();
}

/** Whether it is a request of another window than the page's, be it one that nobody has seen yet. */
export function isOfOtherWindow(page: Page, request: Request): boolean {
  const frame = frameOf(request);
  return frame === undefined ? request.isNavigationRequest() : frame.page() !== page;
}
