import { createMountEntry } from '@shared/remote-kit';
import { events } from './remote.tsx';

export const remote = createMountEntry(events);
