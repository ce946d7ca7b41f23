import { SkipError } from "../../../core/errors.ts";
import type { ReadPage } from "../../../core/page.ts";

/** What of a page is looked at. */
type Said = Pick<ReadPage, "title" | "observation" | "mainText" | "contentType" | "relations" | "links">;

/** Whoever has nothing to show says little; a page that says more than this is about something. */
const LITTLE_TEXT = 800;
/** Where nothing stands but the notice itself, nobody needs to be spoken to. */
const NOTICE_ALONE = 160;
/** Up to here a page may be what its host gives for whatever does not exist: asked of the host itself. */
const SUSPECT_TEXT = 1_500;
const SUSPECT_LINKS = 20;
/** Longer headings are sentences of a text. */
const HEADING_LENGTH = 120;

const THING =
  "(?:web ?)?(?:page|site|file|document|article|item|product|record|resource|content|entry|listing|post|topic|profile|user|url|address|link)";
/** That what was asked for is not there, in the languages of most of the web. */
const MISSING = new RegExp(
  [
    `\\b404\\b.{0,20}(?:not found|error|page)|(?:error|http|status|code|fehler|erreur)\\W{0,3}404\\b`,
    `\\b${THING}s?\\b[^.!?]{0,60}(?:\\bnot (?:be )?(?:found|exist|available)|n['’]t (?:be )?(?:found|exist|available)|no longer (?:exists?|available|here|with us)|\\bnot found|(?:is|was|has been|have been|went|gone) (?:missing|removed|deleted|gone))`,
    `(?:can(?:no|['’])t|can not|could(?: not|n['’]t)|unable to|did(?: not|n['’]t)) (?:seem to )?(?:find|locate)\\b[^.!?]{0,40}\\b${THING}`,
    `no such ${THING}|^(?:error:? ?)?(?:404 ?[-–—:|]? ?)?not found\\b|\\bnot found$|${THING} (?:missing|gone|unavailable|removed|deleted)$`,
    `seite[^.!?]{0,40}(?:nicht (?:gefunden|verfügbar|vorhanden|mehr)|existiert nicht)|page[^.!?]{0,30}(?:introuvable|non trouvée|n['’]existe (?:pas|plus)|inexistante)`,
    `p[áa]gina[^.!?]{0,30}(?:no (?:encontrada|existe|disponible|se (?:encuentra|encontró))|não (?:encontrada|existe|foi encontrada))|pagina (?:non (?:trovata|esiste|disponibile)|niet gevonden|bestaat niet)`,
    `sidan[^.!?]{0,30}(?:hittas inte|finns inte|hittades inte)|nie znaleziono strony|strona[^.!?]{0,30}nie istnieje|страниц[аы][^.!?]{0,30}не (?:найден|существует)`,
    `(?:页面|网页|頁面|網頁|文章|内容|商品)[^。！？]{0,12}(?:不存在|找不到|未找到|没有找到|已(?:被)?删除|走丢|丢失)|找不到[^。！？]{0,8}(?:页面|网页|頁面|網頁)`,
    `(?:ページ|お探しの)[^。！？]{0,24}(?:見つかりません|存在しません)|페이지를 찾을 수 없`,
  ].join("|"),
  "i",
);
/** A bare number is a heading of much else. */
const NUMBER_ALONE = /^\W*404\W*$/;
/** Words to whoever came there, which a text about such pages does not have. */
const ADDRESSED =
  /\b(?:sorry|oops|whoops|uh[- ]oh|unfortunately|apologi[sz]e|you(?:['’]re| are| were)? (?:looking|trying|requested|entered|followed|typed|have followed)|the requested|your request|(?:check|verify) (?:the|your|that the) (?:url|address|spelling|link)|(?:go|return|back|take me|head)(?: back)?(?: to)?(?: the| our)? (?:home|main|front|start)|we (?:can|could|were|are|looked)|leider|désolé|lo sentimos|desculpe|spiacenti|siamo spiacenti|helaas|tyvärr|przepraszamy|извините|к сожалению)|抱歉|对不起|對不起|返回首页|回到首页|您(?:访问|要找|请求|查找)|申し訳|죄송/i;

/**
 * How a page of good status says of itself that there is none: `surely`; `probably`, which its host can be asked; or
 * `maybe`, where it says so little that it may be what its host gives for any address.
 */
export type Missing = "surely" | "probably" | "maybe";

/** Whether a page of good status says of itself that there is none. */
export function saysMissing(page: Said): Missing | undefined {
  if (!isHtml(page)) return undefined;
  const headings = [page.title, ...headingsOf(page.observation)].filter((text) => text.length <= HEADING_LENGTH);
  const isHeaded = headings.some((text) => MISSING.test(text));
  const text = page.mainText.slice(0, SUSPECT_TEXT + 1);
  const isNumbered = headings.some((heading) => NUMBER_ALONE.test(heading)) && MISSING.test(text);
  if (page.mainText.length <= LITTLE_TEXT && page.relations.length === 0 && (isHeaded || isNumbered)) {
    if (text.length <= NOTICE_ALONE || ADDRESSED.test(text)) return "surely";
  }
  const little = isLittle(page);
  if (isHeaded || (little && MISSING.test(text))) return "probably";
  return little ? "maybe" : undefined;
}

/** A page that says so little that it may be what its host gives for any address. */
function isLittle({ mainText, relations, links }: Said): boolean {
  if (mainText.length > SUSPECT_TEXT || relations.length > 0) return false;
  let content = 0;
  for (const { area } of links) if (area === "content" && ++content > SUSPECT_LINKS) return false;
  return true;
}

const isHtml = ({ contentType }: Said): boolean => /html/i.test(contentType);

const HEADING = /^#{1,3} (.+)$/gm;

/** The page's first headings, as they stand in its observation. */
function headingsOf(observation: string): string[] {
  const headings: string[] = [];
  const beginning = observation.slice(0, 4 * SUSPECT_TEXT);
  HEADING.lastIndex = 0;
  for (let found = HEADING.exec(beginning); found; found = HEADING.exec(beginning)) headings.push(found[1] ?? "");
  return headings;
}

/** Throws `SkipError("not_found")` for a page that surely is none, whatever status it came with. */
export function refuseMissing(url: string, says: Missing | undefined): void {
  if (says === "surely") {
    throw new SkipError("not_found", `${url} answered that there is no such page, with the status of a page`);
  }
}
