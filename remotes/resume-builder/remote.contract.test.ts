import { describeRemoteContract } from '../../tooling/testing/describe-remote-contract.tsx';
import { resume, workEvent } from './__tests__/stored-resumes.ts';
import { remote } from './mount.tsx';
import { door } from './routes.tsx';

describeRemoteContract({
  remote,
  door,
  data: {
    resumes: [resume('r1', { title: 'For Acme' })],
    deletedResumes: [],
    workEvents: [workEvent('w1', 'Engineer')],
    eduEvents: [],
    skillEvents: [],
  },
  start: '/resumes',
  shows: 'For Acme',
});
