import { describeRemoteContract } from '../../tooling/testing/describe-remote-contract.tsx';
import { work } from './__tests__/stored-blocks.ts';
import { remote } from './mount.tsx';
import { door } from './routes.tsx';

describeRemoteContract({
  remote,
  door,
  data: { workEvents: [work('a', { company: 'Initech' })] },
  start: '/events/work',
  other: '/events/work/new',
  shows: 'Engineer a · Initech',
});
