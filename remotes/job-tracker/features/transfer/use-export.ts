import { jobLimits } from '@shared/documents';
import { loadJobsCsv } from '@shared/exporters';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { saveFile } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';
import { useToday } from '../common/use-today.ts';
import { filterOf, type TrackerQuery } from '../query/tracker-query.ts';
import { exportJobs } from './api.ts';

/** Downloads the jobs that match the filters as a table that can be imported again. */
export function useExport(query: TrackerQuery): () => Promise<void> {
  const client = useApolloClient();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();
  const pageAfter = async (after: string | null) => {
    const result = await client.query({
      query: exportJobs,
      variables: {
        filter: filterOf(query, query.stages),
        sort: { ...query.sort },
        after,
        first: jobLimits.page,
        today,
      },
      fetchPolicy: 'no-cache',
      context: keepPlace,
    });
    return dataOf(result).jobs;
  };
  return async () => {
    try {
      const [{ writeJobs }, first] = await Promise.all([loadJobsCsv(), pageAfter(null)]);
      const jobs = [...first.nodes];
      for (let after = first.endCursor; after !== null;) {
        const page = await pageAfter(after);
        jobs.push(...page.nodes);
        after = page.endCursor;
      }
      saveFile(new Blob([writeJobs(jobs)], { type: 'text/csv;charset=utf-8' }), t('transfer.file', { day: today }));
      notices.show({ kind: 'success', title: t('transfer.exported', { count: jobs.length }), duration: 4000 });
    } catch {
      notices.show({ kind: 'error', title: t('transfer.exportFailed') });
    }
  };
}
