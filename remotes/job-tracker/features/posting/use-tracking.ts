import type { JobStage } from '@shared/documents';
import { dataOf, keepPlace, refusalOf, useApolloClient, type ApolloCache } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { newUuid } from '@shared/record-forms';
import { useNotices } from '@shared/ui';
import { useRef, useState } from 'react';
import { deleteJobs } from '../common/api/delete-jobs.ts';
import { useToday } from '../common/use-today.ts';
import { evictJobs } from '../deleting/evict-jobs.ts';
import { evictDueCount } from '../common/api/evict-due-count.ts';
import type { PostingCard } from './api/posting-fields.ts';
import { trackedFields, trackPosting } from './api/track-posting.ts';

/** Updates the posting's tracked job in the cache; null for none. */
function tie(
  cache: ApolloCache,
  postingId: string,
  job: { readonly id: string; readonly stage: JobStage } | null,
): void {
  const trackedJob = job === null ? null : { __typename: 'TrackedJob' as const, id: job.id, stage: job.stage };
  const posting = { __typename: 'Posting' as const, id: postingId };
  const id = cache.identify(posting);
  if (id !== undefined) cache.writeFragment({ id, fragment: trackedFields, data: { ...posting, trackedJob } });
}

export interface Tracking {
  readonly busy: boolean;
  readonly track: () => Promise<void>;
}

/** Returns a function that adds a posting to the board and offers to undo it. */
export function useTracking({ id, title }: Pick<PostingCard, 'id' | 'title'>): Tracking {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const today = useToday();
  const [busy, setBusy] = useState(false);
  // All attempts use one id, because an attempt whose response was lost may have created the job, which the next one
  // then finds.
  const newJob = useRef(newUuid());

  const untrack = async (jobId: string): Promise<void> => {
    try {
      await client.mutate({ mutation: deleteJobs, variables: { ids: [jobId] }, context: keepPlace });
      newJob.current = newUuid();
      tie(client.cache, id, null);
      evictJobs(client.cache, [jobId]);
      notices.show({ kind: 'success', title: t('posting.track.undone', { title }) });
    } catch (error) {
      notices.show({
        kind: 'error',
        title: t('posting.track.undoFailed', { title }),
        description: refusalOf(error) ?? t('posting.track.failedHelp'),
      });
    }
  };
  const track = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const result = await client.mutate({
        mutation: trackPosting,
        variables: { id, jobId: newJob.current, today },
        context: keepPlace,
      });
      const job = dataOf(result).job.trackPosting;
      tie(client.cache, id, job);
      evictDueCount(client.cache);
      notices.show({
        kind: 'success',
        title: t('posting.track.done', { title }),
        action: { label: t('undo'), onClick: () => void untrack(job.id) },
      });
    } catch (error) {
      notices.show({
        kind: 'error',
        title: t('posting.track.failed', { title }),
        description: refusalOf(error) ?? t('posting.track.failedHelp'),
      });
    }
    setBusy(false);
  };
  return { busy, track };
}
