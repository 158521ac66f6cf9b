import { createMountEntry } from '@shared/remote-kit';
import { profile } from './remote.tsx';

export const remote = createMountEntry(profile);
