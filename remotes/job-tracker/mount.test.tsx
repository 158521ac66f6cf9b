import { describeRemoteContract } from '../../tooling/testing/describe-remote-contract.tsx';
import { job } from './__tests__/stored-jobs.ts';
import { remote } from './mount.tsx';
import { door } from './routes.tsx';

describeRemoteContract({
  remote,
  door,
  data: {
    jobs: ({ filter }: { readonly filter: { readonly stages?: readonly string[]; readonly due?: boolean } }) => {
      const isOther = filter.due === true || filter.stages?.includes('applied') === false;
      const nodes = isOther ? [] : [job('a', { stage: 'applied' })];
      return { nodes, endCursor: null, total: nodes.length };
    },
    jobCounts: [{ stage: 'applied', count: 1 }],
    jobsDue: { count: 0, quiet: 0 },
    jobTags: [],
  },
  start: '/jobs/track?view=board',
  other: '/jobs/track/new',
  shows: 'Welder a',
});
