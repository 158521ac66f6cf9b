import { createRoutesDoor } from '@shared/remote-kit';
import { jobTracker } from './remote.tsx';

/** The door for the shell. */
export const door = createRoutesDoor(jobTracker);
