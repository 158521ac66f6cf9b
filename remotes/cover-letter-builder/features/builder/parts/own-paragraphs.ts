import type { ParagraphEvent } from '@shared/documents';
import { createContext, use } from 'react';

/** The person's paragraphs, for what stands deep inside the content. */
export const OwnParagraphsContext = createContext<readonly ParagraphEvent[]>([]);

export const useOwnParagraphs = (): readonly ParagraphEvent[] => use(OwnParagraphsContext);
