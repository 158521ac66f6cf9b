import { profile } from './remote.tsx';

export const { remote } = profile;
