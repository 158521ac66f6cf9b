import { MergeDialog, type MergeAsking } from '@shared/builder';
import type { ResumeDocument } from '@shared/documents';
import type { ReactNode } from 'react';
import { useOwnEvents } from '../content/own-events.ts';
import { useConflictWords } from './conflict-words.ts';

/** What two places changed in one résumé, in the words of the builder. */
export function ResumeMergeDialog(asking: MergeAsking<ResumeDocument>): ReactNode {
  const inWords = useConflictWords(useOwnEvents());
  return <MergeDialog {...asking} inWords={inWords} />;
}
