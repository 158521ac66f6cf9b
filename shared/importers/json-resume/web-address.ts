import { parseWebLink } from '../../documents/text/web-link.ts';

/** An http(s) address as RFC 3986 writes it, which is what the schema's `uri` means. */
const uri =
  /^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?:[\w\-.~:/@!$&'()*+,;=]|%[\da-f]{2})*)?(?:\?(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?(?:#(?:[\w\-.~:/?@!$&'()*+,;=]|%[\da-f]{2})*)?$/i;

/**
 * The address that typed text stands for, with foreign letters in percent signs; '' for text that is none, or none that
 * the schema takes.
 */
export function webAddress(typed: string | null): string {
  const link = typed === null ? undefined : parseWebLink(typed);
  if (link === undefined) return '';
  if (uri.test(link)) return link;
  const { href } = new URL(link);
  return uri.test(href) ? href : '';
}

/** An email address as the schema's `email` means it. */
const plainEmail =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** The address, or '' for one that the schema does not take. */
export const emailAddress = (typed: string): string => (typed.length <= 254 && plainEmail.test(typed) ? typed : '');
