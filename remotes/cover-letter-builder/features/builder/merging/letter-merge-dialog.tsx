import { MergeDialog, type DocumentMergeDialogProps } from '@shared/builder';
import type { LetterDocument } from '@shared/documents';
import type { ReactNode } from 'react';
import { useParagraphs } from '../parts/paragraphs-context.ts';
import { useConflictWords } from './conflict-words.ts';

/** Shows what two tabs or devices changed in one letter, with the labels of the builder. */
export function LetterMergeDialog(asking: DocumentMergeDialogProps<LetterDocument>): ReactNode {
  const inWords = useConflictWords(useParagraphs());
  return <MergeDialog {...asking} inWords={inWords} />;
}
