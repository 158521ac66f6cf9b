import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ErrorNotice, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { paneGutter } from '../common/panes.ts';

interface SearchFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Explains a failed search: a refused one shows the reason, and any other can be tried again. */
export function SearchFailed({ error, onRetry }: SearchFailedProps): ReactNode {
  const { t } = useTranslation();
  if (requestFailureOf(error) === 'invalid') {
    return (
      <Text role="alert" color="fg.error" textStyle="sm" py="3" px={paneGutter}>
        {error.message}
      </Text>
    );
  }
  return (
    <Box py="3" px={paneGutter}>
      <ErrorNotice title={t('posting.searchFailed')} onRetry={onRetry}>
        {t('posting.searchFailedHelp')}
      </ErrorNotice>
    </Box>
  );
}
