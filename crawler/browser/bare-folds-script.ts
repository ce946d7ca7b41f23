/**
 * Part of the script that shows what a page holds back (`unfold-script.ts`): folds and tabs whose markup does not say that they
 * are such. Heads of one kind in a row, each before something hidden, are folds where a press shows it; as many controls as there are
 * parts of one kind of which one is shown are their tabs. Nothing else is pressed. What is hidden again in the end is marked as
 * a panel.
 *
 * Text rather than functions, because what compiles our code may call helpers that pages do not have. Uses `press`, `changes`,
 * `shown`, `usable`, `named`, `worth`, `controlsOf`, `learn`, `left`, `unread`, `spent`, `presses` and `NO_LIST` of the script around it.
 */
export const BARE_FOLDS = `
  const TAKEN = "button, [role=button], a:not([href]), a[href^='#'], a[href^='javascript:'], [onclick]";
  const takesPress = (e) => e.matches(TAKEN) || getComputedStyle(e).cursor === "pointer";
  const kindOf = (e) => e.localName + "." + (e.classList[0] ?? "");
  const says = (e) => e.textContent.trim() !== "";
  const bare = (e) => !e.hasAttribute("aria-expanded") && !e.hasAttribute("aria-haspopup") && e.getAttribute("role") !== "tab" && e.closest(NO_LIST + ", form") === null;
  const controlIn = (e) => {
    if (takesPress(e)) return e;
    const inner = [...e.querySelectorAll(TAKEN)];
    return inner.length === 1 ? inner[0] : null;
  };
  const panels = [];
  const groupsOf = (all, key) => {
    const groups = new Map();
    for (const e of all) { const at = key(e); groups.set(at, [...(groups.get(at) ?? []), e]); }
    return [...groups.values()].filter((group) => group.length > 1);
  };
  const mayPress = (what) => {
    if (left() > 0 && spent < presses) return true;
    unread(what);
    return false;
  };
  const isFold = (e) => {
    const next = e.nextElementSibling;
    if (next === null || shown(next) || !says(next) || /^(?:script|style|template|noscript)$/.test(next.localName) || !bare(e)) return false;
    const control = controlIn(e);
    return control !== null && usable(control) && worth("fold", control);
  };
  const openFolds = async (parent) => {
    for (const heads of groupsOf([...parent.children].filter(isFold), kindOf)) {
      // Folds are told apart by what they say.
      if (new Set(heads.map(named)).size < heads.length) continue;
      for (const head of heads) {
        const panel = head.nextElementSibling, control = controlIn(head);
        if (!head.isConnected || !panel || !control || shown(panel)) continue;
        if (!mayPress("not all that folds was opened")) return;
        const controls = controlsOf("fold", control);
        press(control);
        await changes(60);
        await learn(controls);
        // What opens nothing is no fold; the others are no better.
        if (!shown(panel)) break;
        panels.push(panel);
      }
    }
  };
  const before = (e) => {
    const found = [];
    for (let at = e, up = 0; at && at !== document.body && up < 3; at = at.parentElement, up++) {
      for (let past = at.previousElementSibling, back = 0; past && back < 2; past = past.previousElementSibling, back++) found.push(past);
    }
    return found;
  };
  const tabsFor = (group) => {
    for (const place of before(group[0])) {
      const all = [place, ...place.querySelectorAll("*")].filter((e) => takesPress(e) && says(e));
      const outer = all.filter((e) => !all.some((other) => other !== e && other.contains(e)));
      if (outer.length === group.length && outer.every((e) => bare(e) && usable(e)) && new Set(outer.map(kindOf)).size === 1) return outer;
    }
    return [];
  };
  const openTabs = async (parent) => {
    for (const group of groupsOf([...parent.children].filter(says), kindOf)) {
      const first = group.findIndex(shown);
      if (first < 0 || group.filter(shown).length !== 1 || group[first].closest(NO_LIST)) continue;
      const tabs = tabsFor(group);
      let opened = 0;
      for (const [at, tab] of tabs.entries()) {
        if (at === first || !worth("tab", tab)) continue;
        if (!mayPress("not all tabs were opened")) break;
        const controls = controlsOf("tab", tab);
        press(tab);
        await changes(60);
        await learn(controls);
        if (!shown(group[at])) break;
        opened++;
        if (!group[at].hasAttribute("aria-label")) group[at].setAttribute("aria-label", named(tab));
        panels.push(group[at]);
      }
      if (opened > 0) { press(tabs[first]); await changes(60); }
    }
  };
  const openBare = async () => {
    const parents = new Set([...document.body.querySelectorAll("*")].filter((e) => e.getClientRects().length === 0 && e.parentElement.getClientRects().length > 0 && says(e)).map((e) => e.parentElement));
    for (const parent of parents) if (!aside(parent)) { await openFolds(parent); await openTabs(parent); }
  };
  const keepBare = () => { for (const panel of panels) if (!shown(panel)) panel.setAttribute("role", "tabpanel"); };
`;
