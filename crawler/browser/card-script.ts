/**
 * Runs inside a page and finds its cards: things of one kind, each saying something else, that take a click and hold no link
 * of their own. Text of a function that gives them in document order.
 */
const FIND_CARDS = `(() => {
  const CONTROL = "a, button, input, select, textarea, label, summary, option, svg, iframe, form, nav, header, footer, dialog, [role]:not([role=link]):not([role=listitem]):not([role=row]):not([role=list]):not([role=article]):not([role=main]):not([role=region]):not([role=table]):not([role=rowgroup]):not([role=cell]):not([role=presentation]):not([role=none]):not([role=document]):not([role=application]):not([role=feed])";
  const said = (e) => e.textContent.replace(/\\s+/g, " ").trim();
  const isPointed = (e) => getComputedStyle(e).cursor === "pointer";
  const kinds = new Map();
  for (const e of document.body.querySelectorAll("*")) {
    if (!(e.hasAttribute("onclick") || e.getAttribute("role") === "link" || (isPointed(e) && !isPointed(e.parentElement)))) continue;
    if (e.closest(CONTROL) || e.querySelector("a[href]") || e.getClientRects().length === 0) continue;
    const words = said(e);
    if (words.length < 2 || words.length > 2000 || !/\\p{L}{2}/u.test(words)) continue;
    const kind = e.localName + "." + (e.getAttribute("class") ?? "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), e]);
  }
  const cards = [];
  for (const [kind, all] of kinds) {
    const several = new Set(all.map(said)).size;
    if (several >= LEAST && several >= all.length * 0.8) for (const e of all) cards.push({ kind, e });
  }
  return cards.sort((a, b) => (a.e.compareDocumentPosition(b.e) & 4 ? -1 : 1));
})`.replaceAll("LEAST", "3");

/** Where a card is marked, at the part that names it: the number of the card. */
export const CARD_ATTRIBUTE = "data-waymark-card";

/** Runs inside a page and marks its cards, each at its heading or else at its first words; gives how many there are. */
export const MARK_CARDS_SCRIPT = `(() => {
  const cards = ${FIND_CARDS}();
  for (const [at, { e }] of cards.entries()) {
    const leaves = [e, ...e.querySelectorAll("*")].filter((inner) => [...inner.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\p{N}]/u.test(node.data)));
    // Ranks and figures stand before names.
    const named = leaves.find((leaf) => /^\\p{L}/u.test(leaf.textContent.trim()));
    const name = e.querySelector("h1, h2, h3, h4, h5, h6, [role=heading]") ?? named ?? leaves[0] ?? e;
    name.setAttribute("${CARD_ATTRIBUTE}", String(at));
  }
  return cards.length;
})()`;

/** Lets the page's scripts ask its servers for things and change none: a card may do what it says instead of leading there. */
const ONLY_READING = `(() => {
  const reads = (method) => /^(get|head)$/i.test(method ?? "get");
  const { fetch, XMLHttpRequest: { prototype: { open } } } = window;
  window.fetch = (what, how) => reads(how?.method ?? what?.method) ? fetch(what, how) : Promise.reject(new TypeError("not sent"));
  XMLHttpRequest.prototype.open = function (method, ...rest) { if (!reads(method)) throw new TypeError("not sent"); return open.call(this, method, ...rest); };
  navigator.sendBeacon = () => false;
})()`;

/**
 * Runs inside a page and presses its cards, one after the other, to see where each leads: an address that its scripts give
 * the page is taken back at once, a document that they would go to is not gone to. Takes the milliseconds and the presses
 * that it may spend; gives the addresses by the number of the card. Ends where the cards do not come back. Nothing that
 * would change what a server holds is sent.
 */
export const PRESS_CARDS_SCRIPT = `(async ({ ms, presses }) => {
  ${ONLY_READING};
  const find = ${FIND_CARDS};
  const end = performance.now() + ms;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const until = async (most, isSo) => { for (const last = performance.now() + most; !isSo(); await wait(10)) if (performance.now() > last) return false; return true; };
  const addresses = {};
  const here = location.href;
  let to = null;
  const heard = (event) => {
    if (event.navigationType === "traverse") return;
    to ??= event.destination.url;
    if (!event.destination.sameDocument && event.cancelable) event.preventDefault();
  };
  navigation.addEventListener("navigate", heard);
  const count = find().length;
  const barren = new Map();
  let pressed = 0;
  for (let at = 0; at < count && performance.now() < end && pressed < presses; at++) {
    const card = find()[at];
    if (!card) break;
    // What leads nowhere twice is something else.
    if ((barren.get(card.kind) ?? 0) > 1) continue;
    to = null;
    pressed++;
    const steps = history.length;
    (card.e.querySelector("h1, h2, h3, h4, h5, h6") ?? card.e).click();
    await until(250, () => to !== null);
    if (to === null || to === here) barren.set(card.kind, (barren.get(card.kind) ?? 0) + 1);
    else addresses[at] = to;
    if (location.href !== here) history.back();
    if (!(await until(1500, () => location.href === here && find().length === count))) break;
  }
  navigation.removeEventListener("navigate", heard);
  return addresses;
})`;
