import type { LetterDocument } from '../letter/letter-document.ts';
import { parseLetterDocument } from '../letter/parse-letter-document.ts';
import { type DocumentState, mergeBy } from './merge-documents.ts';

/** A letter as it is edited and saved. */
export type LetterState = DocumentState<LetterDocument>;

export const mergeLetters = mergeBy(parseLetterDocument);
