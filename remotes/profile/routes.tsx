import { profile } from './remote.tsx';

export const { door } = profile;
