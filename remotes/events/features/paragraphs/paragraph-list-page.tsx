import { letterPiecesOf, type LetterPiece } from '@shared/documents';
import { useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useVariableWords } from '@shared/paragraphs';
import { useMemo, type ReactNode } from 'react';
import { paragraphsKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import type { BlockView } from '../common/list/block-view.ts';
import { CardFacts } from '../common/list/card-facts.tsx';
import { otherTextsOf } from '../common/wordings/other-texts.ts';
import { listParagraphEvents } from './api/list-paragraph-events.ts';
import type { ParagraphBlock } from './api/paragraph-event-fields.ts';
import { beginningOf } from './beginning-of.ts';
import { mostShown, ParagraphBeginning } from './paragraph-beginning.tsx';

/** `/events/cover-letter`: every paragraph of cover letters. */
export function ParagraphListPage(): ReactNode {
  const { data, error, loading, refetch } = useQuery(listParagraphEvents);
  const client = useApolloClient();
  return (
    <BlockListPage
      kind={paragraphsKind}
      blocks={data?.paragraphEvents}
      view={useParagraphView()}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      restore={async (copies) => (await import('./restore-paragraphs.ts')).restoreParagraphs(client, copies)}
    />
  );
}

function useParagraphView(): BlockView<ParagraphBlock> {
  const { t } = useTranslation();
  const variableInWords = useVariableWords();
  return useMemo(() => {
    /** As it is searched, and shown where something is found in it: a variable stands as `[company]`. */
    const inWords = (pieces: readonly LetterPiece[]): string =>
      pieces.map((piece) => (piece.kind === 'text' ? piece.text : `[${variableInWords(piece)}]`)).join('');
    const kindOf = ({ kind }: ParagraphBlock): string => t(`paragraphs.kinds.${kind}`);
    const partsOf = ({ text }: ParagraphBlock) => beginningOf(letterPiecesOf(text), mostShown);
    return {
      titleOf: ({ title }) => title,
      shownTextsOf: (block) => [kindOf(block), inWords(partsOf(block).shown)],
      hiddenTextsOf: (block) => [
        ...[inWords(partsOf(block).rest)].filter((text) => text.trim() !== ''),
        ...otherTextsOf(block.variants).map((text) => inWords(letterPiecesOf(text))),
      ],
      renderFacts: (block) => (
        <>
          <CardFacts facts={[kindOf(block)]} />
          <ParagraphBeginning text={block.text} />
        </>
      ),
      // A paragraph has no dates of its own. Its id begins with the time at which it was added (UUIDv7).
      rankOf: ({ id }) => id,
      periodOf: undefined,
      partOf: ({ kind }) => kind,
      usualSort: 'name',
    };
  }, [t, variableInWords]);
}
