import type { RemoteEnvironment, Endpoints } from '@shared/contracts';
import { createServerEngine } from '@shared/typesetting';
import type { Draft } from '../editing/draft.ts';
import type { DocumentFiles } from './document-files.ts';
import { storedFileName, withEnding, type FileFormat } from './file-name.ts';
import type { LoadHeadshot } from '@shared/exporters';

/**
 * Returns a loader that fetches headshots from the origin of the API, because a partner's page has another origin. The
 * loader rejects without a connection.
 */
export const loadHeadshotFrom =
  ({ graphql }: Pick<Endpoints, 'graphql'>): LoadHeadshot =>
  async (path) => {
    const answer = await fetch(new URL(path, graphql), { credentials: 'omit' });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };

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
  const chosen = storedFileName({ kind, subject: session.subject, id }).get() ?? '';
  return { file, name: withEnding(chosen === '' ? files.usualName(draft) : chosen, format) };
}
