import { keepPlace, useQuery } from '@shared/graphql';
import { useEffect, useState } from 'react';
import type { Command } from './command.ts';
import { findJobs, listRecords } from './record-calls.ts';
import { useCommandTexts } from './texts.ts';

/** Milliseconds without a key press after which jobs are searched. */
const quietTime = 250;

/** Returns the search once it has not changed for a moment. */
function useSettled(search: string): string {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(search), quietTime);
    return () => clearTimeout(timer);
  }, [search]);
  return settled;
}

/** Lists of pages in the shared cache hold more than this, so the command bar neither reads nor changes them. */
const apart = { fetchPolicy: 'no-cache', context: keepPlace } as const;

export interface Records {
  readonly commands: readonly Command[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** Returns the person's documents and blocks, and the tracked jobs that may match the search. */
export function useRecords(search: string): Records {
  const t = useCommandTexts();
  const typed = search.trim();
  const text = useSettled(typed);
  const lists = useQuery(listRecords, apart);
  const found = useQuery(findJobs, {
    ...apart,
    variables: { text },
    fetchPolicy: text === '' ? 'standby' : apart.fetchPolicy,
  });
  const jobs = (found.data ?? found.previousData)?.jobs.nodes ?? [];
  const { resumes = [], letters = [], workEvents = [] } = lists.data ?? {};
  const { eduEvents = [], skillEvents = [], paragraphEvents = [] } = lists.data ?? {};
  const record = (
    group: Command['group'],
    path: string,
    id: string,
    title: string,
    detail: string | null,
  ): Command => ({
    ...{ id, group, title, detail: detail ?? undefined, does: `/app/${path}/${id}` },
  });
  return {
    commands: [
      ...resumes.map(({ id, title }) => record('documents', 'resumes/edit', id, title, t('kinds.resume'))),
      ...letters.map(({ id, title }) => record('documents', 'cover-letters/edit', id, title, t('kinds.letter'))),
      ...workEvents.map(({ id, position, company }) => record('blocks', 'events/work/edit', id, position, company)),
      ...eduEvents.map(({ id, degree, university }) =>
        record('blocks', 'events/edu/edit', id, degree ?? university, degree === null ? null : university),
      ),
      ...skillEvents.map(({ id, name }) => record('blocks', 'events/skills/edit', id, name, t('kinds.skill'))),
      ...paragraphEvents.map(({ id, title }) =>
        record('blocks', 'events/cover-letter/edit', id, title, t('kinds.paragraph')),
      ),
      ...jobs.map(({ id, title, company }) => record('jobs', 'jobs/track', id, title, company)),
    ],
    isLoading: lists.loading || found.loading || text !== typed,
    hasFailed: lists.error !== undefined || (typed !== '' && found.error !== undefined),
  };
}
