import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ErrorNotice, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { paneGutter } from '../common/panes.ts';

interface SearchFailedProps {
  readonly error: Error;
  readonly isOffline: boolean;
  /** Whether the results of an earlier search are below. */
  readonly hasResults: boolean;
  readonly onRetry: () => void;
}

/** Explains a failed search: a refused one shows the reason, and any other can be tried again. */
export function SearchFailed({ error, isOffline, hasResults, onRetry }: SearchFailedProps): ReactNode {
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
      <ErrorNotice title={t(isOffline ? 'posting.offline' : 'posting.searchFailed')} onRetry={onRetry}>
        {t(isOffline ? 'posting.offlineHelp' : 'posting.searchFailedHelp')}
        {hasResults && ` ${t('posting.oldResults')}`}
      </ErrorNotice>
    </Box>
  );
}
