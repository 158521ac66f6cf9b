import { readFileSync } from 'node:fs';

/** The words of shared pages that are not the document's. */
export interface SharedTexts {
  readonly download: string;
  readonly parts: string;
  readonly letter: Readonly<Record<'title' | 'download', string>>;
  readonly resume: Readonly<Record<'title' | 'download', string>>;
  readonly madeWith: string;
  readonly contact: string;
  readonly locked: Readonly<Record<'title' | 'heading' | 'text' | 'password' | 'open' | 'wrong' | 'wait', string>>;
  readonly unfinished: Readonly<Record<'title' | 'text' | 'action', string>>;
  readonly busy: Readonly<Record<'title' | 'text' | 'action', string>>;
}

export const sharedTexts = JSON.parse(
  readFileSync(new URL('../locales/en/shared.json', import.meta.url), 'utf8'),
) as SharedTexts;

/** `Made with {{brand}}` with its values. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, key: string) => values[key] ?? '');
