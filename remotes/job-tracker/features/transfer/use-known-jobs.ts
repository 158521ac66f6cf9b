import { keepPlace, useApolloClient } from '@shared/graphql';
import { useEffect, useState } from 'react';
import { knownJobs } from './api.ts';
import type { JobsPlan } from './table-choice.ts';

/** Returns, for each planned job, whether it is likely tracked already; false until that is known. */
export function useKnownJobs(plan: JobsPlan): readonly boolean[] {
  const client = useApolloClient();
  const [found, setFound] = useState<{ readonly plan: JobsPlan; readonly ids: readonly (string | null)[] }>();
  useEffect(() => {
    const jobs = plan.jobs.map(({ job: { title, company, location, link } }) => ({ title, company, location, link }));
    if (jobs.length === 0) return undefined;
    let isOver = false;
    client.query({ query: knownJobs, variables: { jobs }, fetchPolicy: 'no-cache', context: keepPlace }).then(
      ({ data }) => {
        if (!isOver) setFound({ plan, ids: data?.knownJobs ?? [] });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [client, plan]);
  return plan.jobs.map((_, index) => found?.plan === plan && found.ids[index] != null);
}
