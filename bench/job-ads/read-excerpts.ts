import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AcceptedOrNone, ExpectedDemand, ExpectedFacts } from './read-corpus.ts';

/** What an excerpt is judged for: the file it is in, without the number of its part (`head-en`, `head-de-2`). */
export const excerptKinds = ['pay', 'deadline', 'employment', 'contact', 'head', 'demands'] as const;
export type ExcerptKind = (typeof excerptKinds)[number];

/** A few lines of an ad with the facts that a careful reader finds in them (README.md "Excerpts"). */
export interface Excerpt {
  readonly kind: ExcerptKind;
  /** The name of its file with its number in it: `pay-17`. */
  readonly name: string;
  readonly isHeldBack: boolean;
  readonly language: string;
  readonly readOn: string;
  readonly address: string | null;
  readonly text: string;
  /** The town that the ad names; undefined for what has a place of its own. */
  readonly place?: string;
  readonly title?: AcceptedOrNone;
  readonly company?: AcceptedOrNone;
  readonly location?: AcceptedOrNone;
  readonly employmentType?: AcceptedOrNone;
  readonly workplace?: AcceptedOrNone;
  readonly pay?: ExpectedFacts['pay'] | readonly ExpectedFacts['pay'][];
  readonly deadline?: ExpectedFacts['deadline'] | readonly ExpectedFacts['deadline'][];
  readonly contact?: ExpectedFacts['contact'];
  readonly demands?: readonly ExpectedDemand[];
}

const folder = path.join(import.meta.dirname, 'excerpts');

async function readFileOf(file: string): Promise<readonly Excerpt[]> {
  const name = path.basename(file, '.json');
  const kind = excerptKinds.find((each) => name.startsWith(each));
  if (kind === undefined) throw new Error(`${file} is of no known kind.`);
  const rows = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as readonly (Partial<Excerpt> & {
    readonly n: number;
    readonly language: string;
    readonly text: string;
  })[];
  return rows.map(({ n, ...row }) => ({
    readOn: '2026-09-02',
    address: null,
    ...row,
    ...{ kind, name: `${name}-${n}`, isHeldBack: n % 3 === 0 },
  }));
}

/** Reads all judged excerpts, file by file in the order of their names. */
export async function readExcerpts(): Promise<readonly Excerpt[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return (await Promise.all(files.map(readFileOf))).flat();
}
