import { useApolloClient } from '@shared/graphql';
import { useOwnTexts } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect } from 'react';
import en from '../locales/en/partner.json';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { shellVersion } from '../version.ts';
import { importHistory } from './import-history.ts';
import { takeImport } from './pending-import.ts';

/**
 * Takes over what a partner knows of the person who has just signed in there (product.md §4, step 5), behind the app that
 * is being used already. Failures are reported and nothing else (product.md §4).
 */
export function PartnerImport({ reporting }: { readonly reporting: ErrorReporting }): null {
  const client = useApolloClient();
  const notices = useNotices();
  const { t } = useOwnTexts('partner', { en });

  useEffect(() => {
    const task = takeImport();
    if (!task) return;
    const { partner } = task.access;
    const report = (problem: string, cause?: unknown): void => {
      const why = cause instanceof Error ? `: ${cause.message}` : '';
      reporting.report({
        id: crypto.randomUUID(),
        remote: 'shell',
        version: shellVersion,
        phase: 'network',
        code: 'PARTNER_IMPORT',
        message: `Import from ${partner.id}: ${problem}${why}`,
        cause,
      });
    };
    void importHistory({ ...task, client, report }).then((count) => {
      if (count === 0) return;
      // Every list that is on screen asks anew, whichever remote has drawn it.
      for (const fieldName of ['workEvents', 'eduEvents']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      client.cache.gc();
      notices.show({ kind: 'success', title: t('imported', { count, portal: partner.name }) });
    });
  }, [client, notices, t, reporting]);
  return null;
}
