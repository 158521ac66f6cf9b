import { storedKeys, storedValue, type StoredValue } from '@shared/remote-kit';
import { noChoices, type Choices } from './choices.ts';

export const documentKinds = ['resume', 'letter'] as const;
export type DocumentKindName = (typeof documentKinds)[number];

/** The person's decisions while tailoring to a posting or job, stored until the document is created. */
export interface TailoringDraft {
  readonly kind: DocumentKindName;
  /** Id of the résumé to start from; '' for none, null if the person has not chosen. */
  readonly base: string | null;
  /** The number of pages; null means as many as the base résumé has. */
  readonly pages: 1 | 2 | null;
  /** The titles of the documents; null means the default title. */
  readonly titles: Readonly<Record<DocumentKindName, string | null>>;
  readonly choices: Readonly<Record<DocumentKindName, Choices>>;
  /** The last attempt to create a document: its input and id, so that a retry does not create a second one. */
  readonly tried: { readonly id: string; readonly sent: string } | null;
  /** The time of the last change in milliseconds since 1970. */
  readonly keptAt: number;
}

export const newTailoringDraft: TailoringDraft = {
  ...{ kind: 'resume', base: null, pages: null, titles: { resume: null, letter: null } },
  ...{ choices: { resume: noChoices, letter: noChoices }, tried: null, keptAt: 0 },
};

type Loose = Readonly<Record<string, unknown>>;
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readChoices = (value: unknown): Choices => ({
  taken: Object.fromEntries(
    Object.entries(loose(loose(value)['taken'])).filter(
      (each): each is [string, boolean] => typeof each[1] === 'boolean',
    ),
  ),
  order: Object.fromEntries(
    Object.entries(loose(loose(value)['order'])).map(([name, ids]) => [
      name,
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    ]),
  ),
});

function parse(text: string): TailoringDraft | undefined {
  try {
    const kept = loose(JSON.parse(text));
    const [titles, choices, tried] = [loose(kept['titles']), loose(kept['choices']), loose(kept['tried'])];
    const [id, sent] = [textOr(tried['id']), textOr(tried['sent'])];
    return {
      kind: documentKinds.find((each) => each === kept['kind']) ?? 'resume',
      base: textOr(kept['base']),
      pages: kept['pages'] === 1 || kept['pages'] === 2 ? kept['pages'] : null,
      titles: { resume: textOr(titles['resume']), letter: textOr(titles['letter']) },
      choices: { resume: readChoices(choices['resume']), letter: readChoices(choices['letter']) },
      tried: id === null || sent === null ? null : { id, sent },
      keptAt: typeof kept['keptAt'] === 'number' ? kept['keptAt'] : 0,
    };
  } catch {
    return undefined;
  }
}

const root = 'tessera.job-tracker.tailoring.';
const stored = (key: string): StoredValue<TailoringDraft> => storedValue(key, { parse, print: JSON.stringify });

/** The value stored on this device for the tailoring of a person to `target`, the id of a posting or a job. */
export const storedTailoringDraft = (subject: string, target: string): StoredValue<TailoringDraft> =>
  stored(`${root}${subject}.${target}`);

const oldestInDays = 60;

/** Removes drafts of any account on this device that were not changed for 60 days. */
export function removeOldTailoringDrafts(now = Date.now()): void {
  for (const key of storedKeys(root)) {
    const kept = stored(key);
    if ((kept.get()?.keptAt ?? 0) < now - oldestInDays * 86_400_000) kept.remove();
  }
}
