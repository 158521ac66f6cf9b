import { readFileSync } from 'node:fs';
import type frame from './locales/en/frame.json';
import type pages from './locales/en/pages.json';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./locales/en/${name}.json`, import.meta.url), 'utf8'));

/** The words of header and footer. */
export const frameTexts = read('frame') as typeof frame;

/** The words of the pages that are no articles. */
export const pageTexts = read('pages') as typeof pages;
