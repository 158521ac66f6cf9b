import { createRoutesEntry } from '@shared/remote-kit';
import { coverLetterBuilder } from './remote.tsx';

/** The shell's entry point. */
export const door = createRoutesEntry(coverLetterBuilder);
