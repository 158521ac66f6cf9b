import { createMountEntry } from '@shared/remote-kit';
import { jobTracker } from './remote.tsx';

/** The door for any other page. */
export const remote = createMountEntry(jobTracker);
