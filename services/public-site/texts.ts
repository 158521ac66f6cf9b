import { readdirSync } from 'node:fs';
import { pseudoLanguage, textsLanguage } from '../../shared/contracts/index.ts';
import { localeTexts } from '../platform/i18n/locale-texts.ts';
import type frame from './locales/en/frame.json';
import type pages from './locales/en/pages.json';

const folder = new URL('./locales/', import.meta.url);

/** The words of header and footer. */
export const frameTextsIn = localeTexts<typeof frame>(folder, 'frame');
export const frameTexts = frameTextsIn(textsLanguage);

/** Languages besides English that header and footer are drawn in, around pages that are made when they are asked for. */
export const frameLanguages: readonly string[] = [
  ...readdirSync(folder).filter((language) => language !== textsLanguage),
  pseudoLanguage,
];

/** The words of the pages that are no articles: those drawn at build are in English. */
export const pageTexts = localeTexts<typeof pages>(folder, 'pages')(textsLanguage);
