import { BARE_FOLDS } from "./bare-folds-script.ts";
import { INNER_SCROLL } from "./inner-scroll-script.ts";
import { SHOWS_MORE } from "./more-words.ts";
import { TURNING } from "./turning-script.ts";

/**
 * Runs inside a page and shows what it holds back: scrolls to its end, and to that of what scrolls within it, so that lazy content comes, opens details, accordions
 * and tabs (the tab that was open is opened again), presses "load more" as long as something comes of it, and turns the
 * pages of lists that are turned in place. Takes the
 * milliseconds and the presses that it may spend, and the tabs and folds to pass over; gives how many presses it made, in words what
 * it had to leave, and of tabs and folds, one by one and by what they are called in markup, whether they brought a line that did not
 * stand there. Nothing that leads elsewhere or sends a form is pressed, and nothing in navigation.
 *
 * Text rather than a function, because what compiles our code may call helpers that pages do not have.
 */
export const UNFOLD_SCRIPT = `(async ({ ms, presses, passed }) => {
  const end = performance.now() + ms;
  const left = () => end - performance.now();
  let spent = 0;
  const unreadParts = new Set();
  const unread = (what) => unreadParts.add(what);
  const wait = (time) => new Promise((done) => setTimeout(done, Math.max(0, Math.min(time, left()))));
  // Whether the DOM changes within so long; then also waits until it has rested for a moment.
  const changes = (time) => new Promise((done) => {
    let changed = false;
    let timer = setTimeout(finish, Math.max(0, Math.min(time, left())));
    const observer = new MutationObserver(() => { changed = true; clearTimeout(timer); timer = setTimeout(finish, Math.max(0, Math.min(120, left()))); });
    function finish() { observer.disconnect(); done(changed); }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const shown = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility !== "hidden";
  const aside = (e) => e.closest("nav, header, footer, [role=navigation], [role=menu], [role=menubar], [role=banner], [role=contentinfo]") !== null;
  const named = (e) => (e.getAttribute("aria-label") || e.innerText || e.value || "").replace(/\\s+/g, " ").trim();
  const leads = (e) => {
    const link = e.closest("a[href]");
    if (link && !/^(?:#|javascript:)/i.test(link.getAttribute("href").trim())) return true;
    return "form" in e && e.form !== null && (e.type === "submit" || e.type === "reset" || e.type === "image");
  };
  const usable = (e) => shown(e) && !e.disabled && e.getAttribute("aria-disabled") !== "true" && !aside(e) && !leads(e);
  // What a press shows is marked, so that its readers know that it has to be opened.
  const mark = (e) => e.setAttribute("data-waymark-shown", "");
  const come = new MutationObserver((records) => { for (const { addedNodes } of records) for (const e of addedNodes) if (e.nodeType === 1 && !aside(e)) mark(e); });
  const panelsOf = (e) => (e.getAttribute("aria-controls") ?? "").split(/\\s+/).map((id) => id && document.getElementById(id)).filter((panel) => panel);
  const shownFirst = new Set([...document.querySelectorAll("[aria-controls]")].flatMap(panelsOf).filter(shown));
  const press = (e) => { spent++; for (const panel of panelsOf(e)) if (!shownFirst.has(panel)) mark(panel); come.observe(document.body, { subtree: true, childList: true }); e.click(); };

  // Controls are known by their markup, and by what they say within it; numbers differ from page to page.
  const pass = new Set(passed);
  const brought = {};
  const markupOf = (kind, e) => (kind + " " + e.localName + " " + [...e.classList].sort().join(".")).slice(0, 100);
  const controlsOf = (kind, e) => [markupOf(kind, e), markupOf(kind, e) + " " + named(e).replace(/\\d+/g, "#").slice(0, 60)];
  const worth = (kind, e) => !controlsOf(kind, e).some((control) => pass.has(control));
  const lines = new Set();
  const news = () => {
    let came = false;
    for (const line of document.body.innerText.split("\\n")) { const text = line.trim(); if (text !== "" && !lines.has(text)) { lines.add(text); came = true; } }
    return came;
  };
  // One that brings nothing at once is waited for a little longer, so that it is not passed over on other pages for being slow.
  let waits = 5;
  const learn = async (controls) => {
    let came = news();
    if (!came && waits-- <= 0) return;
    if (!came) { await changes(400); came = news(); }
    for (const control of controls) brought[control] = came || brought[control] === true;
  };

${TURNING}
${INNER_SCROLL}
${BARE_FOLDS}
  const step = Math.max(200, innerHeight * 0.9);
  const from = scrollY;
  // What grows without end must leave time for the rest.
  const MOST_STEPS = 60;
  // More of a list comes within this time, or nobody waits for it.
  const GROWS_MS = 1500;
  const scrollEnd = performance.now() + ms * 0.6;
  const first = document.documentElement.scrollHeight;
  for (let at = 0, rest = 0; rest < 2; at++) {
    const height = document.documentElement.scrollHeight;
    if (performance.now() > scrollEnd || at >= MOST_STEPS) {
      if (height > first) unread("it grows as one scrolls on, and was scrolled through to " + Math.floor((scrollY + innerHeight) / innerHeight) + " screens");
      else if (scrollY + innerHeight < height - 2) unread("it was scrolled through to " + Math.floor((scrollY + innerHeight) / innerHeight) + " of " + Math.ceil(height / innerHeight) + " screens");
      break;
    }
    if (scrollY + innerHeight >= height - 2) {
      // What has grown already, or says by a change that it will, is waited for longer: it may have to be fetched first.
      let changed = await changes(at === 0 ? 0 : height > first ? GROWS_MS : 150);
      if (!changed) break;
      const late = performance.now() + GROWS_MS;
      while (changed && document.documentElement.scrollHeight <= height && performance.now() < late) changed = await changes(late - performance.now());
      rest = document.documentElement.scrollHeight > height ? 0 : rest + 1;
      continue;
    }
    scrollBy({ top: step, behavior: "instant" });
    await new Promise((done) => { const late = setTimeout(done, 50); requestAnimationFrame(() => requestAnimationFrame(() => { clearTimeout(late); done(); })); });
  }
  scrollTo({ top: from, behavior: "instant" });
  await scrollAreas(performance.now() + Math.max(0, left()) * 0.4);

  // What is loaded when they are opened needs them open; what stands in them does not.
  for (const e of document.querySelectorAll("details:not([open])")) if (!aside(e)) { e.open = true; mark(e); }

  const MORE = ${SHOWS_MORE};
  // Controls of no name: what says so, holds no control, and shows by the pointer that it takes a press.
  const pointed = () => [...document.querySelectorAll("div, span, p, li")].filter((e) => e.childElementCount < 3 && e.textContent.length < 80 && MORE.test(e.textContent.trim()) && e.querySelector("a, button, input, div") === null && e.closest("button, [role=button], a") === null && getComputedStyle(e).cursor === "pointer");
  for (;;) {
    const more = [...document.querySelectorAll("button, [role=button], a:not([href]), a[href^='#'], a[href^='javascript:'], input[type=button]"), ...pointed()]
      .find((e) => usable(e) && e.getAttribute("aria-expanded") !== "true" && named(e).length < 60 && MORE.test(named(e)) && !e.__unfolded);
    if (!more) break;
    if (left() <= 0 || spent >= presses) { unread('"' + named(more) + '" would show more'); break; }
    const size = document.body.innerText.length;
    press(more);
    await changes(1500);
    // One that brings nothing is not pressed again; neither is one that takes back what it showed.
    if (document.body.innerText.length <= size) more.__unfolded = true;
  }

  const folded = [...document.querySelectorAll("[aria-expanded=false]")].filter((e) => {
    if (!usable(e) || /^(?:combobox|textbox|menuitem|treeitem)$/.test(e.getAttribute("role") ?? "") || e.localName === "input" || e.localName === "select") return false;
    const popup = e.getAttribute("aria-haspopup");
    return (popup === null || popup === "false") && worth("fold", e);
  });
  news();
  for (const e of folded) {
    if (!e.isConnected || e.getAttribute("aria-expanded") !== "false") continue;
    if (left() <= 0 || spent >= presses) { unread("not all that folds was opened"); break; }
    const controls = controlsOf("fold", e);
    press(e);
    await changes(60);
    await learn(controls);
  }

  const kept = [];
  for (const list of document.querySelectorAll("[role=tablist]")) {
    if (aside(list)) continue;
    const tabs = [...list.querySelectorAll("[role=tab]")].filter(usable);
    const open = tabs.find((e) => e.getAttribute("aria-selected") === "true") ?? tabs[0];
    const others = tabs.filter((e) => e !== open && worth("tab", e));
    for (const tab of [...others, ...(open && others.length > 0 ? [open] : [])]) {
      if (left() <= 0 || spent >= presses) { unread("not all tabs were opened"); break; }
      const copy = copyOf(document.body);
      const controls = controlsOf("tab", tab);
      press(tab);
      // What a tab has yet to load comes a little later.
      if (!(await changes(60)) || changedPlace(copy)?.now.textContent.trim() === "") await changes(600);
      if (tab === open) break;
      await learn(controls);
      await turnPages();
      const place = changedPlace(copy);
      if (place && !place.now.contains(list)) kept.push({ tab, copy: copyOf(place.now), way: place.way });
    }
  }
  await openBare();
  // What came since the last press may be any control's.
  if (news()) for (const control of Object.keys(brought)) if (!brought[control]) delete brought[control];
  await turnPages();
  keepPanels(kept);
  keepBare();
  come.disconnect();
  news();
  window.__waymarkNews = news;
  return { presses: spent, unread: [...unreadParts], brought };
})`;

