import { createRoutesEntry } from '@shared/remote-kit';
import { jobTracker } from './remote.tsx';

/** The entry point for the shell. */
export const door = createRoutesEntry(jobTracker);
