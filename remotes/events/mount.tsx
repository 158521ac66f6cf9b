import { createMountDoor } from '@shared/remote-kit';
import { events } from './remote.tsx';

export const remote = createMountDoor(events);
