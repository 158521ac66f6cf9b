import type { ParagraphEvent } from '@shared/documents';
import { createContext, use } from 'react';

/** Provides the person's paragraphs to components deep inside the content. */
export const ParagraphsContext = createContext<readonly ParagraphEvent[]>([]);

/** Returns the person's paragraphs from the nearest `OwnParagraphsContext`. */
export const useParagraphs = (): readonly ParagraphEvent[] => use(ParagraphsContext);
