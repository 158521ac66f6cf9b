/**
 * The length in characters up to which all common mail apps take a link. Windows cuts links off at 2,083 characters, and
 * some apps at less.
 */
export const maxSafeLink = 1_900;

interface Email {
  readonly email: string | null;
  readonly subject: string;
  readonly body: string;
}

/** `encodeURIComponent` throws for half a character, which a person may have typed. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Returns the link that opens an empty email to an address. */
export const addressLink = (email: string): string => `mailto:${encode(email).replace(/%40/g, '@')}`;

/** Returns the link that opens an email in the mail app (RFC 6068). */
export function mailLink({ email, subject, body }: Email): string {
  return `${addressLink(email ?? '')}?subject=${encode(subject)}&body=${encode(body.replace(/\r?\n/g, '\r\n'))}`;
}
