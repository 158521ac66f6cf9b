import type { DocumentState } from '../../../shared/documents/merge/merge-documents.ts';
import type { Reading } from '../../../shared/documents/parsing/read-whole.ts';
import type { InputReader } from './reader.ts';

/**
 * Reads a title and a document. Calls `reader.finish()` itself, because nothing can be done without a valid document.
 */
export function readDocumentInput<Document>(
  reader: InputReader,
  parse: (value: unknown) => Reading<Document>,
  input: { readonly title: string; readonly document?: unknown },
): DocumentState<Document> {
  const title = reader.requiredLine('title', input.title, 'Please enter a title.');
  const reading = parse(input.document);
  if (!reading.ok) {
    for (const { path, message } of reading.problems)
      reader.refuse(path === '' ? 'document' : `document.${path}`, message);
  }
  reader.finish();
  if (!reading.ok) throw new Error('A document that could not be read was accepted.');
  return { title, document: reading.document };
}
