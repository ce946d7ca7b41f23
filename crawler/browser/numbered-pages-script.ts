/**
 * Part of the script that turns the pages of lists (`turning-script.ts`): pagers made of numbers alone ("1 2 3 … 17"), where
 * no word says "next". Numbers that count up from one, side by side with nothing else, are pages; the one after the page
 * that was read last is pressed. Uses `NO_LIST`, `CONTROLS`, `isOff`, `saysNext`, `shown` and `leads` of the scripts around it.
 */
export const NUMBERED_PAGES = `
  const CHOICE = "table, [role=grid], [role=tablist], [role=radiogroup], [class*=rating i], [class*=stars i], [class*=score i], [class*=survey i], [class*=quantity i]";
  const numberOf = (e) => { const words = (e.innerText || e.value || "").trim(); return /^\\d{1,4}$/.test(words) ? Number(words) : 0; };
  // Items and words of a strip may be pressed without being controls.
  const isPressed = (e) => e.matches(CONTROLS) || e.hasAttribute("onclick") || (e.childElementCount === 0 && !e.closest("a, button") && getComputedStyle(e).cursor === "pointer");
  const numbersIn = (e) => [...e.querySelectorAll(CONTROLS + ", li, span, div, [onclick]")]
    .filter((inner) => inner.textContent.length < 20 && numberOf(inner) > 0 && shown(inner) && !leads(inner) && isPressed(inner))
    .filter((inner, i, all) => !all.some((other) => other !== inner && other.contains(inner)));
  // Beside the numbers stand arrows, dots and at most a word or two.
  const isBare = (e) => e.textContent.replace(/[\\d\\s\\p{P}\\p{S}]+/gu, "").length <= 24;
  const beginsWithOne = (e) => { const walk = document.createTreeWalker(e, 4); for (let node = walk.nextNode(); node; node = walk.nextNode()) if (/\\d/.test(node.data)) return /^\\D*1(?!\\d)/.test(node.data); return false; };
  const isPager = (e) => e.textContent.length < 200 && isBare(e) && numbersIn(e).length > 1;
  const strips = () => {
    const found = new Set();
    for (const e of numbersIn(document.body)) {
      if (numberOf(e) > 3 || e.closest(NO_LIST) || e.closest(CHOICE)) continue;
      let strip = e.parentElement;
      for (let up = 0; strip && up < 4 && numbersIn(strip).length < 2; up++) strip = strip.parentElement;
      if (!strip || strip === document.body || !isBare(strip)) continue;
      const numbers = numbersIn(strip).map(numberOf);
      if (numbers.length < 2 || numbers[0] > 2 || !beginsWithOne(strip)) continue;
      if (numbers.every((number, i) => i === 0 || number > numbers[i - 1])) found.add(strip);
    }
    return [...found];
  };
  // Where a word turns the pages, the numbers beside it turn the same.
  const hasWord = (strip) => [strip, strip.parentElement].some((e) => [...e.querySelectorAll(CONTROLS)].some((other) => numberOf(other) === 0 && saysNext(other)));
  const counted = new Set();
  const byNumber = () => {
    const all = strips();
    const which = all.findIndex((strip, i) => !counted.has(i) && !hasWord(strip));
    if (which < 0) return null;
    counted.add(which);
    const before = all.map((strip) => strip.outerHTML);
    let page = 1;
    return {
      next: () => { page++; const strip = strips()[which]; return (strip && numbersIn(strip).find((e) => numberOf(e) === page && !isOff(e))) ?? null; },
      // A pager above a list and one below it go together.
      end: () => { for (const [i, strip] of strips().entries()) if (strip.outerHTML !== before[i]) counted.add(i); },
    };
  };
`;
