import { createMountEntry } from '@shared/remote-kit';
import { coverLetterBuilder } from './remote.tsx';

/** The entry point for any other page. */
export const remote = createMountEntry(coverLetterBuilder);
