/** What is won, and is no name of who, or what, wins it. */
const AWARD = /(?:奖|奖项|大奖)$/u;

/** An office that another body holds, or a house in a place: neither was founded, has members or inhabitants as these have. */
const HELD = /(?:秘书处|总部|本部|[会厂社校院馆]址)$/u;

/**
 * What a column's cells lead to is called by: “产地” of “产地”, “获金锚奖的影片” of “金锚奖” that films win, “所在县” of
 * “所在地” where counties are meant, “秘书处所在学会” of “秘书处” that societies hold.
 *
 * @param noun what one of the things that the cells lead to is called
 */
export const chinesePointer = (heading: string, noun: string): string =>
  AWARD.test(heading) && !AWARD.test(noun)
    ? `获${heading}的${noun}`
    : HELD.test(heading) && !heading.endsWith(noun) && !noun.endsWith("条目")
      ? `${heading}所在${noun}`
      : heading === "所在地" && /^\p{Script=Han}*[省市县区州镇乡村国岛]$/u.test(noun)
        ? `所在${noun}`
        : heading;
