/**
 * A part of `UNFOLD_SCRIPT`: scrolls through areas that scroll by themselves within the page, so that what they load at
 * their end comes. A list that holds only what is in sight stays as it was, and is told.
 *
 * Text, because it runs inside pages.
 */
export const INNER_SCROLL = `
  const MOST_AREAS = 5;
  const LEAST_HEIGHT = 80;
  const AREA_STEPS = 40;
  const scrolls = (e) => e.scrollHeight > e.clientHeight + 20 && e.clientHeight >= LEAST_HEIGHT && e !== document.scrollingElement && e !== document.body
    && /^(?:auto|scroll|overlay)$/.test(getComputedStyle(e).overflowY) && e.localName !== "textarea" && shown(e) && !aside(e);
  const scrollAreas = async (until) => {
    const areas = [...document.querySelectorAll("body *")].filter(scrolls);
    if (areas.length > MOST_AREAS) unread("not all of what scrolls by itself was scrolled through");
    for (const area of areas.slice(0, MOST_AREAS)) {
      const from = area.scrollTop;
      const first = area.innerText.trim().split("\\n")[0];
      for (let at = 0, rest = 0; rest < 2; at++) {
        const height = area.scrollHeight;
        if (performance.now() > until || at >= AREA_STEPS) { unread("a part of it that scrolls by itself was scrolled through to " + (at + 1) + " screens"); break; }
        if (area.scrollTop + area.clientHeight >= height - 2) {
          rest = (await changes(150)) && area.scrollHeight > height ? 0 : rest + 1;
          continue;
        }
        area.scrollBy({ top: area.clientHeight * 0.9, behavior: "instant" });
        await new Promise((done) => { const late = setTimeout(done, 50); requestAnimationFrame(() => requestAnimationFrame(() => { clearTimeout(late); done(); })); });
      }
      if (!area.innerText.includes(first)) unread("a list of it holds only what is in sight");
      area.scrollTo({ top: from, behavior: "instant" });
    }
  };
`;
