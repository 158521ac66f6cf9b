import type { ComposedDocument } from '../documents/composed-document.ts';
import { safeName } from '../documents/text/file-name.ts';
import { createServerCall, type ServerCallOptions } from './server-call.ts';
import { createServerSession } from './server-session.ts';
import type { Typesetter } from './typesetter.ts';

/** Creates the typesetter that runs on the server: the browser sends documents and shows the pages that it receives. */
export function createServerEngine(options: ServerCallOptions): Typesetter {
  const call = createServerCall(options);
  return {
    open: (name) => createServerSession(call, name),
    async pdf(document: ComposedDocument, signal?: AbortSignal) {
      // The name is shortened like file names, because the service refuses one that is too long.
      const body = () => ({ document, fileName: safeName(document.title, '') });
      const response = await call('/pdf', body, signal ?? new AbortController().signal);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
