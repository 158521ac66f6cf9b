import { createContext, use } from 'react';
import { textsLanguage } from '../../../shared/contracts/index.ts';
import { frameTextsIn } from '../texts.ts';

/** BCP 47: of the header and the footer that are drawn. */
export const FrameLanguage = createContext<string>(textsLanguage);

/** The words of header and footer. */
export const useFrameTexts = (): ReturnType<typeof frameTextsIn> => frameTextsIn(use(FrameLanguage));
