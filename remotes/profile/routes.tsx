import { createRoutesEntry } from '@shared/remote-kit';
import { profile } from './remote.tsx';

export const door = createRoutesEntry(profile);
