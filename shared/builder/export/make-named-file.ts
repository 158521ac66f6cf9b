import type { RemoteEnvironment } from '@shared/contracts';
import { createServerEngine } from '@shared/typesetting';
import type { Draft } from '../editing/draft.ts';
import type { DocumentFiles } from './document-files.ts';
import { loadHeadshotFrom } from './load-headshot.ts';
import { chosenFileName, withEnding, type FileFormat } from './file-name.ts';

interface FileWish<Document, Format extends FileFormat> {
  readonly files: DocumentFiles<Document, Format>;
  readonly format: Format;
  readonly draft: Draft<Document>;
  /** The name of the remote and the document's id: the key under which the user's file name is stored. */
  readonly kind: string;
  readonly id: string;
}

/**
 * Makes a file of a document that is not open in a builder, with its full name. Rejects when the file cannot be made.
 */
export async function makeNamedFile<Document, Format extends FileFormat>(
  { session, endpoints }: Pick<RemoteEnvironment, 'session' | 'endpoints'>,
  { files, format, draft, kind, id }: FileWish<Document, Format>,
): Promise<{ readonly name: string; readonly file: Blob }> {
  const typesetter = createServerEngine({
    endpoint: endpoints.typeset,
    getToken: (request) => session.getToken(request),
  });
  const file = await files.make(format, draft, { typesetter, loadHeadshot: loadHeadshotFrom(endpoints) });
  const chosen = chosenFileName({ kind, subject: session.subject, id }).get() ?? '';
  return { file, name: withEnding(chosen === '' ? files.usualName(draft) : chosen, format) };
}
