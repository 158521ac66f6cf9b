import { createRoutesEntry } from '@shared/remote-kit';
import { resumeBuilder } from './remote.tsx';

/** The shell's entry point. */
export const door = createRoutesEntry(resumeBuilder);
