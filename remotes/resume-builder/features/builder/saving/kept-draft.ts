import { parseResumeDocument } from '@shared/documents';
import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { Draft } from '../editing/draft.ts';

/** A draft that had not reached the server when it was kept, with the version that it was made from. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly version: number;
}

function parseKept(text: string): KeptDraft | undefined {
  try {
    const value = JSON.parse(text) as {
      readonly title?: unknown;
      readonly version?: unknown;
      readonly document?: unknown;
    };
    const reading = parseResumeDocument(value.document);
    if (!reading.ok || typeof value.title !== 'string' || typeof value.version !== 'number') return undefined;
    return { draft: { title: value.title, document: reading.document }, version: value.version };
  } catch {
    return undefined;
  }
}

/** Where this device keeps the unsaved draft of one person's résumé, until the server has it. */
export function keptDraft(subject: string, id: string): StoredValue<KeptDraft> {
  return storedValue(`tessera.resume-builder.draft.${subject}.${id}`, {
    parse: parseKept,
    print: ({ draft, version }) => JSON.stringify({ ...draft, version }),
  });
}
