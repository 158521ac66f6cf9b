/**
 * Web addresses that a person may put into a document. Only http and https are allowed, because other schemes can run
 * code or leak data.
 */

const webScheme = /^https?:\/\//i;
/** A scheme such as `mailto:` or `javascript:`; a colon before digits introduces a port (`example.com:8080`). */
const anyScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** Whether text claims a scheme other than http and https: such text is never stored as a link. */
export function hasForeignScheme(text: string): boolean {
  const trimmed = text.trim();
  return anyScheme.test(trimmed) && !webScheme.test(trimmed);
}

/**
 * Returns the absolute address that `text` stands for, or undefined. Text without a scheme is taken as https
 * (`example.com/me` → `https://example.com/me`).
 */
export function parseWebLink(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || /\s/.test(trimmed) || hasForeignScheme(trimmed)) return undefined;
  const address = webScheme.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const hasHost = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[');
  return hasHost && url.username === '' && url.password === '' ? address : undefined;
}

/** Removes a leading `http://` or `https://` (product.md §5 "Link"). */
export function withoutScheme(link: string): string {
  return link.trim().replace(webScheme, '');
}
