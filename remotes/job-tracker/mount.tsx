import { createMountEntry } from '@shared/remote-kit';
import { jobTracker } from './remote.tsx';

/** The entry point for any page other than the shell. */
export const remote = createMountEntry(jobTracker);
