/** Of what goes on for a while: its beginning and its end, by the verb alone. */
const BEGINS = /^(?:开始|起始|开幕|开展|启动)(?:日期|时间|日)?$/u;
const ENDS = /^(?:结束|截止|闭幕|闭展)(?:日期|时间|日)?$/u;

/** Whether two headings say no more than that something begins and ends. */
export const isWholeLapse = (from: string, to: string): boolean => BEGINS.test(from) && ENDS.test(to);

/** “从开工到竣工相隔的天数”; of what lasts from its own beginning to its own end it is said how long it lasts: “持续天数”. */
export const lapseWords = (from: string, to: string, unit: string): string =>
  isWholeLapse(from, to) ? `持续${unit}` : `从${from}到${to}相隔的${unit}`;
