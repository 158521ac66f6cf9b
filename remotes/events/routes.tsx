import { createRoutesDoor } from '@shared/remote-kit';
import { events } from './remote.tsx';

export const door = createRoutesDoor(events);
