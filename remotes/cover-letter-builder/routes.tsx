import { createRoutesEntry } from '@shared/remote-kit';
import { coverLetterBuilder } from './remote.tsx';

/** The shell's door. */
export const door = createRoutesEntry(coverLetterBuilder);
