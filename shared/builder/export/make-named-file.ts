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
  /** The remote's name, and the document's id: what the person called its files is kept by these. */
  readonly kind: string;
  readonly id: string;
}

/** A file of a document that no builder has open, under its whole name. Rejects where it cannot be made. */
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
