import { createContext, use } from 'react';
import { textsLanguage } from '../../../shared/contracts/index.ts';
import { frameTextsIn } from '../texts.ts';

/** The language (BCP 47) of the header and the footer that are rendered. */
export const FrameLanguage = createContext<string>(textsLanguage);

/** Returns the texts of header and footer. */
export const useFrameTexts = (): ReturnType<typeof frameTextsIn> => frameTextsIn(use(FrameLanguage));
