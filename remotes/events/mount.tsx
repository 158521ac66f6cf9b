import { events } from './remote.tsx';

export const { remote } = events;
