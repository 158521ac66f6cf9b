import type { ResumeEvents } from '@shared/documents';
import { createContext, use } from 'react';

const nothing: ResumeEvents = { work: [], education: [], skills: [] };

/** The person's blocks, for what stands deep inside the content. */
export const OwnEventsContext = createContext<ResumeEvents>(nothing);

export const useOwnEvents = (): ResumeEvents => use(OwnEventsContext);
