import { useTranslation } from '@shared/i18n';
import { useRouteError } from '@shared/router';
import { Box, Button, ErrorNotice } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from '../page/chunk-errors.ts';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { shellVersion } from '../version.ts';

/**
 * The message for an error in the shell's own page. When only a file of an old build is missing, the page reloads once.
 */
export function PageError({ reporting }: { readonly reporting: ErrorReporting }): ReactNode {
  const { t } = useTranslation();
  const error = useRouteError();
  const [id] = useState(() => crypto.randomUUID());
  useEffect(() => {
    if (isChunkError(error) && reloadOnce()) return;
    const message = error instanceof Error ? error.message : String(error);
    reporting.report({ id, remote: 'shell', version: shellVersion, phase: 'render', message, cause: error });
  }, [error, id, reporting]);
  return (
    <Box as="main" maxWidth="reading" mx="auto" px="6" py="16">
      <ErrorNotice
        title={t('fault.title')}
        id={id}
        action={
          <Button variant="outline" size="sm" colorPalette="gray" onClick={() => window.location.reload()}>
            {t('fault.reload')}
          </Button>
        }
      >
        {t('fault.safe')}
      </ErrorNotice>
    </Box>
  );
}
