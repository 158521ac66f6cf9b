import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useRemote } from '@shared/remote-kit';
import { Box, ErrorNotice, Text, useNotices } from '@shared/ui';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { portalImportOf, type PortalImport, type PortalImportOptions } from './portal-import.ts';

export interface PortalHistoryProps {
  /** Whether the list below is empty. Only then is the import worth a line on the page. */
  readonly isListEmpty: boolean;
}

/**
 * Imports what the portal around the remote knows about the person's work and education, and offers to try again if a
 * new customer's records did not arrive.
 */
export function PortalHistory(props: PortalHistoryProps): ReactNode {
  const { definition, environment } = useRemote();
  const client = useApolloClient();
  const notices = useNotices();
  const { t } = useTranslation();
  const [started] = useState(() => {
    if (environment.getHistory === undefined) return undefined;
    const report: PortalImportOptions['report'] = (problem, cause) =>
      environment.onError?.({
        id: crypto.randomUUID(),
        remote: definition.name,
        version: definition.version,
        phase: 'network',
        code: 'PORTAL_IMPORT',
        message: cause instanceof Error ? `${problem}: ${cause.message}` : problem,
        cause,
      });
    return portalImportOf({
      session: environment.session,
      getHistory: async (request) => (await environment.getHistory?.(request)) ?? { work: [], education: [] },
      client,
      report,
      onImported: (count) => notices.show({ kind: 'success', title: t('portalHistory.imported', { count }) }),
    });
  });
  return started === undefined ? null : <ImportLine portalImport={started} {...props} />;
}

function ImportLine({
  portalImport,
  isListEmpty,
}: PortalHistoryProps & { readonly portalImport: PortalImport }): ReactNode {
  const { t } = useTranslation();
  const state = useSyncExternalStore(portalImport.subscribe, portalImport.getState);
  if (!isListEmpty) return null;
  return (
    <Box mb={state === 'done' ? '0' : '6'}>
      <Text role="status" color="fg.muted" textStyle="sm">
        {state === 'running' && t('portalHistory.running')}
      </Text>
      {state === 'failed' && (
        <ErrorNotice title={t('portalHistory.failed')} onRetry={() => portalImport.retry()}>
          {t('portalHistory.failedHelp')}
        </ErrorNotice>
      )}
    </Box>
  );
}
