import { NUMBERED_PAGES } from "./numbered-pages-script.ts";

/**
 * Part of the script that shows what a page holds back (`unfold-script.ts`): what replaces something else within one place,
 * as a tab its panel or "next" the rows of a list. Where a press has changed the page is found by holding the page against
 * a copy of it; what was replaced is put back beside what replaced it, so that both are read and stored.
 *
 * Text rather than functions, because what compiles our code may call helpers that pages do not have. Uses `left`, `press`, `come`,
 * `changes`, `shown`, `leads`, `named`, `mark`, `unread`, `spent` and `presses` of the script around it.
 */
export const TURNING = `
  // Without a window of its own, so that nothing in a copy runs or loads.
  const elsewhere = document.implementation.createHTMLDocument("");
  const copyOf = (e) => elsewhere.importNode(e, true);
  const SILENT = /^(?:script|style|template|noscript)$/;
  const said = (e) => SILENT.test(e.localName) ? "" : e.textContent.replace(/\\s+/g, " ").trim();
  // The smallest place that holds most of what is said otherwise than in the copy: { old, now, way }; null where nothing is.
  const MOST_OF_IT = 0.7;
  const changedPlace = (copy) => {
    let old = copy, now = document.body;
    const way = [];
    if (said(old) === said(now)) return null;
    for (;;) {
      const before = [...old.children], after = [...now.children];
      if (before.length === 0 || before.length !== after.length || before.some((e, i) => e.localName !== after[i].localName)) break;
      const weights = before.map((e, i) => { const a = said(e), b = said(after[i]); return a === b || isPager(after[i]) ? 0 : Math.max(a.length, b.length); });
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => weight > 0 && weight >= all * MOST_OF_IT);
      if (at < 0) break;
      way.push(at);
      old = before[at];
      now = after[at];
    }
    return { old, now, way };
  };
  const goWay = (from, way) => way.reduce((e, at) => e && e.children[at], from) ?? null;
  const without = (e) => {
    for (const inner of [e, ...e.querySelectorAll("*")]) {
      if (SILENT.test(inner.localName)) inner.remove();
      else if (inner.id && document.getElementById(inner.id)) inner.removeAttribute("id");
    }
    return e;
  };

  const NEXT = /^(?:next(?:\\s+page)?|next results|nächste(?:\\s+seite)?|weiter|(?:page\\s+)?suivante?|(?:página\\s+)?siguiente|próxima?|(?:pagina\\s+)?successiva|volgende|下一页|下页|次へ|次のページ|[›→❯▶>])$/i;
  const NO_LIST = "form, [role=dialog], dialog, [class*=carousel i], [class*=slider i], [class*=swiper i], [class*=slick i], [class*=gallery i], [class*=calendar i], [class*=datepicker i], [class*=wizard i], [class*=player i]";
  const IS_PAGER = /pag(?:e|er|in)/i;
  const pagerName = (e) => IS_PAGER.test((e.getAttribute("class") ?? "") + " " + e.id + " " + (e.getAttribute("aria-label") ?? ""));
  const isOff = (e) => e.disabled || e.getAttribute("aria-disabled") === "true" || /(?:^|[\\s_-])disabled(?:$|[\\s_-])/.test(e.getAttribute("class") ?? "");
  const saysNext = (e) => NEXT.test(named(e).replace(/^[\\s«‹]+|[\\s»›→]+$/g, "") || named(e));
  const turns = (e) => {
    if (!shown(e) || isOff(e) || leads(e) || !saysNext(e) || e.closest(NO_LIST)) return false;
    // What leads on from page to page stands in navigation too, where that is about these pages.
    const around = e.closest("nav, header, footer, [role=navigation], [role=menu], [role=menubar], [role=banner], [role=contentinfo]");
    return around === null || pagerName(around) || pagerName(e) || [...around.querySelectorAll("a, button")].some((other) => /^\\d{1,4}$/.test(named(other)));
  };
  const CONTROLS = "button, [role=button], a:not([href]), a[href^='#'], a[href^='javascript:'], input[type=button]";
  const turners = () => [...document.querySelectorAll(CONTROLS)].filter(turns);
${NUMBERED_PAGES}
  // A page of a list is rows or items of one kind; slides, steps and questions come one by one.
  const isList = (e) => [...e.children].some((row, i, rows) => rows.findIndex((other) => other.localName === row.localName) !== i);
  const MOST_TURNS = 30;
  const turned = new Set();
  // Gives what is to be pressed for the next page, or null; a page may be made anew with its buttons.
  const byWord = () => {
    const first = turners().find((e) => !turned.has(e));
    if (!first) return null;
    turned.add(first);
    const which = turners().indexOf(first);
    let button = first;
    return { next: () => {
      if (button.isConnected) return turns(button) ? button : null;
      button = turners()[which] ?? null;
      if (button) turned.add(button);
      return button;
    }, end: () => undefined };
  };

  // Turns the pages of each list that has them, and puts those that were turned over before the last.
  const turnPages = async () => {
    for (let list = 0; list < 5; list++) {
      const pager = byWord() ?? byNumber();
      if (!pager) return;
      const over = [];
      const seen = new Set();
      let way = null;
      for (let turn = 0; ; turn++) {
        const button = pager.next();
        if (!button) break;
        if (turn >= MOST_TURNS || left() <= 0 || spent >= presses) { unread(turn === 0 ? "pages of a list were not turned" : "a list goes on after its first " + (turn + 1) + " pages"); break; }
        const copy = copyOf(document.body);
        press(button);
        await changes(1500);
        const place = changedPlace(copy);
        if (!place) break;
        way ??= place.way;
        const old = goWay(copy, way), now = goWay(document.body, way);
        if (!old || !now || old.localName !== now.localName || !isList(old) || now.contains(button) || said(old) === said(now)) break;
        over.push(old);
        seen.add(said(old));
        if (seen.has(said(now))) break;
      }
      pager.end();
      if (over.length > 0) putBefore(over, goWay(document.body, way));
    }
  };
  const putBefore = (over, last) => {
    if (!last) return;
    // What all pages have alike (a row of headings) stands there once; nor does a page that came twice.
    const all = over.map((page) => new Set([...page.children].map((e) => e.outerHTML)));
    const isCommon = (e) => all.every((page) => page.has(e.outerHTML));
    const whole = new Set([said(last)]);
    const common = new Set([...last.children].filter(isCommon).map((e) => e.outerHTML));
    const own = [...last.children].filter((e) => !common.has(e.outerHTML));
    const place = own[0] ?? null;
    for (const e of own) mark(e);
    for (const [number, page] of over.entries()) {
      if (whole.has(said(page))) continue;
      whole.add(said(page));
      for (const node of [...page.childNodes]) {
        if (node.nodeType === 1 && common.has(node.outerHTML)) continue;
        if (node.nodeType === 1 && SILENT.test(node.localName)) continue;
        if (node.nodeType === 1) { without(node); if (number > 0) mark(node); }
        last.insertBefore(node, place);
      }
    }
    // What was put in is marked as it should be.
    come.takeRecords();
  };

  // What a tab shows where the next one shows something else is put behind it, as a panel that is closed.
  const keepPanels = (kept) => {
    const panels = new Set();
    const there = said(without(copyOf(document.body)));
    for (const { tab, copy, way } of kept) {
      const words = said(copy);
      const place = goWay(document.body, way);
      if (words === "" || !place || there.includes(words)) continue;
      const panel = document.createElement("div");
      panel.setAttribute("role", "tabpanel");
      panel.setAttribute("aria-label", named(tab));
      mark(panel);
      panel.append(...without(copy).childNodes);
      let after = place;
      while (panels.has(after.nextElementSibling)) after = after.nextElementSibling;
      panels.add(panel);
      if (place === document.body) place.append(panel); else after.after(panel);
    }
  };
`;
