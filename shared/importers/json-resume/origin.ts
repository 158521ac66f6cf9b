/**
 * The entries of the file that a résumé was imported from (docs/adr/0053). JSON Resume has fields that the product does
 * not have, such as the day of a date or a summary beside the highlights of a job. An entry is written back as it was as
 * long as reading it gives what the résumé shows; otherwise the writer's own entry takes its place.
 */
import { jsonRecord, type JsonRecord } from '../../documents/parsing/read-json.ts';
import { type DocumentProblem, isRecord } from '../../documents/parsing/read.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import type { Source, SourceShape } from '../common/source.ts';
import { withCurrentNames } from '../common/source.ts';
import { hasSameContent } from './lossless-meta.ts';
import { basicsShape, profileShape } from './read-basics.ts';
import { educationShape, skillShape, workShape } from './read-blocks.ts';
import { sectionReaders } from './read-sections.ts';
import { emailAddress, webAddress } from './web-address.ts';

/** The lists of a file with the shapes of their entries. */
const listShapes: Readonly<Record<string, SourceShape>> = {
  work: workShape,
  education: educationShape,
  skills: skillShape,
  ...Object.fromEntries(sectionReaders.map(({ field, shape }) => [field, shape])),
};

/** A date, which the schema wants with two digits for month and day. */
const date = /^([12]\d{3})(?:-(0?[1-9]|1[0-2])(?:-(0?[1-9]|[12]\d|3[01]))?)?(?:T.*)?$/;
function paddedDate(text: string): string | undefined {
  const [, ...parts] = date.exec(text) ?? [];
  const given = parts.filter((part) => (part as string | undefined) !== undefined);
  return given.length === 0 ? undefined : given.map((part) => part.padStart(2, '0')).join('-');
}
const isText = (value: unknown): value is string => typeof value === 'string';
const lists = ['highlights', 'keywords', 'courses', 'roles'];
const dates = ['startDate', 'endDate', 'date', 'releaseDate'];

/** Returns a value of a known field as the schema allows it, or undefined for one that the schema refuses. */
function allowed(field: string, value: unknown): unknown {
  if (lists.includes(field)) return Array.isArray(value) && value.every(isText) ? value : undefined;
  const text = typeof value === 'number' ? String(value) : value;
  if (!isText(text)) return undefined;
  if (field === 'url') return webAddress(text) || undefined;
  if (field === 'email') return emailAddress(text) || undefined;
  return dates.includes(field) ? paddedDate(text) : text;
}

/** Returns an entry of the file without the values that the schema refuses; unknown fields are allowed. */
function allowedEntry(record: JsonRecord, { known }: SourceShape): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).flatMap(([field, value]) => {
      const kept = known.includes(field) ? allowed(field, value) : value;
      return kept === undefined ? [] : [[field, kept]];
    }),
  );
}

function allowedBasics(basics: JsonRecord): JsonRecord {
  const { location } = basics;
  const texts = Object.fromEntries(
    Object.entries(basics).filter(([field]) => field !== 'location' && field !== 'profiles'),
  );
  return {
    ...allowedEntry(texts, basicsShape),
    ...(isRecord(location) && {
      location: Object.fromEntries(Object.entries(location).filter(([, value]) => isText(value))),
    }),
    ...('profiles' in basics && {
      profiles: recordsIn(basics, 'profiles').map((profile) => allowedEntry(profile, profileShape)),
    }),
  };
}

/** Returns the objects in a list of a file. */
export function recordsIn(file: JsonRecord | undefined, field: string): readonly JsonRecord[] {
  const list: unknown = file?.[field];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Returns the entries of a file under the current names of their fields; undefined if there is too much to keep. */
export function originOf({ record: root }: Source): JsonRecord | undefined {
  const { basics } = root;
  const entries: Record<string, unknown> = {};
  if (isRecord(basics)) {
    const named = withCurrentNames(basics, basicsShape);
    const profiles = recordsIn(named, 'profiles').map((each) => withCurrentNames(each, profileShape));
    entries['basics'] = 'profiles' in named ? { ...named, profiles } : named;
  }
  for (const [field, shape] of Object.entries(listShapes)) {
    const records = recordsIn(root, field).map((each) => withCurrentNames(each, shape));
    if (records.length > 0) entries[field] = records;
  }
  const problems: DocumentProblem[] = [];
  const kept = jsonRecord(resumeLimits.originDepth, resumeLimits.origin)(entries, '', problems);
  return problems.length > 0 || Object.keys(kept).length === 0 ? undefined : kept;
}

/** Returns the entries of a list as the schema allows them. */
export function originEntries(origin: JsonRecord | undefined, field: string): readonly JsonRecord[] {
  const shape = listShapes[field];
  return shape === undefined ? [] : recordsIn(origin, field).map((each) => allowedEntry(each, shape));
}

/** Returns the contact info of the file as the schema allows it; empty if the file had none. */
export const originBasics = (origin: JsonRecord | undefined): JsonRecord =>
  isRecord(origin?.['basics']) ? allowedBasics(origin['basics']) : {};

/**
 * Finds for each thing the entry it came from: one that restores it and that no other thing uses. An entry that equals
 * what the writer makes of another thing is not used, because `meta.tessera` finds its values by these.
 */
export function matchOrigin<Thing>(
  things: readonly Thing[],
  entries: readonly JsonRecord[],
  write: (thing: Thing) => JsonRecord,
  restores: (thing: Thing, entry: JsonRecord) => boolean,
): readonly (JsonRecord | undefined)[] {
  const waiting = [...entries];
  const found = things.map((thing) => {
    const index = waiting.findIndex((entry) => restores(thing, entry));
    return index === -1 ? undefined : waiting.splice(index, 1)[0];
  });
  const written = things.filter((_thing, index) => found[index] === undefined).map(write);
  return found.map((entry) => (written.some((other) => hasSameContent(other, entry)) ? undefined : entry));
}
