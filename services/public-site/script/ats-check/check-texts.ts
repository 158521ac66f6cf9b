import type texts from '../../locales/en/ats-check.json';

/** The texts of the script. The page holds them, because the script is the same in every language. */
export type CheckTexts = (typeof texts)['script'];

/** What the build writes into the page for the script. */
export interface CheckSettings {
  /** The address of the worker that reads PDFs. */
  readonly reader: string;
  readonly texts: CheckTexts;
}

type Values = Readonly<Record<string, string | number>>;

/** Puts values into a text: `{{count}} pages`. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** Chooses the text for a count. */
export const counted = (texts: { readonly one: string; readonly other: string }, count: number): string =>
  fill(count === 1 ? texts.one : texts.other, { count });
