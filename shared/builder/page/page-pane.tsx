import type { ComposedDocument } from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';
import { Box, Flex } from '@shared/ui';
import type { ReactNode, RefObject } from 'react';
import type { ContentPlace, PlacedText } from '../places/reveal.ts';
import { usePageClick } from './places/use-page-click.ts';
import { usePlaceMark } from './places/use-place-mark.ts';
import { OverflowNote } from './fit/overflow-note.tsx';
import type { Sizes } from './fit/fit-adjustments.ts';
import { isSized, useFit } from './fit/use-fit.ts';
import { useLinesOver } from './fit/use-lines-over.ts';
import { PageStatus } from './page-status.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { useLivePages } from './use-live-pages.ts';
import { useZoom } from './zoom/use-zoom.ts';
import { ZoomButtons } from './zoom/zoom-buttons.tsx';

interface PagePaneProps {
  readonly typesetter: Typesetter;
  readonly document: ComposedDocument;
  /** The pages of this document that the server rendered into the HTML. */
  readonly prepared: HTMLElement | undefined;
  /** The element that holds the fields; the text of the focused field is marked on the page. */
  readonly content: RefObject<HTMLElement | null>;
  /** Returns the printed texts, each with the place where it is edited. */
  readonly pieces: () => readonly PlacedText[];
  /** Called for a click on a text of the page. */
  readonly onPlace: (place: ContentPlace, words: string) => void;
  /** A remark for a page count, shown when there is no other message about the pages; empty for none. */
  readonly remarkOn?: ((pageCount: number) => string) | undefined;
  /** Receives the sizes with which the document fits. */
  readonly onFit: (patch: Partial<Sizes>) => void;
}

/** The live pages: the last good ones stay on screen while the next are made. */
export function PagePane({
  typesetter,
  document,
  prepared,
  content,
  pieces,
  onPlace,
  remarkOn,
  onFit,
}: PagePaneProps): ReactNode {
  const pages = useLivePages(typesetter, document, prepared);
  const { place, view, whenShown, state, pageCount } = pages;
  const zoom = useZoom(view, place);
  const press = usePageClick({ pages: place, pieces, onPlace });
  const marks = usePlaceMark({ content, pages: place, pieces, whenShown, size: zoom.scale });
  const fit = useFit(typesetter, onFit);
  const lines = useLinesOver({ pages: place, pieces, pageCount, whenShown });
  const isFit = zoom.scale === 'fit';
  return (
    <Flex direction="column" gap="3" px={{ base: '3', md: '8' }} py="6" minHeight="100%">
      <PageStatus pages={pages} document={document}>
        <ZoomButtons {...zoom} />
      </PageStatus>
      <Box
        width={isFit ? '100%' : 'max-content'}
        maxWidth={isFit ? '816px' : undefined}
        mx="auto"
        position="relative"
        {...press}
      >
        {pageCount === null && state.status === 'behind' && <SheetSkeleton paper={document.design.paper} />}
        <Box ref={place} cursor="text" />
        {marks.map(({ left, top, width, height }) => (
          <Box
            key={`${left} ${top}`}
            aria-hidden
            data-place-mark
            position="absolute"
            pointerEvents="none"
            bg="primary.solid/12"
            borderRadius="2px"
            boxShadow="0 0 0 4px color-mix(in srgb, {colors.primary.solid} 12%, transparent)"
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
      </Box>
      <OverflowNote
        lines={lines}
        pageCount={pageCount ?? 1}
        remark={pageCount === null ? '' : (remarkOn?.(pageCount) ?? '')}
        fit={fit}
        isFitted={fit.state.phase === 'done' && isSized(document, fit.state.to)}
        onFit={(goal) => void fit.start(document, goal)}
      />
    </Flex>
  );
}
