import { requestFailureOf } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ButtonLink, ErrorNotice } from '@shared/ui';
import { useLayoutEffect, type ReactNode } from 'react';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The path of the library of such documents. */
  readonly listPath: string;
  /** The pages that the server rendered into the HTML. */
  readonly prepared: HTMLElement | undefined;
}

/** Says that a document does not exist or could not be loaded. */
export function LoadFailed({ error, onRetry, listPath, prepared }: LoadFailedProps): ReactNode {
  const { t: own } = useTranslation();
  // The prepared pages must not be shown next to a message that the document cannot be edited.
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
