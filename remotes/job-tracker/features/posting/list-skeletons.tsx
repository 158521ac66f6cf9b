import { useTranslation } from '@shared/i18n';
import { Box, Flex, Skeleton, Stack, useAfter, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import { rowStyles } from './row-styles.ts';

/** Milliseconds after which a placeholder shows, so that a quick response does not flicker. */
const quick = 150;

/** The placeholder of a list of postings: rows of the same height and with the same lines. */
export function RowsSkeleton({ hasTile = false }: { readonly hasTile?: boolean }): ReactNode {
  const { t } = useTranslation();
  const isVisible = useAfter(quick);
  return (
    <Box role="status" aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Box aria-hidden visibility={isVisible ? 'visible' : 'hidden'}>
        {Array.from({ length: 8 }, (_, index) => (
          <Flex key={index} css={rowStyles}>
            {hasTile && <Skeleton boxSize="8" borderRadius="l2" flexShrink="0" />}
            <Stack gap="2" flex="1">
              <Skeleton height="3" width={index % 2 === 0 ? '70%' : '55%'} />
              <Skeleton height="3" width={index % 2 === 0 ? '45%' : '60%'} />
              <Skeleton height="3" width="50%" />
            </Stack>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

/** The placeholder of a posting: its title, facts, actions, and text. */
export function PostingSkeleton(): ReactNode {
  const { t } = useTranslation();
  const isVisible = useAfter(quick);
  return (
    <Box role="status" aria-busy pt="4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Stack aria-hidden gap="3" maxWidth="reading" visibility={isVisible ? 'visible' : 'hidden'}>
        <Skeleton height="6" width="60%" />
        <Skeleton height="3" width="40%" />
        <Skeleton height="3" width="50%" />
        <Flex gap="2" mt="2" mb="4">
          <Skeleton height="8" width="8rem" borderRadius="full" />
          <Skeleton height="8" width="9rem" borderRadius="full" />
        </Flex>
        {['92%', '97%', '85%', '94%', '60%'].map((width) => (
          <Skeleton key={width} height="3" width={width} />
        ))}
      </Stack>
    </Box>
  );
}
