import type { LetterPart, ParagraphEvent } from '@shared/documents';
import type { Candidate } from '@shared/matching';

/** The part of a letter that has a candidate in it already: the block itself, or the accomplishment's words. */
export function partWith(candidate: Candidate, parts: readonly LetterPart[]): LetterPart | undefined {
  if (candidate.kind === 'paragraph') {
    return parts.find((part) => part.kind === 'block' && part.eventId === candidate.eventId);
  }
  return parts.find((part) => part.kind === 'written' && part.text.includes(candidate.text.trim()));
}

/** A part that says what the candidate says, and nothing else. */
export function partOf({ kind, eventId, text }: Candidate): LetterPart {
  const id = crypto.randomUUID();
  return kind === 'paragraph' ? { kind: 'block', id, eventId } : { kind: 'written', id, text: text.trim() };
}

const isEmpty = (part: LetterPart): boolean => part.kind === 'written' && part.text.trim() === '';

/** Where something new belongs: before the closing paragraphs, and before empty ones that wait at the end. */
export function placeForNew(parts: readonly LetterPart[], paragraphs: readonly ParagraphEvent[]): number {
  const isClosing = (part: LetterPart): boolean =>
    part.kind === 'block' && paragraphs.find(({ id }) => id === part.eventId)?.kind === 'closing';
  let place = parts.length;
  for (let part = parts[place - 1]; part && (isClosing(part) || isEmpty(part)); part = parts[place - 1]) place -= 1;
  return place;
}
