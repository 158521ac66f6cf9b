import { MergeDialog, type MergeAsking } from '@shared/builder';
import type { LetterDocument } from '@shared/documents';
import type { ReactNode } from 'react';
import { useOwnParagraphs } from '../parts/own-paragraphs.ts';
import { useConflictWords } from './conflict-words.ts';

/** What two places changed in one letter, in the words of the builder. */
export function LetterMergeDialog(asking: MergeAsking<LetterDocument>): ReactNode {
  const inWords = useConflictWords(useOwnParagraphs());
  return <MergeDialog {...asking} inWords={inWords} />;
}
