import type { LetterPart, ParagraphEvent } from '@shared/documents';
import type { Candidate } from '@shared/matching';

/**
 * Returns the part of a letter that already contains a candidate: as the same block, or as the text of the
 * accomplishment.
 */
export function partWith(candidate: Candidate, parts: readonly LetterPart[]): LetterPart | undefined {
  if (candidate.kind === 'paragraph') {
    return parts.find((part) => part.kind === 'block' && part.eventId === candidate.eventId);
  }
  return parts.find((part) => part.kind === 'written' && part.text.includes(candidate.text.trim()));
}

/** Returns a new part that contains the candidate's text and nothing else. */
export function partOf({ kind, eventId, text }: Candidate): LetterPart {
  const id = crypto.randomUUID();
  return kind === 'paragraph' ? { kind: 'block', id, eventId } : { kind: 'written', id, text: text.trim() };
}

const isEmpty = (part: LetterPart): boolean => part.kind === 'written' && part.text.trim() === '';

/** Returns the index for a new part: before the closing paragraphs and before empty paragraphs at the end. */
export function placeForNew(parts: readonly LetterPart[], paragraphs: readonly ParagraphEvent[]): number {
  const isClosing = (part: LetterPart): boolean =>
    part.kind === 'block' && paragraphs.find(({ id }) => id === part.eventId)?.kind === 'closing';
  let place = parts.length;
  for (let part = parts[place - 1]; part && (isClosing(part) || isEmpty(part)); part = parts[place - 1]) place -= 1;
  return place;
}
