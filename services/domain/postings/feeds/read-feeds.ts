import { readFileSync } from 'node:fs';
import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import { boardKinds, type BoardKind, type Feed, defaultOrigins } from './feed.ts';

export type FeedsReading =
  { readonly ok: true; readonly feeds: readonly Feed[] } | { readonly ok: false; readonly problems: readonly string[] };

/** The maximum number of pages of one feed of linked data. */
const maxPages = 500;

const isBoardKind = (kind: unknown): kind is BoardKind => (boardKinds as readonly unknown[]).includes(kind);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');

/** Returns the feed, or a sentence about what is wrong with it. */
function readFeed(entry: unknown): Feed | string {
  if (!isRecord(entry)) return 'must be an object.';
  const { kind, board, company, origin, key, pages } = entry;
  if (kind === 'jsonLd') {
    if (!isText(key)) return 'requires a "key", the name used in reports.';
    if (!Array.isArray(pages) || pages.length === 0 || pages.length > maxPages || !pages.every(isWebAddress)) {
      return `requires "pages": 1 to ${maxPages} http or https URLs.`;
    }
    return { kind, key, pages };
  }
  if (!isBoardKind(kind)) return `requires a "kind": ${boardKinds.join(', ')} or jsonLd.`;
  if (!isText(board) || !/^[\w.-]+$/.test(board)) return 'requires a "board": the name that appears in its URLs.';
  if (!isText(company)) return 'requires a "company": the owner of the board.';
  if (origin !== undefined && !isWebAddress(origin)) return 'has an "origin" that is not an http or https URL.';
  return {
    ...{ kind, board, company: company.trim() },
    key: isText(key) ? key : `${kind}:${board}`,
    origin: origin === undefined ? defaultOrigins[kind] : new URL(origin).origin,
  };
}

/** Reads the list of feeds, given as JSON or as the path of a file. All problems are reported. */
export function readFeeds(setting: string, resolve: (path: string) => string): FeedsReading {
  if (setting === '') return { ok: true, feeds: [] };
  const problems: string[] = [];
  let entries: unknown;
  try {
    entries = JSON.parse(setting.trimStart().startsWith('[') ? setting : readFileSync(resolve(setting), 'utf8'));
  } catch (error) {
    return {
      ok: false,
      problems: [`is not a valid list of feeds: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
  if (!Array.isArray(entries)) return { ok: false, problems: ['must be a list of feeds.'] };
  const results = entries.map(readFeed);
  const feeds = results.filter((each) => typeof each !== 'string');
  for (const [index, each] of results.entries())
    if (typeof each === 'string') problems.push(`feed ${index + 1} ${each}`);
  const keys = feeds.map(({ key }) => key);
  const duplicates = keys.filter((key, index) => keys.indexOf(key) !== index);
  problems.push(...new Set(duplicates.map((key) => `contains "${key}" more than once.`)));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, feeds };
}
