import { readdirSync } from 'node:fs';
import { pseudoLanguage, textsLanguage } from '../../shared/contracts/index.ts';
import { localeTexts } from '../platform/i18n/locale-texts.ts';
import type atsCheck from './locales/en/ats-check.json';
import type frame from './locales/en/frame.json';
import type pages from './locales/en/pages.json';
import { createContext, use } from 'react';

const folder = new URL('./locales/', import.meta.url);

/** The texts of header and footer. */
export const frameTextsIn = localeTexts<typeof frame>(folder, 'frame');
export const frameTexts = frameTextsIn(textsLanguage);

/** The texts of the ATS check: those of its page, and those of its script. */
export const atsCheckTexts = localeTexts<typeof atsCheck>(folder, 'ats-check')(textsLanguage);

/** The languages besides English in which header and footer are rendered, around pages that are rendered on request. */
export const frameLanguages: readonly string[] = [
  ...readdirSync(folder).filter((language) => language !== textsLanguage),
  pseudoLanguage,
];

/** The texts of the pages that are not articles. Those rendered at build are in English. */
export const pageTexts = localeTexts<typeof pages>(folder, 'pages')(textsLanguage);

/** The language (BCP 47) of the header and the footer that are rendered. */
export const FrameLanguage = createContext<string>(textsLanguage);

/** Returns the texts of header and footer. */
export const useFrameTexts = (): ReturnType<typeof frameTextsIn> => frameTextsIn(use(FrameLanguage));
