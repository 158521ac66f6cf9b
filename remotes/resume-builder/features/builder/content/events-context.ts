import type { ResumeEvents } from '@shared/documents';
import { createContext, use } from 'react';

const nothing: ResumeEvents = { work: [], education: [], skills: [] };

/** Provides the person's blocks to components deep inside the content. */
export const EventsContext = createContext<ResumeEvents>(nothing);

/** Returns the person's blocks from the nearest `OwnEventsContext`. */
export const useEvents = (): ResumeEvents => use(EventsContext);
