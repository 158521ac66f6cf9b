import { createRoutesDoor } from '@shared/remote-kit';
import { profile } from './remote.tsx';

export const door = createRoutesDoor(profile);
