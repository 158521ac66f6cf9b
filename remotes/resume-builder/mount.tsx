import { resumeBuilder } from './remote.tsx';

/** The door for any other page. */
export const { remote } = resumeBuilder;
