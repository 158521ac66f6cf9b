import type { ComposedDocument } from '../documents/composed-document.ts';
import { safeName } from '../documents/text/file-name.ts';
import { createServerCall, type ServerCallOptions } from './server-call.ts';
import { createServerSession } from './server-session.ts';
import type { Typesetter } from './typesetter.ts';

/** The typesetter that runs on the server: the browser sends documents and draws what comes back. */
export function createServerEngine(options: ServerCallOptions): Typesetter {
  const call = createServerCall(options);
  return {
    open: (name) => createServerSession(call, name),
    async pdf(document: ComposedDocument, signal?: AbortSignal) {
      // As files are named: the service refuses a name that is longer than any.
      const body = () => ({ document, fileName: safeName(document.title, '') });
      const response = await call('/pdf', body, signal ?? new AbortController().signal);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
