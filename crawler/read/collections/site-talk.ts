/** Who is on the site, not what the page is about: "Visitors online: 27". */
const COUNTER =
  /^(?:(?:visitors?|users?|guests?|members?)\s(?:(?:now|currently)\s)?online(?:\snow)?|(?:当前)?在线(?:人数|用户|访客))$/i;
/** Who said something about it, and when: "wrote on 05/09/2007". */
const SPEAKER = /^(?:\S+\s)?(?:wrote|writes|said|commented|replied)(?:\s(?:on|at))?\s.*\d/i;

/** Do these words tell of the site's visitors: how many there are, who of them said something? They name no fact of a page. */
export const isSiteTalk = (text: string): boolean => COUNTER.test(text) || SPEAKER.test(text);
