import { parseWebLink } from '../../documents/text/web-link.ts';

/** An http(s) address according to RFC 3986, which the schema's `uri` requires. */
const uri =
  /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?:[\w\-.~:/@!$&'()*+,;=]|%[\da-f]{2})*)?(?:\?(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(?:#(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;

/**
 * Converts typed text to an address, percent-encoding non-ASCII letters; '' for text that is not an address or that the
 * schema refuses.
 */
export function webAddress(typed: string | null): string {
  const link = typed === null ? undefined : parseWebLink(typed);
  if (link === undefined) return '';
  if (uri.test(link)) return link;
  const { href } = new URL(link);
  return uri.test(href) ? href : '';
}

/** An email address according to the schema's `email`. */
const plainEmail =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Returns the email address, or '' for one that the schema refuses. */
export const emailAddress = (typed: string): string => (typed.length <= 254 && plainEmail.test(typed) ? typed : '');
