import { cleanLine, cleanText } from '../../documents/text/clean-text.ts';
import type { PartialDate } from '../../documents/events.ts';
import { endsBefore } from '../../documents/partial-date.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { isRecord } from '../../documents/parsing/read.ts';
import { resumeLimits } from '../../documents/resume-limits.ts';
import { parseWebLink } from '../../documents/text/web-link.ts';
import { readDate } from './dates.ts';
import type { AdaptedCode, ImportNote, OmissionCode } from './reading.ts';

/** The fields of an object in a file. */
export interface SourceShape {
  readonly known: readonly string[];
  /** Old names of fields, such as those from before version 1.0, with their current names. */
  readonly old?: Readonly<Record<string, string>>;
  /** The separator between the path of the object and a field's name; `.` by default. */
  readonly separator?: string;
}

/** The number of characters of a value that a note shows. */
const shownLength = 80;

/**
 * Returns the beginning of a value as JSON. It goes no deeper than the text is long, because each level adds a
 * character; `JSON.stringify` overflows the stack on deep nesting.
 */
function beginningOf(value: unknown, longest: number): string {
  if (longest <= 0) return '';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, longest));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  for (const key in value) {
    if (text.length >= longest) return text;
    if (text.length > 1) text += ',';
    if (!isList) text += `${JSON.stringify(key)}:`;
    text += beginningOf((value as Readonly<Record<string, unknown>>)[key], longest - text.length);
  }
  return text + (isList ? ']' : '}');
}

function shown(value: unknown): string {
  const text = value === undefined || typeof value === 'string' ? (value ?? '') : beginningOf(value, shownLength);
  const start = text.slice(0, shownLength);
  return cleanLine(start.isWellFormed() ? start : start.slice(0, -1));
}

/** The reasons for which a text is left out that a person may still want as it is. */
const takeable: ReadonlySet<OmissionCode> = new Set<OmissionCode>([
  ...(['not-a-date', 'not-a-web-link', 'too-long', 'unknown-field'] as const),
  ...(['not-supported', 'one-is-enough', 'not-visible'] as const),
]);

