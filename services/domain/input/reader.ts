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
 * Reads the fields of an input one by one and collects all problems, so that a form can show them at once. Text is
 * cleaned of control characters and trimmed; empty text becomes null. `at` creates a reader for a part.
 */
export class InputReader {
  readonly #problems: FieldProblem[];
  readonly #prefix: string;

  constructor(problems: FieldProblem[] = [], prefix = '') {
    this.#problems = problems;
    this.#prefix = prefix;
  }

  /** Creates a reader whose paths start with `part`, as in `at('work[0]')` or `at('accomplishments[2]')`. */
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

  /** Reads one line of text, or null. */
  line(path: string, value: Given, longest: number = eventLimits.line): string | null {
    return this.#text(path, value, cleanLine, longest);
  }

  requiredLine(path: string, value: Given, message: string): string {
    const line = this.line(path, value);
    if (line === null) this.refuse(path, message);
    return line ?? '';
  }

  /** Reads text of several lines, or null. */
  text(path: string, value: Given, longest: number = eventLimits.text): string | null {
    return this.#text(path, value, cleanText, longest);
  }

  /** Reads text of several lines that must not be empty. */
  requiredText(path: string, value: Given, message: string): string {
    const text = this.#text(path, value, cleanText, eventLimits.text);
    if (text === null) this.refuse(path, message);
    return text ?? '';
  }

  /** Reads an http or https address, which is stored without its scheme (product.md §5). */
  link(path: string, value: Given): string | null {
    const line = this.line(path, value, eventLimits.link);
    if (line === null || parseWebLink(line) !== undefined) return line === null ? null : withoutScheme(line);
    this.refuse(path, contactInfoMessages.url);
    return null;
  }

  /** Reads a month that the scalar has parsed. The message for an invalid one is that of product.md §8. */
  yearMonth(path: string, reading: YearMonthReading | null | undefined): YearMonth | null {
    if (!reading) return null;
    if (reading.ok) return reading.yearMonth;
    this.refuse(path, reading.message);
    return null;
  }

  /** Reads a day that the scalar has parsed. */
  day(path: string, reading: PlainDayReading | null | undefined): PlainDay | null {
    if (!reading) return null;
    if (reading.ok) return reading.day;
    this.refuse(path, reading.message);
    return null;
  }

  /** Reads the name of a block or an entry, which partner records bring with them; null if there is none. */
  uuid(path: string, value: Given): string | null {
    if (value === null || value === undefined) return null;
    if (/^[\w.:-]{1,100}$/.test(value)) return value;
    this.refuse(path, 'Please use 1 to 100 letters, digits, dots, colons, dashes or underscores.');
    return null;
  }

  /** Reads the id under which a client wants to store a new record, normalized for the database. */
  newRecordId(path: string, value: Given): string | undefined {
    if (value === null || value === undefined) return undefined;
    if (validate(value)) return value.toLowerCase();
    this.refuse(path, 'Please use a UUID.');
    return undefined;
  }

  /** Returns the list if it is not too long; otherwise an empty one. */
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
