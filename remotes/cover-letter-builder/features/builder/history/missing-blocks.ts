import type { LetterDocument, ParagraphEvent } from '@shared/documents';

/** How many blocks a letter refers to that are gone: they are not on its pages. */
export function missingIn({ parts }: LetterDocument, paragraphs: readonly ParagraphEvent[]): number {
  const known = new Set(paragraphs.map(({ id }) => id));
  return parts.filter((part) => part.kind === 'block' && !known.has(part.eventId)).length;
}
