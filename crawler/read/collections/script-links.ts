import { scriptedAddress } from "../scripted-address.ts";

/** A script that does something where it stands: nothing (`void(0)`) may be anything, and what submits a form goes on. */
const CALLS = /^\s*javascript:\s*(?!void\b)(?!.*(?:__doPostBack|submit)\s*\()[\w$.]+\s*\(/i;

/**
 * Does a link only run a script (`javascript:showTab('reviews')`)? Then it is a control, as the tab "Reviews" beside the caption
 * "Photos" is: what it says is no value of what stands before it.
 */
export const isScriptLink = (href: string | undefined): boolean =>
  href !== undefined && CALLS.test(href) && scriptedAddress(href) === undefined;
