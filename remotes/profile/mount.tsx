import { createMountDoor } from '@shared/remote-kit';
import { profile } from './remote.tsx';

export const remote = createMountDoor(profile);
