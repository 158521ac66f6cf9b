import type { ComposedDocument } from '@shared/documents';
import { Button, CircleAlertIcon, HStack, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';
import { LazyMissingCharacters } from './unprintable/lazy-missing-characters.tsx';
import type { PagesOnScreen } from './use-live-pages.ts';

interface PageStatusProps {
  readonly pages: Pick<PagesOnScreen, 'pageCount' | 'state' | 'isLate' | 'missing' | 'retry'>;
  /** The document on the pages. */
  readonly document: ComposedDocument;
  /** Content at the end of the line. */
  readonly children?: ReactNode;
}

/** Shows the number of pages, and what is wrong with them. */
export function PageStatus({
  pages: { pageCount, state, isLate, missing, retry },
  document,
  children,
}: PageStatusProps): ReactNode {
  const t = useBuilderTexts();
  return (
    // As high as where the server renders the prepared pages, unless there is more to say.
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
        {children}
      </HStack>
      <HStack gap="2" align="start" role="status" color="fg.muted">
        {isLate && state.status !== 'failed' && pageCount !== null && <Text textStyle="sm">{t('page.late')}</Text>}
      </HStack>
      <HStack gap="2" align="start" role="status" color="fg.muted">
        {missing !== '' && <LazyMissingCharacters document={document} characters={missing} />}
      </HStack>
    </Stack>
  );
}
