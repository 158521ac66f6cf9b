import type { ComposedDocument, Paper } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import type { Typesetter } from '@shared/typesetting';
import { Box, Button, CircleAlertIcon, Flex, HStack, Skeleton, Text, useAfter } from '@shared/ui';
import type { ReactNode } from 'react';
import { useLivePages } from './use-live-pages.ts';

interface PagePaneProps {
  readonly typesetter: Typesetter;
  readonly document: ComposedDocument;
  /** Pages of this résumé that came with the HTML. */
  readonly prepared: HTMLElement | undefined;
}

/** The true pages: the last good ones stay while the next are made. */
export function PagePane({ typesetter, document, prepared }: PagePaneProps): ReactNode {
  const { t } = useTranslation();
  const { place, state, pageCount, missing, retry } = useLivePages(typesetter, document, prepared);
  return (
    <Flex direction="column" align="center" gap="3" px={{ base: '3', md: '8' }} py="6" minHeight="100%">
      <HStack width="100%" maxWidth="816px" minHeight="8" justify="space-between" gap="4" color="fg.muted">
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
      </HStack>
      <HStack width="100%" maxWidth="816px" gap="2" align="start" role="status" color="fg.muted">
        {missing !== '' && (
          <>
            <CircleAlertIcon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
            <Text textStyle="sm">{t('page.missing', { characters: Array.from(missing).slice(0, 12).join(' ') })}</Text>
          </>
        )}
      </HStack>
      <Box width="100%" maxWidth="816px" position="relative">
        {pageCount === null && state.status === 'behind' && <SheetSkeleton paper={document.design.paper} />}
        <Box ref={place} />
      </Box>
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
