import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, ErrorNotice } from '@shared/ui';
import { useLayoutEffect, type ReactNode } from 'react';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Path of the list of such documents. */
  readonly listPath: string;
  /** Pages that came with the HTML. */
  readonly prepared: HTMLElement | undefined;
}

/** Says that a document is not there, or could not be loaded. */
export function LoadFailed({ error, onRetry, listPath, prepared }: LoadFailedProps): ReactNode {
  const { t: own } = useTranslation();
  // Pages of a document that cannot be edited must not stand beside the sentence that says so.
  useLayoutEffect(() => prepared?.remove(), [prepared]);
  const isGone = requestFailureOf(error) === 'not-found';
  const toList = (
    <ButtonLink variant="outline" size="sm">
      <AppLink to={listPath}>{own('builder.toList')}</AppLink>
    </ButtonLink>
  );
  return (
    <Box maxWidth="reading" mx="auto" p={{ base: '4', md: '8' }}>
      {isGone ? (
        <ErrorNotice title={own('builder.missing')} action={toList}>
          {own('builder.missingHelp')}
        </ErrorNotice>
      ) : (
        <ErrorNotice title={own('builder.loadFailed')} onRetry={onRetry}>
          {own('builder.loadFailedHelp')}
        </ErrorNotice>
      )}
    </Box>
  );
}
