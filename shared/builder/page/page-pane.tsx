import type { ComposedDocument, Paper } from '@shared/documents';
import type { Typesetter } from '@shared/typesetting';
import { Box, Button, CircleAlertIcon, Flex, HStack, Skeleton, Stack, Text, useAfter } from '@shared/ui';
import type { ReactNode, RefObject } from 'react';
import type { ContentPlace } from '../places/reveal.ts';
import type { Piece } from '../places/piece.ts';
import { usePageClick } from './places/use-page-click.ts';
import { usePlaceMark } from './places/use-place-mark.ts';
import { OverflowNote } from './fit/overflow-note.tsx';
import type { Sizes } from './fit/tightenings.ts';
import { isSized, useFit } from './fit/use-fit.ts';
import { useLinesOver } from './fit/use-lines-over.ts';
import { useLivePages } from './use-live-pages.ts';
import { useZoom } from './zoom/use-zoom.ts';
import { ZoomButtons } from './zoom/zoom-buttons.tsx';
import { useBuilderTexts } from '../texts.ts';

interface PagePaneProps {
  readonly typesetter: Typesetter;
  readonly document: ComposedDocument;
  /** Pages of this document that came with the HTML. */
  readonly prepared: HTMLElement | undefined;
  /** Holds the fields: what the focused one says is marked on the page. */
  readonly content: RefObject<HTMLElement | null>;
  /** What is printed, and where it is written. */
  readonly pieces: () => readonly Piece[];
  /** Called for a press on words of the page. */
  readonly onPlace: (place: ContentPlace, words: string) => void;
  /** Said of so many pages where there is nothing else to say of them; '' for nothing. */
  readonly remarkOn?: ((pageCount: number) => string) | undefined;
  /** Takes the sizes with which the document fits. */
  readonly onFit: (patch: Partial<Sizes>) => void;
}

/** The true pages: the last good ones stay while the next are made. */
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
  const t = useBuilderTexts();
  const { place, view, whenShown, state, pageCount, missing, retry } = useLivePages(typesetter, document, prepared);
  const zoom = useZoom(view, place);
  const press = usePageClick({ pages: place, pieces, onPlace });
  const marks = usePlaceMark({ content, pages: place, pieces, whenShown, size: zoom.scale });
  const fit = useFit(typesetter, onFit);
  const lines = useLinesOver({ pages: place, pieces, pageCount, whenShown });
  const isFit = zoom.scale === 'fit';
  return (
    <Flex direction="column" gap="3" px={{ base: '3', md: '8' }} py="6" minHeight="100%">
      {/* As high as where the server puts the pages that come with the HTML, unless there is more to say. */}
      <Stack gap="0" width="100%" maxWidth="816px" mx="auto" position="sticky" insetStart="0">
        <HStack height="8" justify="space-between" gap="4" color="fg.muted">
          <Text textStyle="sm" role="status">
            {pageCount === null ? '' : t('page.count', { count: pageCount })}
          </Text>
          {state.status === 'failed' && (
            <HStack gap="2" role="status">
              <CircleAlertIcon size={16} aria-hidden />
              <Text textStyle="sm">{t(pageCount === null ? 'page.failedFirst' : 'page.failed')}</Text>
              <Button size="sm" variant="plain" onClick={retry}>
                {t('tryAgain')}
              </Button>
            </HStack>
          )}
          <ZoomButtons {...zoom} />
        </HStack>
        <HStack gap="2" align="start" role="status" color="fg.muted">
          {missing !== '' && (
            <>
              <CircleAlertIcon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
              <Text textStyle="sm">
                {t('page.missing', { characters: Array.from(missing).slice(0, 12).join(' ') })}
              </Text>
            </>
          )}
        </HStack>
      </Stack>
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

const shapes: Readonly<Record<Paper, number>> = { letter: 8.5 / 11, a4: 210 / 297 };

/** A sheet in the real shape, from 150 ms on. */
function SheetSkeleton({ paper }: { readonly paper: Paper }): ReactNode {
  const visible = useAfter(150);
  return (
    <Box
      aria-hidden
      bg="white"
      shadow="sheet"
      aspectRatio={shapes[paper]}
      p="10%"
      visibility={visible ? 'visible' : 'hidden'}
    >
      {['40%', '60%', '95%', '90%', '92%', '55%'].map((width, index) => (
        <Skeleton key={width} height="3" width={width} mt={index % 3 === 0 ? '8' : '3'} />
      ))}
    </Box>
  );
}
