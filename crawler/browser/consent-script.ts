import { AGREES, AROUND_WORDS, CLOSES, CONSENT_SUBJECT, REFUSES } from "../read/text/consent-words.ts";

/**
 * Runs inside a page or a frame and answers a cookie or consent banner, as little as it lets one agree to; says whether
 * there was one. A banner is a box about cookies or privacy that lies over the page, or is named so; its buttons are read.
 */
export const CONSENT_SCRIPT = `(() => {
  const ABOUT = ${CONSENT_SUBJECT};
  const NAME = /cookie|consent|gdpr|ccpa|privacy|cmp[-_]|onetrust|didomi|usercentrics/i;
  const REFUSE = ${REFUSES};
  const AGREE = ${AGREES};
  const CLOSE = ${CLOSES};
  const SIGNS = ${AROUND_WORDS};
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const text = (e) => (e.innerText || e.value || e.getAttribute("aria-label") || "").replace(/\\s+/g, " ").trim();
  const says = (e) => text(e).replace(SIGNS, "");
  const closes = (e) => CLOSE.test(text(e)) || CLOSE.test((e.getAttribute("aria-label") ?? e.title ?? "").trim());
  const boxOf = (button) => {
    for (let e = button.parentElement, up = 0; e && e !== document.body && up < 8; e = e.parentElement, up++) {
      const over = /^(?:fixed|sticky)$/.test(getComputedStyle(e).position) || /^(?:alert)?dialog$/.test(e.getAttribute("role") ?? "") || e.localName === "dialog";
      const called = NAME.test(e.id + " " + (typeof e.className === "string" ? e.className : ""));
      const said = e.innerText ?? "";
      if ((over || called) && said.length < 4000 && ABOUT.test(said)) return e;
    }
    // A frame of its own has nothing else.
    const whole = document.body.innerText;
    return window !== window.top && whole.length < 4000 && ABOUT.test(whole) ? document.body : null;
  };
  const roots = [document, ...[...document.querySelectorAll("*")].filter((e) => e.shadowRoot && NAME.test(e.id + " " + e.localName)).map((e) => e.shadowRoot)];
  const buttons = roots.flatMap((root) => [...root.querySelectorAll("button, [role=button], input[type=button], input[type=submit], a:not([href]), a[href^='#'], a[href^='javascript:']")]).filter((e) => shown(e) && (e.getRootNode() !== document || boxOf(e)));
  const pressed = buttons.find((e) => REFUSE.test(says(e))) ?? buttons.find((e) => AGREE.test(says(e))) ?? buttons.find(closes);
  if (!pressed) return false;
  pressed.click();
  return true;
})()`;
