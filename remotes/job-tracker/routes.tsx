import { createRoutesEntry } from '@shared/remote-kit';
import { jobTracker } from './remote.tsx';

/** The door for the shell. */
export const door = createRoutesEntry(jobTracker);
