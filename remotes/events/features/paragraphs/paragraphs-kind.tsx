import { splitLetterText, type LetterSpan } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { useVariableWords } from '@shared/paragraphs';
import { useMemo } from 'react';
import { operation } from '../common/api/operation.ts';
import { defineEventKind } from '../common/define-event-kind.tsx';
import type { EventView } from '../common/event-definition.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { byAge } from '../common/list/finding/sort-blocks.ts';
import { variantTextsOf } from '../common/variants/variant-texts.ts';
import { beginningOf } from './beginning-of.ts';
import { listParagraphs, type ParagraphEvent } from './list-paragraphs.ts';
import { maxShown, ParagraphBeginning } from './paragraph-beginning.tsx';

/** Paragraphs of cover letters. */
export const paragraphsKind = defineEventKind({
  remote: 'events',
  texts: 'paragraphs',
  typename: 'ParagraphEvent',
  listField: 'paragraphEvents',
  path: '/events/cover-letter',
  documents: 'letter',
  hasPortalRecords: false,
  list: operation(listParagraphs, ({ paragraphEvents }) => paragraphEvents),
  titleOf: ({ title }) => title,
  useView: useParagraphsView,
  loadOperations: async () => (await import('./paragraph-operations.ts')).paragraphOperations,
  loadForm: async () => (await import('./paragraph-form.tsx')).paragraphForm,
});

function useParagraphsView(): EventView<ParagraphEvent> {
  const { t } = useTranslation();
  const variableInWords = useVariableWords();
  return useMemo(() => {
    /** Returns the text to search, which is shown if it matches. A variable appears as `[company]`. */
    const inWords = (pieces: readonly LetterSpan[]): string =>
      pieces.map((piece) => (piece.kind === 'text' ? piece.text : `[${variableInWords(piece)}]`)).join('');
    const kindOf = ({ kind }: ParagraphEvent): string => t(`paragraphs.kinds.${kind}`);
    const partsOf = ({ text }: ParagraphEvent) => beginningOf(splitLetterText(text), maxShown);
    return {
      ...byAge,
      shownTextsOf: (event) => [kindOf(event), inWords(partsOf(event).shown)],
      hiddenTextsOf: (event) => [
        ...[inWords(partsOf(event).rest)].filter((text) => text.trim() !== ''),
        ...variantTextsOf(event.variants).map((text) => inWords(splitLetterText(text))),
      ],
      renderFacts: (event) => (
        <>
          <CardFacts facts={[kindOf(event)]} />
          <ParagraphBeginning text={event.text} />
        </>
      ),
      partOf: ({ kind }) => kind,
    };
  }, [t, variableInWords]);
}
