import type { Interval } from "../bootstrap.ts";
import { escapeHtml, percent } from "./markup.ts";

/** A named series of a chart; `colour` is the number of a colour of the page's palette. */
export interface Series {
  name: string;
  colour: number;
  /** By category; a category that is missing has no bar. */
  shares: ReadonlyMap<string, { share: number; count: number; interval?: Interval }>;
}

const WIDTH = 720;
/** Room for the categories' names, and for the figures behind the bars. */
const LEFT = 190;
const RIGHT = 130;
const BAR = 14;
const GAP = 16;

/**
 * Horizontal bars of shares (0 to 1), grouped by category, with whiskers where there is an interval. Every bar says its
 * figures in text, so that nothing depends on colour.
 */
export function barChart(title: string, categories: readonly string[], series: readonly Series[]): string {
  const plot = WIDTH - LEFT - RIGHT;
  const x = (share: number) => LEFT + share * plot;
  const parts: string[] = [];
  let y = 24;
  for (const category of categories) {
    const bars = series.filter(({ shares }) => shares.has(category));
    const middle = y + (bars.length * BAR) / 2;
    parts.push(`<text x="${LEFT - 8}" y="${middle + 4}" class="label">${escapeHtml(shorten(category, 30))}</text>`);
    for (const { name, colour, shares } of bars) {
      const { share, count, interval } = shares.get(category)!;
      const said = `${name}, ${category}: ${percent(share)} of ${count}`;
      parts.push(
        `<rect x="${LEFT}" y="${y + 1}" width="${Math.max(1, share * plot)}" height="${BAR - 2}" rx="2" class="c${colour}"><title>${escapeHtml(said)}</title></rect>`,
      );
      if (interval) {
        const line = y + BAR / 2;
        parts.push(
          `<path d="M${x(interval.low)} ${line}H${x(interval.high)}M${x(interval.low)} ${line - 4}v8M${x(interval.high)} ${line - 4}v8" class="whisker"/>`,
        );
      }
      parts.push(
        `<text x="${WIDTH - RIGHT + 8}" y="${y + BAR - 3}" class="figure">${percent(share)} of ${count}</text>`,
      );
      y += BAR;
    }
    y += GAP;
  }
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" x2="${x(share)}" y1="16" y2="${y - GAP + 4}" class="grid"/><text x="${x(share)}" y="11" class="tick">${100 * share} %</text>`,
  );
  return figure(title, y, [...grid, ...parts].join(""), series);
}

/** How many attempts took how many actions; the part that was correct is filled. */
export function histogram(
  title: string,
  bins: readonly { value: number; all: number; correct: number }[],
  colour: number,
): string {
  const most = Math.max(1, ...bins.map(({ all }) => all));
  const last = Math.max(1, ...bins.map(({ value }) => value));
  const height = 130;
  const step = Math.min(40, (WIDTH - 60) / last);
  const bars = bins.map(({ value, all, correct }) => {
    const x = 40 + (value - 1) * step;
    const tall = (count: number) => (count / most) * (height - 30);
    const said = `${value} actions: ${all} attempts, ${correct} correct`;
    return `<g><title>${said}</title><rect x="${x}" y="${height - tall(all)}" width="${step - 2}" height="${tall(all)}" class="c${colour} pale"/><rect x="${x}" y="${height - tall(correct)}" width="${step - 2}" height="${tall(correct)}" class="c${colour}"/></g>`;
  });
  // No more numbers under the axis than find room there.
  const every = Math.max(1, Math.ceil(30 / step));
  const ticks = Array.from({ length: last }, (_, at) => at + 1)
    .filter((value) => value === 1 || value % every === 0)
    .map((value) => `<text x="${40 + (value - 0.5) * step}" y="${height + 16}" class="tick">${value}</text>`);
  const axis = `<line x1="40" x2="${40 + last * step}" y1="${height}" y2="${height}" class="grid"/><text x="34" y="${height - (height - 30) + 4}" class="label">${most}</text>`;
  return figure(title, height + 26, [axis, ...bars, ...ticks].join(""), []);
}

/** Each run as a point: what it cost against what it got right. */
export function scatter(
  title: string,
  points: readonly { name: string; colour: number; x: number; share: number }[],
  format: (x: number) => string,
): string {
  const height = 220;
  const most = Math.max(...points.map(({ x }) => x)) || 1;
  const place = (x: number) => 60 + (x / most) * (WIDTH - 260);
  const level = (share: number) => height - share * (height - 20);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="60" x2="${WIDTH - 180}" y1="${level(share)}" y2="${level(share)}" class="grid"/><text x="52" y="${level(share) + 4}" class="label">${100 * share} %</text>`,
  );
  const dots = points.map(
    ({ name, colour, x, share }) =>
      `<circle cx="${place(x)}" cy="${level(share)}" r="6" class="c${colour}"><title>${escapeHtml(`${name}: ${percent(share)}, ${format(x)}`)}</title></circle><text x="${place(x) + 10}" y="${level(share) + 4}" class="figure">${escapeHtml(shorten(name, 34))}</text>`,
  );
  const ticks = [0, most / 2, most].map(
    (x) => `<text x="${place(x)}" y="${height + 18}" class="tick">${format(x)}</text>`,
  );
  return figure(title, height + 28, [...grid, ...dots, ...ticks].join(""), []);
}

function figure(title: string, height: number, content: string, series: readonly Series[]): string {
  const legend =
    series.length > 1
      ? `<ul class="legend">${series.map(({ name, colour }) => `<li><svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true"><rect width="12" height="12" rx="2" class="c${colour}"/></svg> ${escapeHtml(name)}</li>`).join("")}</ul>`
      : "";
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${legend}<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">${content}</svg></figure>`;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
