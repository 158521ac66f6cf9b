import type { Draft } from '@shared/builder';
import { compareResumes, type ResumeDocument, type ResumeEvents } from '@shared/documents';
import { summarizeChange, useChangeWords } from './use-change-words.ts';

/**
 * Returns a function that describes in one sentence how two states of a résumé differ, or returns '' if they are equal.
 */
export function useDifferenceWords(
  events: ResumeEvents,
): (from: Draft<ResumeDocument>, to: Draft<ResumeDocument>) => string {
  const inWords = useChangeWords();
  return (from, to) => inWords(compareResumes(from, to).map((change) => summarizeChange(change, events)));
}
