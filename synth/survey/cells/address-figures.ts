/** What a room, a floor or a house is numbered behind: "Room 12", "Mill Street 4", “河东路4号”. */
const BEFORE =
  /\b(?:apartment|apt|block|booth|building|flat|floor|house|office|room|stall|suite|unit|avenue|ave|boulevard|blvd|court|lane|quay|road|rd|square|street|st|terrace)\b\.?,?\s*#?$|(?:楼|大厦|大院|中心|广场|[路街道巷弄院区村座栋幢])$/iu;
/** Words that Chinese numbers rooms, floors and houses by; where nothing stands before the figure they count what there is ("3室"). */
const NUMBERED = /^(?:室|号|房(?!间)|弄)/u;
const COUNTED_TOO = /^(?:楼|层|路|幢|栋|座|单元|房间)/u;

/**
 * Does a figure stand in the address of something, where it tells which room, floor or house it is ("主楼503室", "Room 12, West
 * Wing")? It is a part of a name, and says how much of nothing.
 */
export function standsInAddress(before: string, after: string): boolean {
  const leads = BEFORE.test(before.trimEnd());
  if (/^号(?:$|[^\p{L}]|[楼馆院门厅])/u.test(after)) return true;
  if (before.trim() !== "" && NUMBERED.test(after)) return true;
  if (COUNTED_TOO.test(after)) return leads;
  return leads && /^\s*[,.;，；]/u.test(after);
}
