import { MergeDialog, type DocumentMergeDialogProps } from '@shared/builder';
import type { ResumeDocument } from '@shared/documents';
import type { ReactNode } from 'react';
import { useOwnEvents } from '../content/own-events.ts';
import { useConflictWords } from './conflict-words.ts';

/** Shows what two tabs or devices changed in one résumé, with the labels of the builder. */
export function ResumeMergeDialog(asking: DocumentMergeDialogProps<ResumeDocument>): ReactNode {
  const inWords = useConflictWords(useOwnEvents());
  return <MergeDialog {...asking} inWords={inWords} />;
}
