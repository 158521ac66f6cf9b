import { events } from './remote.tsx';

export const { door } = events;
