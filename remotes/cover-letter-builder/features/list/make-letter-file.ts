import { makeNamedFile, parseParagraphs } from '@shared/builder';
import type { RemoteEnvironment } from '@shared/contracts';
import { hasName, parseLetterDocument, parseResumeDesign, type PlainDay } from '@shared/documents';
import { contactInfoOf, dataOf, keepPlace, type ApolloClient } from '@shared/graphql';
import type { MadeFile } from '@shared/library';
import { getLetter } from '../builder/api/get-letter.ts';
import { jobFactsOf } from '../builder/api/job-fields.ts';
import { letterFiles, type LetterFileFormat } from '../builder/files/letter-files.ts';

interface FileWish {
  readonly id: string;
  readonly format: LetterFileFormat;
  readonly today: PlainDay;
}

/** The letter has no name. Only its builder lets the person decide to send it like that. */
export class NamelessError extends Error {
  override readonly name = 'NamelessError' as const;
}

type Host = Pick<RemoteEnvironment, 'session' | 'endpoints' | 'locale'>;

/**
 * Makes a file of a letter as it is on the server. Rejects if the file cannot be made, with an `UnfilledVariablesError` if
 * a variable has no value, and with a `NamelessError` if the letter has no name.
 */
export async function makeLetterFile(client: ApolloClient, host: Host, wish: FileWish): Promise<MadeFile> {
  const { id, format, today } = wish;
  const asked = { variables: { id }, fetchPolicy: 'network-only', context: keepPlace } as const;
  const { me, letter, paragraphEvents } = dataOf(await client.query({ query: getLetter, ...asked }));
  const reading = parseLetterDocument(letter.document);
  if (!reading.ok) throw new Error('This version cannot read the letter.');
  const profile = contactInfoOf(me.profile);
  if (!hasName(reading.document.contact ?? profile)) throw new NamelessError();
  const files = letterFiles(() => ({
    contact: profile,
    paragraphs: parseParagraphs(paragraphEvents),
    job: letter.job && jobFactsOf(letter.job),
    followedDesign: (letter.followedResume && parseResumeDesign(letter.followedResume.design)) ?? null,
    headshotUrl: me.headshotURL,
    language: host.locale.language,
    today,
  }));
  const draft = { title: letter.title, document: reading.document };
  return makeNamedFile(host, { files, format, draft, kind: 'cover-letter-builder', id });
}
