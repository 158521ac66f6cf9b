import { resumeBuilder } from './resume-builder.tsx';

/** The door for any other page. */
export const { remote } = resumeBuilder;
