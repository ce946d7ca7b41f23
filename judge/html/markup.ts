/** Text as HTML text: whatever a page or a model wrote stays text. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** A table; the first column names its row. Numbers stand right. */
export function htmlTable(
  caption: string,
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const head = header.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
  const body = rows.map((cells) => `<tr>${cells.map(cell).join("")}</tr>`).join("\n");
  // A wide table scrolls in a box of its own, which a keyboard must reach.
  return `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`;
}

function cell(content: string | number, column: number): string {
  const text = escapeHtml(String(content));
  if (column === 0) return `<th scope="row">${text}</th>`;
  return /^[-$<]?\s?[\d.,]+\s?(?:%|pp)?$/.test(String(content))
    ? `<td class="number">${text}</td>`
    : `<td>${text}</td>`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
