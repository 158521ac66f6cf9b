import { createRoutesEntry } from '@shared/remote-kit';
import { events } from './remote.tsx';

export const door = createRoutesEntry(events);