/** Returns the whole text that is left out, or '' if it is not one that can be taken. */
function takeableText(code: OmissionCode, value: unknown): string {
  const text = takeable.has(code) && typeof value === 'string' ? cleanText(value).trim() : '';
  return text.length > resumeLimits.text ? '' : text;
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns an object with the current names of its fields; a field under its current name wins over the old one. */
export function withCurrentNames(record: JsonRecord, { old = {} }: SourceShape): JsonRecord {
  const renamed: Record<string, unknown> = { ...record };
  for (const [before, today] of Object.entries(old)) {
    if (isBlank(record[before]) || !isBlank(record[today])) continue;
    renamed[today] = record[before];
    Reflect.deleteProperty(renamed, before);
  }
  return renamed;
}

/**
 * An object of the file. It reads its fields and notes each problem under the field's name; missing and null fields
 * read as empty.
 */
export class Source {
  readonly path: string;
  /** The object as it is in the file. */
  readonly given: JsonRecord;
  /** The object with the current names of its fields. */
  readonly record: JsonRecord;
  readonly #separator: string;
  readonly #notes: ImportNote[];

  constructor(given: JsonRecord, path: string, notes: ImportNote[], shape: SourceShape) {
    this.path = path;
    this.given = given;
    this.record = withCurrentNames(given, shape);
    this.#separator = shape.separator ?? '.';
    this.#notes = notes;
    for (const [old, today] of Object.entries(shape.old ?? {})) {
      if (old in given && !(old in this.record)) this.#adapted(old, 'old-name', today);
    }
    for (const key of Object.keys(this.record)) {
      if (!shape.known.includes(key) && this.has(key)) this.leaveOut(key, 'unknown-field');
    }
  }

  /** Notes that a field's content is left out. */
  leaveOut(key: string, code: OmissionCode, value: unknown = this.record[key]): void {
    const text = takeableText(code, value);
    this.#notes.push({ path: this.at(key), code, leftOut: true, value: shown(value), ...(text !== '' && { text }) });
  }

  #adapted(key: string, code: AdaptedCode, value: unknown): void {
    this.#notes.push({ path: this.at(key), code, leftOut: false, value: shown(value) });
  }

  /** Notes that a field's content was imported in another form. */
  adapt(key: string, code: AdaptedCode): void {
    this.#adapted(key, code, this.record[key]);
  }

  at(key: string): string {
    const name = shown(key);
    return this.path === '' ? name : `${this.path}${this.#separator}${name}`;
  }

  has(key: string): boolean {
    return !isBlank(this.record[key]);
  }

  #clean(value: unknown, key: string, clean: (text: string) => string, longest: number): string {
    if (isBlank(value)) return '';
    if (typeof value !== 'string' && typeof value !== 'number') {
      this.leaveOut(key, 'not-text', value);
      return '';
    }
    if (typeof value === 'number') this.#adapted(key, 'number', value);
    const raw = String(value);
    const text = clean(raw).trim();
    if (text.length > longest) {
      this.leaveOut(key, 'too-long', raw);
      return '';
    }
    if (cleanText(raw) !== raw.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')) {
      this.#adapted(key, 'control-characters', text);
    }
    return text;
  }

  line(key: string): string {
    return this.#clean(this.record[key], key, cleanLine, resumeLimits.line);
  }

  text(key: string): string {
    return this.#clean(this.record[key], key, cleanText, resumeLimits.text);
  }

  /** The lines of a text, each short enough for a bullet of its own. */
  points(key: string): readonly string[] {
    return this.text(key)
      .split('\n')
      .map((each) => each.trim())
      .filter((each) => each !== '' && (each.length <= resumeLimits.point || this.#tooLong(key, each)));
  }

  #tooLong(key: string, value: string): false {
    this.leaveOut(key, 'too-long', value);
    return false;
  }

  /** Reads an absolute http(s) address, or ''. */
  link(key: string): string {
    const text = this.#clean(this.record[key], key, cleanLine, resumeLimits.link);
    if (text === '') return '';
    const link = parseWebLink(text);
    if (link === undefined) this.leaveOut(key, 'not-a-web-link');
    return link ?? '';
  }

  date(key: string): PartialDate | null {
    const text = this.#clean(this.record[key], key, cleanLine, resumeLimits.line);
    if (text === '') return null;
    const date = readDate(text);
    if (date === undefined) this.leaveOut(key, 'not-a-date');
    else if (date.date === null) this.adapt(key, 'open-end');
    return date?.date ?? null;
  }

  /** Reads a period whose end, if it has one, is not before its start. */
  span(
    start = 'startDate',
    end = 'endDate',
  ): { readonly startDate: PartialDate | null; readonly endDate: PartialDate | null } {
    const startDate = this.date(start);
    const endDate = this.date(end);
    if (startDate === null || endDate === null || !endsBefore(endDate, startDate)) return { startDate, endDate };
    this.leaveOut(start, 'ends-before-start');
    return { startDate: null, endDate };
  }

  #list(key: string): readonly unknown[] {
    const value = this.record[key];
    if (isBlank(value)) return [];
    if (!Array.isArray(value)) {
      this.leaveOut(key, 'not-a-list');
      return [];
    }
    if (value.length <= resumeLimits.itemsPerSection) return value;
    this.leaveOut(key, 'too-many', `${value.length}`);
    return value.slice(0, resumeLimits.itemsPerSection);
  }

  /** Reads a list of texts; a single text counts as a list of one. */
  lines(key: string, longest: number = resumeLimits.point): readonly string[] {
    const value = this.record[key];
    const values: readonly unknown[] = typeof value === 'string' ? [value] : this.#list(key);
    return values
      .map((each, index) => this.#clean(each, `${key}[${index}]`, cleanLine, longest))
      .filter((each) => each !== '');
  }

  objects(key: string, shape: SourceShape): readonly Source[] {
    return this.#list(key).flatMap((each, index) => {
      const place = `${key}[${index}]`;
      if (isRecord(each)) return new Source(each, this.at(place), this.#notes, shape);
      if (!isBlank(each)) this.leaveOut(place, 'not-an-object', each);
      return [];
    });
  }

  object(key: string, shape: SourceShape): Source {
    const value = this.record[key];
    if (!isRecord(value) && !isBlank(value)) this.leaveOut(key, 'not-an-object');
    return new Source(isRecord(value) ? value : {}, this.at(key), this.#notes, shape);
  }
}
