import { validate } from 'uuid';
import { cleanLine, cleanText } from '../../../shared/documents/text/clean-text.ts';
import { eventLimits } from '../../../shared/documents/event-limits.ts';
import type { YearMonth } from '../../../shared/documents/events.ts';
import type { PlainDay, PlainDayReading } from '../../../shared/documents/jobs/plain-day.ts';
import type { YearMonthReading } from '../../../shared/documents/year-month.ts';
import { parseWebLink, withoutScheme } from '../../../shared/documents/text/web-link.ts';
import { contactInfoMessages } from '../../../shared/documents/contact-info/contact-info-rules.ts';
import { badUserInput, type FieldProblem } from '../errors.ts';

type Given = string | null | undefined;

/**
 * Reads the fields of an input one by one and remembers what is wrong with each, so that a form hears of all at once.
 * Text is cleaned (no control characters) and trimmed, and empty text is null. `at` gives a reader for a part.
 */
export class InputReader {
  readonly #problems: FieldProblem[];
  readonly #prefix: string;

  constructor(problems: FieldProblem[] = [], prefix = '') {
    this.#problems = problems;
    this.#prefix = prefix;
  }

  /** A reader whose paths start with `part`: `at('work[0]')`, `at('accomplishments[2]')`. */
  at(part: string): InputReader {
    return new InputReader(this.#problems, this.#prefix === '' ? part : `${this.#prefix}.${part}`);
  }

  refuse(path: string, message: string): void {
    this.#problems.push({ path: this.#prefix === '' ? path : `${this.#prefix}.${path}`, message });
  }

  #text(path: string, value: Given, clean: (text: string) => string, longest: number): string | null {
    const text = clean(value ?? '').trim();
    if (text.length > longest) this.refuse(path, `Please use at most ${longest} characters.`);
    return text === '' ? null : text;
  }

  /** One line of text, or null. */
  line(path: string, value: Given, longest: number = eventLimits.line): string | null {
    return this.#text(path, value, cleanLine, longest);
  }

  requiredLine(path: string, value: Given, message: string): string {
    const line = this.line(path, value);
    if (line === null) this.refuse(path, message);
    return line ?? '';
  }

  /** Text of several lines, or null. */
  text(path: string, value: Given, longest: number = eventLimits.text): string | null {
    return this.#text(path, value, cleanText, longest);
  }

  /** Text of several lines that must not be empty. */
  requiredText(path: string, value: Given, message: string): string {
    const text = this.#text(path, value, cleanText, eventLimits.text);
    if (text === null) this.refuse(path, message);
    return text ?? '';
  }

  /** An http or https address, stored without its scheme (product.md §5). */
  link(path: string, value: Given): string | null {
    const line = this.line(path, value, eventLimits.link);
    if (line === null || parseWebLink(line) !== undefined) return line === null ? null : withoutScheme(line);
    this.refuse(path, contactInfoMessages.url);
    return null;
  }

  /** A month that the scalar has read; the text for another shape is that of product.md §8. */
  yearMonth(path: string, reading: YearMonthReading | null | undefined): YearMonth | null {
    if (!reading) return null;
    if (reading.ok) return reading.yearMonth;
    this.refuse(path, reading.message);
    return null;
  }

  /** A day that the scalar has read. */
  day(path: string, reading: PlainDayReading | null | undefined): PlainDay | null {
    if (!reading) return null;
    if (reading.ok) return reading.day;
    this.refuse(path, reading.message);
    return null;
  }

  /** The name that a block or an entry goes by; foreign records bring their own. Null when there is none. */
  uuid(path: string, value: Given): string | null {
    if (value === null || value === undefined) return null;
    if (/^[\w.:-]{1,100}$/.test(value)) return value;
    this.refuse(path, 'Please use 1 to 100 letters, digits, dots, colons, dashes or underscores.');
    return null;
  }

  /** The id under which a client wants something new to be stored, in the form of the database. */
  newRecordId(path: string, value: Given): string | undefined {
    if (value === null || value === undefined) return undefined;
    if (validate(value)) return value.toLowerCase();
    this.refuse(path, 'Please use a UUID.');
    return undefined;
  }

  /** The given list when it is not too long, else an empty one. */
  entries<T>(path: string, value: readonly T[] | null | undefined, most: number = eventLimits.entries): readonly T[] {
    const list = value ?? [];
    if (list.length <= most) return list;
    this.refuse(path, `Please use at most ${most} entries.`);
    return [];
  }

  /** Throws BAD_USER_INPUT with all problems, if there are any. */
  finish(): void {
    if (this.#problems.length > 0) throw badUserInput(this.#problems);
  }
}
