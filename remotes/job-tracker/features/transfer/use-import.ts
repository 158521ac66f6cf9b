import { loadJobsCsv } from '@shared/exporters';
import { dataOf, keepPlace, refusalOf, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import { useToday } from '../common/use-today.ts';
import { useDeletion } from '../deleting/use-deletion.ts';
import { importJobs } from './api.ts';
import type { PlannedJob } from './table-choice.ts';

export interface JobImport {
  readonly busy: boolean;
  /** The number of jobs stored before a later request failed; undefined if none failed. */
  readonly storedBeforeFailure: number | undefined;
  /** The gateway's own words for the failure, if it had any, such as that the account is full. */
  readonly reason: string | undefined;
  /** Stores the jobs in as many requests as they need. After a failure, the next call continues where it stopped. */
  readonly run: (jobs: readonly PlannedJob[]) => Promise<void>;
}

/** Stores the jobs of a table; the whole import can be undone at once. */
export function useImport(onDone: () => void): JobImport {
  const client = useApolloClient();
  const { t } = useTranslation();
  const notices = useNotices();
  const today = useToday();
  const remove = useDeletion();
  const [busy, setBusy] = useState(false);
  const [stored, setStored] = useState<readonly { readonly id: string; readonly title: string }[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [reason, setReason] = useState<string>();
  return {
    busy,
    storedBeforeFailure: hasFailed ? stored.length : undefined,
    reason,
    async run(jobs) {
      setBusy(true);
      const made = [...stored];
      try {
        const { inRequests } = await loadJobsCsv();
        for (const rows of inRequests(jobs.slice(made.length))) {
          const variables = {
            rows: rows.map(({ stages, ...row }) => ({
              ...{ ...row, tags: [...row.tags], contacts: [...row.contacts] },
              ...(stages && { stages: [...stages] }),
            })),
            today,
          };
          const result = await client.mutate({
            mutation: importJobs,
            variables,
            context: keepPlace,
            fetchPolicy: 'no-cache',
          });
          made.push(...dataOf(result).job.importJobs);
        }
        notices.show({
          kind: 'success',
          title: t('import.done', { count: made.length }),
          action: { label: t('undo'), onClick: () => void remove(made) },
        });
        onDone();
      } catch (cause) {
        setHasFailed(true);
        setReason(refusalOf(cause));
        setStored(made);
      }
      setBusy(false);
      // The lists in the cache lack the imported jobs.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' });
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    },
  };
}
