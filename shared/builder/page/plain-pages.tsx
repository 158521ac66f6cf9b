import type { ComposedDocument } from '@shared/documents';
import { Box, Flex, Grid } from '@shared/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { PageStatus } from './page-status.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { useLivePages, type PagesOnScreen } from './use-live-pages.ts';
import { useTypesetter } from './use-typesetter.ts';

/** The number of pages; null until it is known. */
export type PageCount = number | 'failed' | null;

/**
 * Milliseconds for which the previous count is still shown. Pages usually arrive in a twentieth of that, unless the
 * network is slow.
 */
const patience = 1_000;

/** Returns whether the pages of `document` are overdue. */
function useIsDue(document: ComposedDocument, whenShown: PagesOnScreen['whenShown']): boolean {
  const [due, setDue] = useState<ComposedDocument>();
  useEffect(() => {
    const timer = setTimeout(() => setDue(document), patience);
    const onShown = (): void => {
      clearTimeout(timer);
      setDue(undefined);
    };
    whenShown.add(onShown);
    return () => {
      clearTimeout(timer);
      whenShown.delete(onShown);
    };
  }, [document, whenShown]);
  return due === document;
}

interface PlainPagesProps {
  readonly document: ComposedDocument;
  readonly onCount: (pageCount: PageCount) => void;
}

/** The live pages of a document that is selected elsewhere, without editing. */
export function PlainPages({ document, onCount }: PlainPagesProps): ReactNode {
  const pages = useLivePages(useTypesetter(), document, undefined);
  const { place, state, pageCount, whenShown } = pages;
  const isDue = useIsDue(document, whenShown);
  const known = state.status === 'failed' ? 'failed' : state.status === 'behind' || isDue ? null : pageCount;
  const tell = useEffectEvent(onCount);
  useEffect(() => tell(known), [known]);
  return (
    <Flex direction="column" gap="3">
      <PageStatus pages={pages} document={document} />
      {/* The pages come into the place of the skeleton, not below it. */}
      <Grid width="100%" maxWidth="816px" mx="auto" templateColumns="minmax(0, 1fr)">
        {pageCount === null && state.status === 'behind' && (
          <Box gridArea="1 / 1">
            <SheetSkeleton paper={document.design.paper} />
          </Box>
        )}
        <Box ref={place} gridArea="1 / 1" position="relative" />
      </Grid>
    </Flex>
  );
}
