import { describe, expect, it } from "vitest";
import { collectPages } from "./collect.ts";
import { CLIMBERS, column, HEIGHTS, names, only, PEAKS, region, site } from "./peaks.fixture.ts";

describe("a label", () => {
  it("may stand in brackets of its own, before its value or in one text with it", () => {
    const pages = site(
      (i) => `${region(i)}<p><strong>【Guide】</strong>${CLIMBERS[i]}</p><p>【Sheet】No. ${i + 70}</p>`,
    );
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    expect(column(pages, "Sheet")).toEqual(CLIMBERS.map((_, i) => `No. ${i + 70}`));
  });

  it("makes one word of a sign and its index", () => {
    const pages = site(
      (i) => `<table><tr><th>Mean |K<sub>s</sub>| of rock</th><td>${i + 3}</td></tr></table>${region(i)}`,
    );
    expect(column(pages, "Mean |Ks| of rock")).toEqual(PEAKS.map((_, i) => `${i + 3}`));
  });

  it("may hold a shortened word", () => {
    const pages = site((i) => `${region(i)}<ul><li><b>Surv. Date:</b> May ${1900 + i}</li></ul>`);
    expect(column(pages, "Surv. Date")).toEqual(HEIGHTS.map((_, i) => `May ${1900 + i}`));
  });

  it("does not begin with the mark that leads to it", () => {
    const pages = site((i) => `${region(i)}<p><a href="/">Home</a> &gt; Sheet: <em>${i + 40}</em></p>`);
    expect(column(pages, "Sheet")).toEqual(HEIGHTS.map((_, i) => `${i + 40}`));
  });

  it("may have its colon outside of its link, and its value in the next cell", () => {
    const pages = site(
      (i) =>
        `${region(i)}<table><tr><td>+ <a href="/q">Prominence</a>:</td><td>${i + 3}00 m</td><td>${i + 10}%</td></tr></table>`,
    );
    expect(column(pages, "Prominence")).toContain("300 m");
  });

  it("may have its colon between its element and links that are its values", () => {
    const pages = site((i) => {
      const links = CLIMBERS.slice(0, (i % 3) + 2).map((climber, k) => `<a href="/g/${i * k}">${climber} ${i}</a>`);
      return `${region(i)}<ul><li><strong>Guides</strong>: ${links.join(", ")}</li><li><strong>Maps</strong>: ${i}</li></ul>`;
    });
    const { relation } = only(collectPages(pages));
    expect(relation.columns.find(({ name }) => name === "Guides")?.unnamed).toBeUndefined();
    expect(column(pages, "Guides")).toEqual(
      PEAKS.map((_, i) => CLIMBERS.slice(0, (i % 3) + 2).map((climber) => `${climber} ${i}`)),
    );
  });

  it("is not a text that every page says in the cell of a certain label", () => {
    const pages = site(
      (i) =>
        `${region(i)}<table><tr><td>Routes:</td><td>North face<br>Route ${i}</td></tr><tr><td>Guides:</td><td>${CLIMBERS[i]}</td></tr></table>`,
    );
    expect(column(pages, "Routes")).toEqual(CLIMBERS.map((_, i) => ["North face", `Route ${i}`]));
  });

  it("behind the page's title does not name it", () => {
    const pages = site(region).map((page, i) => ({
      ...page,
      html: () => `<title>Guide ${i}</title><div><h1>${PEAKS[i]}</h1><a href="/go/${i}">Book now</a></div>${region(i)}`,
    }));
    expect(column(pages, "name")).toEqual(PEAKS);
    expect(names(pages)).not.toContain("Book now");
  });

  it("in a header row that says more in texts of its own names what stands below it by the first", () => {
    const head =
      "<td><b>Winter</b><br><small>Oct - Apr</small></td><td><b>Summer</b><br><small>May - Sept</small></td>";
    const cells = (i: number) => `<td>${i + 20} beds</td><td>${i + 40} beds</td>`;
    const pages = site((i) => `<table><tr>${head}</tr><tr>${cells(i)}</tr></table>${region(i)}`);
    expect(column(pages, "Winter")).toEqual(PEAKS.map((_, i) => `${i + 20} beds`));
    expect(column(pages, "Summer")).toEqual(PEAKS.map((_, i) => `${i + 40} beds`));
  });

  it("in a header row names what stands below it, though that recurs from page to page", () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const guides = ["Quill", "Sander", "Quill", "Brand", "Sander", "Quill"];
    const pages = site(
      (i) =>
        `${region(i)}<table>${row(["Guide", "Season", "Fee"])}${row([guides[i]!, ["May", "June"][i % 2]!, `€4${i % 3}`])}</table>`,
    );
    expect(column(pages, "Guide")).toEqual(guides);
    expect(column(pages, "Season")).toEqual(["May", "June", "May", "June", "May", "June"]);
    expect(column(pages, "Fee")).toEqual(["€40", "€41", "€42", "€40", "€41", "€42"]);
  });

  it("may be a picture whose other text ends in a colon", () => {
    const pages = site(
      (i) =>
        `<table><tr><td><img src="h.gif" alt="Height:"></td><td>${HEIGHTS[i]}</td></tr><tr><td><img src="g.gif" alt="Guide:"></td><td>${CLIMBERS[i]}</td></tr></table><p><img src="p.jpg" alt="${PEAKS[i]} at dawn"></p>`,
    );
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    expect(names(pages).sort()).toEqual(["Guide", "Height", "name"]);
  });

  it("behind its value keeps it from the heading above both", () => {
    const row = (value: string, label: string) => `<li><span>${value}</span><span>${label}</span></li>`;
    const pages = site(
      (i) =>
        `${region(i)}<h2>In figures</h2><ul>${row(`${i * 3 + 5}`, "huts")}${row(`${i * 7 + 2}`, "lakes")}${row(`${i * 5 + 9}`, "tours")}</ul>`,
    );
    expect(column(pages, "huts")).toEqual(PEAKS.map((_, i) => `${i * 3 + 5}`));
    expect(names(pages)).not.toContain("In figures");
  });

  it("stands nowhere at a rating that a picture or an element without text alone says on its line", () => {
    const picture = (i: number) =>
      `<div class="overall"><img src="s.gif" alt="${(i % 4) + 1} out of 5 stars"> <em>by ${i * 7 + 12} guides</em></div>`;
    const drawn = (i: number) =>
      `<div class="view" role="img" aria-label="${((i + 1) % 4) + 1} of 5"><b></b><b></b></div>`;
    const pages = site((i) => region(i) + picture(i) + drawn(i));
    const overall = [column(pages, "overall"), column(pages, "overall (2)")];
    expect(overall).toContainEqual(PEAKS.map((_, i) => `${(i % 4) + 1} out of 5 stars`));
    expect(column(pages, "view")).toEqual(PEAKS.map((_, i) => `${((i + 1) % 4) + 1} of 5`));
  });

  it("names a rating in stars that a picture alone shows", () => {
    const stars = (i: number) => `<img src="s.gif" alt="${(i % 4) + 1} stars">`;
    const row = (i: number) =>
      `<tr><td>Huts</td><td>${stars(i + 1)}</td></tr><tr><td>Guide</td><td>${CLIMBERS[i]}</td></tr>`;
    const pages = site(
      (i) => `<p>Rating: ${stars(i)}</p><p>${stars(i)} for <i>the view</i></p><table>${row(i)}</table>${region(i)}`,
    );
    expect(column(pages, "Rating")).toEqual(PEAKS.map((_, i) => `${(i % 4) + 1} stars`));
    expect(column(pages, "Huts")).toEqual(PEAKS.map((_, i) => `${((i + 1) % 4) + 1} stars`));
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
  });

  it("may have a mark behind it that leads to an explanation", () => {
    const row = (label: string, value: string) =>
      `<p><span class="l"><a href="/help/${label}">${label}</a> <a href="#">[?]</a></span><span>${value}</span></p>`;
    const pages = site((i) => row("Height", HEIGHTS[i]!) + row("Guide", CLIMBERS[i]!));
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
  });

  it("that is only inferred leaves a text to the label within it, and the page's title to the page", () => {
    const pages = site(region).map((page, i) => ({
      ...page,
      html: () =>
        `<title>${PEAKS[i]} - Peaks</title><div><a href="/photo/${i}">Larger photo</a><div><h1>${PEAKS[i]}</h1><span>by ${CLIMBERS[i]}</span></div></div>` +
        `<div><b>${40 + i * 7}%</b> climb it<p>Voters: ${i * 31 + 12}</p></div>${region(i)}`,
    }));
    expect(column(pages, "name")).toEqual(PEAKS);
    expect(column(pages, "Voters")).toEqual(PEAKS.map((_, i) => `${i * 31 + 12}`));
  });

  it("in bold may be a link though a label with a colon stands before it", () => {
    const item = (label: string, value: string) => `<li><strong><a href="/help">${label}</a></strong> ${value}</li>`;
    const pages = site(
      (i) =>
        `<div><form><label>Choose:</label><select><option>Peak</option></select></form></div><ul>${item("Height", HEIGHTS[i]!)}${item("Guide", CLIMBERS[i]!)}</ul>`,
    );
    const boxed = site((i) => `<div><form><label>Choose:</label></form></div>${region(i)}`);
    expect(names(boxed)).not.toContain("Choose");
    expect(column(pages, "Height")).toEqual(HEIGHTS);
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
  });

  it("in a header row names what stands below it, though one of the values is the same on every page", () => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const table = (i: number) => row(["Guide", "Season", "Fee"]) + row([CLIMBERS[i]!, "Summer", `€4${i % 3}`]);
    const pages = site((i) => `${region(i)}<table>${table(i)}</table>`);
    expect(column(pages, "Guide")).toEqual(CLIMBERS);
    expect(column(pages, "Fee")).toEqual(["€40", "€41", "€42", "€40", "€41", "€42"]);
  });

  it("may have dots behind it that lead to its value", () => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const pages = site(
      (i) =>
        `<table>${row("Height . . . . .", HEIGHTS[i]!)}${row("Guide.......", CLIMBERS[i]!)}${row("Sheet No. . . .", `${i + 70}`)}</table>`,
    );
    expect(names(pages).sort()).toEqual(["Guide", "Height", "Sheet No.", "name"]);
  });
});
