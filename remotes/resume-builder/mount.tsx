import { createMountEntry } from '@shared/remote-kit';
import { resumeBuilder } from './remote.tsx';

/** The entry point for any other page. */
export const remote = createMountEntry(resumeBuilder);
