import { createRoutesDoor } from '@shared/remote-kit';
import { resumeBuilder } from './remote.tsx';

/** The shell's door. */
export const door = createRoutesDoor(resumeBuilder);
