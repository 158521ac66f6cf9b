import { useChangeSentence, type Draft, type ChangeSummary } from '@shared/builder';
import { compareLetters, type LetterChange, type LetterDocument, type ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

/** Converts a change computed in the browser to the form in which the gateway reports changes. */
function summarizeChange(change: LetterChange, paragraphs: readonly ParagraphEvent[]): ChangeSummary {
  const entries = 'entries' in change ? change.entries : [];
  const names = entries.map((entry) =>
    'eventId' in entry ? paragraphs.find(({ id }) => id === entry.eventId)?.title : entry.title,
  );
  return {
    what: change.what,
    section: '',
    sectionKind: null,
    names: names.flatMap((name) => (name === undefined || name === '' ? [] : [name])),
    count: entries.length,
  };
}

/** Returns a function that describes changes in one sentence, or returns '' if there are none. */
export function useChangeWords(): (changes: readonly ChangeSummary[]) => string {
  const { t } = useTranslation();
  return useChangeSentence(({ what }, names) => t(`changes.what.${what}`, { names }));
}

/**
 * Returns a function that describes in one sentence how two states of a letter differ, or returns '' if they are equal.
 */
export function useDifferenceWords(
  paragraphs: readonly ParagraphEvent[],
): (from: Draft<LetterDocument>, to: Draft<LetterDocument>) => string {
  const inWords = useChangeWords();
  return (from, to) => inWords(compareLetters(from, to).map((change) => summarizeChange(change, paragraphs)));
}
