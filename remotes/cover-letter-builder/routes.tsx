import { createRoutesDoor } from '@shared/remote-kit';
import { coverLetterBuilder } from './remote.tsx';

/** The shell's door. */
export const door = createRoutesDoor(coverLetterBuilder);
