import type { ParagraphEvent } from '@shared/documents';
import { createContext, use } from 'react';

/** Provides the person's paragraphs to components deep inside the content. */
export const OwnParagraphsContext = createContext<readonly ParagraphEvent[]>([]);

/** Returns the person's paragraphs from the nearest `OwnParagraphsContext`. */
export const useOwnParagraphs = (): readonly ParagraphEvent[] => use(OwnParagraphsContext);
