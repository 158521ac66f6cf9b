/**
 * Reads the corpus of résumés in `bench/import-corpus/files` and compares what was found with the people who are printed
 * in them. A file is named by its maker and its person. Shown is the share of right fields: of jobs with company, title,
 * and both dates, and of each other field.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readCorpusFile } from './import-corpus/read-corpus-file.ts';
import { people, type PersonName } from './import-corpus/people.ts';
import type { Person } from './import-corpus/person.ts';
import { scoreReading, type FieldScore } from './import-corpus/score-reading.ts';

/** What the files of a maker do not show. */
const unprinted: Readonly<Record<string, readonly string[]>> = {
  jake: ['headline', 'certificates'],
  'awesome-cv': ['languages', 'certificates'],
  'moderncv-classic': ['summary', 'certificates'],
  'moderncv-banking': ['summary', 'certificates'],
  altacv: ['certificates'],
  deedy: ['headline', 'summary', 'languages', 'certificates'],
  'rendercv-classic': ['certificates'],
  'rendercv-stacked': ['certificates'],
  'basic-resume': ['headline', 'certificates'],
  'modern-cv': ['summary', 'certificates'],
  // The levels of languages are in another place or not printed.
  'theme-elegant': ['places of jobs', 'languages', 'certificates'],
  'theme-kendall': ['languages', 'certificates'],
  'theme-macchiato': ['places of jobs', 'certificates'],
  'theme-stackoverflow': ['certificates'],
  'writer-tabs': ['certificates'],
  'writer-table': ['summary', 'certificates'],
};

const files = path.join(import.meta.dirname, 'import-corpus/files');

function addTo(sums: Map<string, { right: number; all: number }>, scores: readonly FieldScore[]): void {
  for (const { field, right, all } of scores) {
    const sum = sums.get(field) ?? { right: 0, all: 0 };
    sums.set(field, { right: sum.right + right, all: sum.all + all });
  }
}

const shares = (sums: ReadonlyMap<string, { right: number; all: number }>) =>
  Object.fromEntries([...sums].map(([field, { right, all }]) => [field, `${right} of ${all}`]));

export async function run() {
  const total = new Map<string, { right: number; all: number }>();
  const makers = new Map<string, Map<string, { right: number; all: number }>>();
  const mistakes: string[] = [];
  for (const file of readdirSync(files).toSorted()) {
    const [, maker = '', name = ''] = /^(.+)-([a-z]+)\.(?:pdf|docx|odt)$/.exec(file) ?? [];
    const person: Person = people[name as PersonName];
    const scores = scoreReading(person, await readCorpusFile(path.join(files, file))).filter(
      ({ field }) => !(unprinted[maker] ?? []).includes(field),
    );
    addTo(total, scores);
    const sums = makers.get(maker) ?? new Map<string, { right: number; all: number }>();
    addTo(sums, scores);
    makers.set(maker, sums);
    mistakes.push(...scores.flatMap((score) => score.mistakes.map((mistake) => `${file}: ${score.field}: ${mistake}`)));
  }
  return {
    total: shares(total),
    makers: Object.fromEntries([...makers].map(([maker, sums]) => [maker, shares(sums)])),
    mistakes,
  };
}
