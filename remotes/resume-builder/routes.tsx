import { resumeBuilder } from './resume-builder.tsx';

/** The shell's door. */
export const { door } = resumeBuilder;
