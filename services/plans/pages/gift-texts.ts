import { readFileSync } from 'node:fs';
import { brand } from '../../../shared/contracts/brand.ts';
import { filled } from '../../markup/filled.ts';
import type english from '../locales/en/gift.json';

export const giftTexts = JSON.parse(
  readFileSync(new URL('../locales/en/gift.json', import.meta.url), 'utf8'),
) as typeof english;

/** A text with the brand and the values in it. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return filled({ text }, { brand: brand.name, ...words })('text');
};
