import { describeRemoteContract } from '../../tooling/testing/describe-remote-contract.tsx';
import { letter } from './__tests__/stored-letters.ts';
import { remote } from './mount.tsx';
import { door } from './routes.tsx';

describeRemoteContract({
  remote,
  door,
  data: { letters: [letter('l1', { title: 'To Acme' })], deletedLetters: [] },
  start: '/cover-letters',
  shows: 'To Acme',
});
