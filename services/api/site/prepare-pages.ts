import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { composeResume } from '../../../shared/documents/compose-resume.ts';
import type { ComposedDocument } from '../../../shared/documents/composed-document.ts';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { composeLetter } from '../../../shared/documents/letter/compose-letter.ts';
import { formatsOfBrowser } from '../../../shared/contracts/formats-of-browser.ts';
import { preparedMarkup, preparedPagesName } from '../../../shared/typesetting/preview/prepared-pages.ts';
import type { Queries } from '../../domain/queries.ts';
import { readLetterToCompose } from '../../domain/composition/letter-to-compose.ts';
import { readResumeToCompose } from '../../domain/composition/resume-to-compose.ts';
import type { PreparedPart } from './shell-document.ts';
import type { AccountKey } from '../../domain/account-key.ts';
import type { CallersSessions } from '../../domain/typesetting/callers-sessions.ts';

export interface PreparePagesOptions {
  readonly queries: Queries;
  readonly sessions: CallersSessions;
  /**
   * The maximum milliseconds that an HTML page waits for its document. Without it, the builder requests the pages
   * later.
   */
  readonly timeoutMs?: number;
}

export interface PagesToOpen {
  readonly person: AccountKey;
  /** `/app/resumes/edit/…` or `/app/cover-letters/edit/…`, with or without a query. */
  readonly path: string;
  /** The language (BCP 47). */
  readonly language: string;
}

/** Prepares what an address shows. Resolves to undefined when there is nothing to prepare or it would take too long. */
export type PreparePages = (wanted: PagesToOpen) => Promise<PreparedPart | undefined>;

const builderPath = /^\/app\/(resumes|cover-letters)\/edit\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:\?|$)/i;

/** Whether an address, with or without a query, opens the builder of a document. */
export const isBuilderAddress = (address: string): boolean => builderPath.test(address);

/**
 * Returns the language of the interface with the region that a browser prefers. The builder composes documents in it,
 * so this page must do the same, or the pages would differ.
 */
export function languageOf({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const [first = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return formatsOfBrowser(first.trim() === '' ? undefined : first.trim());
}

/**
 * The maximum length of the markup in characters. More pages than this come with the builder's own request while it
 * starts.
 */
const maxLength = 1_500_000;

/**
 * Draws the pages of a document for the HTML of its builder, in a typesetting session that the builder then continues.
 * The first page is on screen before any script has been parsed.
 */
export function createPreparePages({ queries, sessions, timeoutMs = 400 }: PreparePagesOptions): PreparePages {
  async function compose(
    kind: string,
    id: string,
    { person, language }: PagesToOpen,
  ): Promise<ComposedDocument | undefined> {
    if (kind === 'resumes') {
      const resume = await readResumeToCompose(queries, person, id);
      return resume && composeResume({ ...resume, language });
    }
    const letter = await readLetterToCompose(queries, person, id);
    return letter && composeLetter({ ...letter, language, today: dayOf(new Date()) });
  }

  async function prepare(request: PagesToOpen): Promise<PreparedPart | undefined> {
    const [, kind, id] = builderPath.exec(request.path) ?? [];
    if (kind === undefined || id === undefined) return undefined;
    const document = await compose(kind, id.toLowerCase(), request);
    if (!document) return undefined;
    const session = randomUUID();
    const answer = await sessions
      .sessionOf(request.person, session)
      .typeset(document, null, AbortSignal.timeout(timeoutMs));
    if (answer.kind !== 'full' || answer.svg.length > maxLength) return undefined;
    const { revision, svg, pageCount } = answer;
    const markup = preparedMarkup({ session, revision, svg, pageCount });
    return markup && { name: preparedPagesName(id.toLowerCase()), ...markup };
  }

  return async (request) => {
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    try {
      return await Promise.race([prepare(request), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}
