import { resumeLimits } from '../resume-limits.ts';
import type { DocumentProblem, Read } from './read.ts';

export type Reading<Document> =
  | { readonly ok: true; readonly document: Document }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/**
 * Parses a whole document: first its fields, then, if they are all valid, the problems that `check` finds between them,
 * and last its size as JSON (`resumeLimits.wholeDocument`).
 */
export function readWhole<Document>(
  read: Read<Document>,
  check: (document: Document) => readonly DocumentProblem[],
  value: unknown,
): Reading<Document> {
  const problems: DocumentProblem[] = [];
  const document = read(value, '', problems);
  if (problems.length > 0) return { ok: false, problems };
  const found = check(document);
  if (found.length > 0) return { ok: false, problems: found };
  if (JSON.stringify(document).length > resumeLimits.wholeDocument) {
    return { ok: false, problems: [{ path: '', message: `holds more than ${resumeLimits.wholeDocument} characters` }] };
  }
  return { ok: true, document };
}
