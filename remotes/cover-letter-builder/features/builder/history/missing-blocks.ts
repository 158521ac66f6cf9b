import type { LetterDocument, ParagraphEvent } from '@shared/documents';

/** Counts the deleted blocks that a letter still refers to. They do not appear on its pages. */
export function missingIn({ parts }: LetterDocument, paragraphs: readonly ParagraphEvent[]): number {
  const known = new Set(paragraphs.map(({ id }) => id));
  return parts.filter((part) => part.kind === 'block' && !known.has(part.eventId)).length;
}
