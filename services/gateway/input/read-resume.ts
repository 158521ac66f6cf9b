import { parseResumeDocument } from '../../../shared/documents/parse-resume-document.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import type { InputReader } from './reader.ts';

export interface ResumeDraft {
  readonly title: string;
  readonly document: ResumeDocument;
}

/** Calls `reader.finish()`: without a document there is nothing to go on with. */
export function readResumeInput(
  reader: InputReader,
  input: { readonly title: string; readonly document?: unknown },
): ResumeDraft {
  const title = reader.requiredLine('title', input.title, 'Please enter a title.');
  const reading = parseResumeDocument(input.document);
  if (!reading.ok) {
    for (const { path, message } of reading.problems)
      reader.refuse(path === '' ? 'document' : `document.${path}`, message);
  }
  reader.finish();
  if (!reading.ok) throw new Error('A document that cannot be read was not refused.');
  return { title, document: reading.document };
}
