import { resumeBuilder } from './remote.tsx';

/** The shell's door. */
export const { door } = resumeBuilder;
