import type { Draft } from '@shared/builder';
import { compareResumes, type ResumeDocument, type ResumeEvents } from '@shared/documents';
import { toldChange, useChangeWords } from './use-change-words.ts';

/** Says in one sentence how one state of a résumé differs from another; '' for not at all. */
export function useDifferenceWords(
  events: ResumeEvents,
): (from: Draft<ResumeDocument>, to: Draft<ResumeDocument>) => string {
  const inWords = useChangeWords();
  return (from, to) => inWords(compareResumes(from, to).map((change) => toldChange(change, events)));
}
