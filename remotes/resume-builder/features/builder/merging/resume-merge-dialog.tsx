import { MergeDialog, type DocumentMergeDialogProps } from '@shared/builder';
import type { ResumeDocument } from '@shared/documents';
import type { ReactNode } from 'react';
import { useEvents } from '../content/events-context.ts';
import { useConflictWords } from './conflict-words.ts';

/** Shows what two tabs or devices changed in one résumé, with the labels of the builder. */
export function ResumeMergeDialog(asking: DocumentMergeDialogProps<ResumeDocument>): ReactNode {
  const inWords = useConflictWords(useEvents());
  return <MergeDialog {...asking} inWords={inWords} />;
}
