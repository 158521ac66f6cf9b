import { createRoutesEntry } from '@shared/remote-kit';
import { resumeBuilder } from './remote.tsx';

/** The shell's door. */
export const door = createRoutesEntry(resumeBuilder);
