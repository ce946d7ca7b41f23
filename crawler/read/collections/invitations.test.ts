import { expect, it } from "vitest";
import { isInvitation } from "./invitations.ts";
import { column, HEIGHTS, names, PEAKS, region, site } from "./peaks.fixture.ts";

it("what asks for a click under a picture names nothing, nor what goes on with a value before it", () => {
  const pages = site((i) => {
    const offer = i % 2 ? " <i>or best offer</i>" : "";
    const map = `<td><img src="${i}.jpg"><br><font>Click to enlarge</font></td>`;
    const facts = `<td><font><b>$${i + 3},150</b>${offer}<br>Sheet # ${i + 400}<br>Listed on 05/${i + 13}/2007</font></td>`;
    return `${region(i)}<table><tr>${map}${facts}</tr></table>`;
  });
  expect(names(pages).filter((name) => /^Click|^or /.test(name))).toEqual([]);
  expect(column(pages, "Sheet #")).toEqual(PEAKS.map((_, i) => `${i + 400}`));
  expect(column(pages, "Listed")).toEqual(PEAKS.map((_, i) => `05/${i + 13}/2007`));
});

it("tells what asks for something from what names something", () => {
  const asking = [
    "Click to enlarge",
    "View larger image",
    "Print this page",
    "Email to a friend",
    "点击放大",
    "查看大图",
  ];
  expect(asking.filter((text) => !isInvitation(text))).toEqual([]);
  expect(["View", "Print run", "Click beetle", "Image size", "E-mail", "点击数"].filter(isInvitation)).toEqual([]);
});

it("how many visitors there are and who of them said something is no fact of a page", () => {
  const pages = site(
    (i) =>
      `${region(i)}<p><font><b>hiker${i}</b> wrote on 05/0${(i % 2) + 1}/2007: Snow until June ${HEIGHTS[i]}</font></p><font>Visitors online: ${i * 7 + 20}</font>`,
  );
  expect(names(pages).filter((name) => /wrote|Visitors/.test(name))).toEqual([]);
});
