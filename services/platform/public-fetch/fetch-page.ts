import { type FetchOptions, type FetchProblem, fetchPublic } from './fetch-public.ts';

export type PageReading =
  | { readonly ok: true; readonly url: string; readonly html: string }
  | { readonly ok: false; readonly problem: FetchProblem };

/** The media types of a page. */
export const pageTypes = {
  accept: 'text/html,application/xhtml+xml',
  isWanted: /^\s*(?:text\/html|application\/xhtml\+xml)\b/i,
} as const;

/** Fetches a page of the public internet. Never rejects. */
export async function fetchPage(address: string, options: FetchOptions): Promise<PageReading> {
  const reading = await fetchPublic(address, { ...options, ...pageTypes });
  // The request was not conditional, so this answer is not expected.
  if (reading.ok === 'unchanged') return { ok: false, problem: 'unreachable' };
  return reading.ok ? { ok: true, url: reading.url, html: reading.text } : { ok: false, problem: reading.problem };
}
