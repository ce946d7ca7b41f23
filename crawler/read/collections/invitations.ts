const PICTURE = "(?:image|picture|photo|version|view)s?";
/** What a visitor is asked to do with a picture or the page: "Click to enlarge", "Print this page", "Email to a friend". */
const INVITATION = new RegExp(
  `^(?:${[
    "(?:click|tap)\\s(?:here|to|on|for)\\b.*",
    `(?:click|view|see|show)\\s(?:(?:a|the|this)\\s)?(?:larger?|bigger|full[- ]sized?|enlarged|more|all)\\s${PICTURE}`,
    `enlarge(?:\\s(?:this|the))?\\s${PICTURE}`,
    "(?:print|e-?mail|share|bookmark)\\s(?:this|to)\\b.*",
    "点击(?:图片|看|查看|放大|这里|此处).*",
    "(?:查看|观看)大图|打印(?:本页|此页)|推荐给(?:朋友|好友)",
  ].join("|")})$`,
  "i",
);

/** Does a text ask its reader to do something? Then it names nothing that stands beside it. */
export const isInvitation = (text: string): boolean => INVITATION.test(text);
