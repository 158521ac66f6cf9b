import { useChangeSentence, type Draft, type ToldChange } from '@shared/builder';
import { compareLetters, type LetterChange, type LetterDocument, type ParagraphEvent } from '@shared/documents';
import { useTranslation } from '@shared/i18n';

/** A change that was found here, as one that the gateway tells. */
function toldChange(change: LetterChange, paragraphs: readonly ParagraphEvent[]): ToldChange {
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

/** Says what changed in one sentence; '' for nothing. */
export function useChangeWords(): (changes: readonly ToldChange[]) => string {
  const { t } = useTranslation();
  return useChangeSentence(({ what }, names) => t(`changes.what.${what}`, { names }));
}

/** Says in one sentence how one state of a letter differs from another; '' for not at all. */
export function useDifferenceWords(
  paragraphs: readonly ParagraphEvent[],
): (from: Draft<LetterDocument>, to: Draft<LetterDocument>) => string {
  const inWords = useChangeWords();
  return (from, to) => inWords(compareLetters(from, to).map((change) => toldChange(change, paragraphs)));
}
