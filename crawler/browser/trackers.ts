import { getDomain } from "tldts";

/**
 * Registrable domains that count visitors, replay sessions or serve advertisements, and nothing that a page is read for.
 * Hosts that also serve content or consent (a network that delivers libraries, a search engine) are not among them.
 */
const TRACKERS = new Set(
  `2mdn.net 33across.com 3lift.com adform.net adnxs.com adroll.com adsafeprotected.com adsrvr.org advertising.com
  agkn.com amazon-adsystem.com amplitude.com appnexus.com bidswitch.net bluekai.com bounceexchange.com branch.io
  casalemedia.com chartbeat.com chartbeat.net clarity.ms clicktale.net comscore.com contentsquare.net crazyegg.com
  criteo.com criteo.net crwdcntrl.net demdex.net doubleclick.net doubleverify.com exelator.com everesttech.net
  fullstory.com google-analytics.com googleadservices.com googlesyndication.com googletagmanager.com
  googletagservices.com gumgum.com heap.io heapanalytics.com hotjar.com hotjar.io id5-sync.com imrworldwide.com
  indexww.com inspectlet.com kissmetrics.com krxd.net lijit.com liveramp.com logrocket.com
  lucky-orange.com luckyorange.com mathtag.com matomo.cloud media.net mixpanel.com moatads.com mouseflow.com mxpnl.com
  newrelic.com nr-data.net omtrdc.net onthe.io openx.net optimizely.com outbrain.com parsely.com permutive.com
  pingdom.net pubmatic.com quantcount.com quantserve.com rlcdn.com rubiconproject.com scorecardresearch.com segment.io
  sharethrough.com simpli.fi smartadserver.com snowplowanalytics.com statcounter.com taboola.com tapad.com
  teads.tv tns-counter.ru tremorhub.com turn.com umeng.com yieldmo.com zemanta.com 51.la cnzz.com`
    .split(/\s+/)
    .filter(Boolean),
);
/** Hosts of companies that serve content from other hosts of the same domain. */
const TRACKING_HOSTS = new Set([
  ...["analytics.tiktok.com", "bat.bing.com", "connect.facebook.net", "hm.baidu.com", "pixel.facebook.com"],
  ...["px.ads.linkedin.com", "snap.licdn.com", "static.ads-twitter.com", "analytics.twitter.com", "mc.yandex.ru"],
  ...["stats.wp.com", "pixel.wp.com", "tr.snapchat.com", "ct.pinterest.com", "static.cloudflareinsights.com"],
]);

/** The same as the wildcards of the protocol's `Network.setBlockedURLs`. */
export const TRACKER_PATTERNS: readonly string[] = [
  ...[...TRACKERS].flatMap((domain) => [`*://${domain}/*`, `*://*.${domain}/*`]),
  ...[...TRACKING_HOSTS].map((host) => `*://${host}/*`),
];

/** What says of itself that it only reports. */
const REPORTS = new Set(["ping", "cspviolationreport"]);

/** Whether a request of a page only tells somebody that the page was visited, or brings an advertisement. */
export function isTracker(url: URL, resourceType: string): boolean {
  if (REPORTS.has(resourceType)) return true;
  return TRACKING_HOSTS.has(url.hostname) || TRACKERS.has(getDomain(url.hostname) ?? "");
}
