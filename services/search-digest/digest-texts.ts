import { readFileSync } from 'node:fs';
import { brand } from '../../shared/contracts/brand.ts';
import { filled } from '../markup/filled.ts';
import type english from './locales/en/digest.json';

const texts = JSON.parse(readFileSync(new URL('./locales/en/digest.json', import.meta.url), 'utf8')) as typeof english;

/** A text of the message about new jobs, with its values. */
export const say = (name: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  filled(texts, { brand: brand.name, ...values })(name);