/** Runs inside a page after `UNFOLD_SCRIPT`: whether anything came since that did not stand there. Cannot be told: it did. */
export const LATE_NEWS_SCRIPT = `(typeof window.__waymarkNews !== "function" || window.__waymarkNews() !== false)`;

/**
 * Runs inside a page and scrolls through it as it stands, so that lazy content comes, then back; takes the milliseconds
 * that it may spend. What grows without end grows once: the rest comes when one scrolls on.
 */
export const SCROLL_SCRIPT = `(async ({ ms }) => {
  const end = performance.now() + ms;
  const from = scrollY;
  const step = Math.max(200, innerHeight * 0.9);
  const height = document.documentElement.scrollHeight;
  const drawn = (most) => new Promise((done) => { const late = setTimeout(done, most); requestAnimationFrame(() => requestAnimationFrame(() => { clearTimeout(late); done(); })); });
  while (performance.now() < end && scrollY + innerHeight < height - 2) {
    const before = scrollY;
    scrollBy({ top: step, behavior: "instant" });
    await drawn(50);
    if (scrollY <= before) break;
  }
  // Observers of what comes into view are told after it was drawn.
  if (scrollY > from) { await drawn(500); await drawn(500); }
  scrollTo({ top: from, behavior: "instant" });
})`;
