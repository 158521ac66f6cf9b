import { createMountEntry } from '@shared/remote-kit';
import { resumeBuilder } from './remote.tsx';

/** The door for any other page. */
export const remote = createMountEntry(resumeBuilder);
