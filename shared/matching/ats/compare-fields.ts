import type { KnownKind, PlainEntry, PlainResume } from './recovered-resume.ts';
import { wordsOf } from './similarity.ts';

export type FieldName =
  'name' | 'headline' | 'contact' | 'title' | 'subtitle' | 'location' | 'dates' | 'link' | 'text' | 'points';

/** The text of a field as it was written and as it was read; '' for nothing. */
export interface ComparedField {
  readonly field: FieldName;
  readonly written: string;
  readonly read: string;
  /** `same`: the same words; `partly`: some of them, or different ones; `missing`: not found at all. */
  readonly verdict: 'same' | 'partly' | 'missing';
}

/** A group of fields: the header, or an entry of a section. */
export interface ComparedGroup {
  readonly id: string;
  /** Null for the header. */
  readonly kind: KnownKind | null;
  /** The heading of the section as it is printed. */
  readonly section: string;
  readonly fields: readonly ComparedField[];
}

/** The words of a text for comparison. A line may have ended after the hyphen of a word. */
export const keyOf = (text: string): string => wordsOf(text.replace(/(?<=\p{L}-)\s+(?=\p{L})/gu, '')).join(' ');

/** The share of the written words that were read, from 0 to 1. */
function share(written: string, read: string): number {
  const [words, found] = [wordsOf(written), new Set(wordsOf(read))];
  return words.length === 0 ? 1 : words.filter((word) => found.has(word)).length / words.length;
}

export function compared(field: FieldName, written: string, read: string): readonly ComparedField[] {
  if (keyOf(written) === '') return [];
  const verdict = keyOf(written) === keyOf(read) ? 'same' : share(written, read) > 0 ? 'partly' : 'missing';
  return [{ field, written, read, verdict }];
}

/** The text in `from` that equals `written`, or shares the most words with it. */
function closest(written: string, from: readonly string[]): string {
  const exact = from.find((text) => keyOf(text) === keyOf(written));
  if (exact !== undefined) return exact;
  return from.reduce<readonly [string, number]>(
    (best, text) => {
      const likeness = share(written, text);
      return likeness > best[1] ? [text, likeness] : best;
    },
    ['', 0.5],
  )[0];
}

function lists(field: FieldName, written: readonly string[], read: readonly string[]): readonly ComparedField[] {
  const asked = written.filter((text) => keyOf(text) !== '');
  if (asked.length === 0) return [];
  const found = asked.map((text) => closest(text, read)).filter((text) => text !== '');
  return compared(field, asked.join('\n'), found.join('\n'));
}

const nobody: PlainEntry = {
  id: '',
  title: '',
  subtitle: '',
  location: '',
  dates: '',
  link: '',
  paragraphs: [],
  points: [],
};

function fieldsOf(written: PlainEntry, read: PlainEntry): readonly ComparedField[] {
  const body = [...read.paragraphs, ...read.points];
  // A reader that takes paragraphs for bullets, or the other way round, still has their text.
  return [
    ...compared('title', written.title, read.title),
    ...compared('subtitle', written.subtitle, read.subtitle),
    ...compared('location', written.location, read.location),
    ...compared('dates', written.dates, read.dates),
    ...compared('link', written.link, read.link),
    ...lists('text', written.paragraphs, [...body, read.paragraphs.join(' ')]),
    ...lists('points', written.points, body),
  ];
}

const wholeText = ({ title, subtitle, location, dates, link, paragraphs, points }: PlainEntry): string =>
  [title, subtitle, location, dates, link, ...paragraphs, ...points].join(' ');

/** The similarity of two entries. Names count most, because entries are recognized by them. */
const likenessOf = (written: PlainEntry, read: PlainEntry): number =>
  share(`${written.title} ${written.subtitle}`, wholeText(read)) * 2 + share(wholeText(written), wholeText(read));

/** Compares what was written with what a reader found in the PDF, field by field, in the order of the page. */
export function compareFields(written: PlainResume, read: PlainResume): readonly ComparedGroup[] {
  const contacts = read.contacts.map(({ text }) => text);
  const header: ComparedGroup = {
    id: 'header',
    kind: null,
    section: '',
    fields: [
      ...compared('name', written.name, read.name),
      ...compared('headline', written.headline, read.headline),
      ...written.contacts.flatMap(({ text }) => compared('contact', text, closest(text, contacts))),
    ],
  };
  const left = read.sections.flatMap((section) => section.entries.map((entry) => ({ entry, kind: section.kind })));
  const groups = written.sections.flatMap(({ kind, title, entries }) =>
    entries.map((entry): ComparedGroup => {
      // Entries of the same kind come first: the same words in another section mean something else.
      const ranked = left
        .map((candidate, index) => ({
          index,
          score: likenessOf(entry, candidate.entry) + (candidate.kind === kind ? 0.5 : 0),
        }))
        .sort((one, other) => other.score - one.score);
      const best = ranked[0];
      const found = best !== undefined && best.score > 1 ? left.splice(best.index, 1)[0] : undefined;
      return { id: entry.id, kind, section: title, fields: fieldsOf(entry, found?.entry ?? nobody) };
    }),
  );
  return [header, ...groups].filter(({ fields }) => fields.length > 0);
}
