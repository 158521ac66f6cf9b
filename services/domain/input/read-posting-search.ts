import { countryCode } from '../../../shared/documents/places/country-code.ts';
import { currencyCode } from '../../../shared/documents/jobs/pay.ts';
import { jobLimits } from '../../../shared/documents/jobs/job-limits.ts';
import type { SalaryPeriod } from '../../../shared/documents/jobs/job.ts';
import type { EmploymentType, Workplace } from '../../../shared/documents/postings/posting.ts';
import { type PostingSearch, searchLimits } from '../../../shared/documents/postings/posting-search.ts';
import type { InputReader } from './reader.ts';

type Given<Value> = Value | null | undefined;

export interface PostingSearchInputValue {
  readonly words?: Given<string>;
  readonly title?: Given<string>;
  readonly company?: Given<string>;
  readonly place?: Given<string>;
  readonly radiusKm?: Given<number>;
  readonly country?: Given<string>;
  readonly workplaces?: Given<readonly Workplace[]>;
  readonly employmentTypes?: Given<readonly EmploymentType[]>;
  readonly salaryMin?: Given<number>;
  readonly currency?: Given<string>;
  readonly salaryPeriod?: Given<SalaryPeriod>;
  readonly postedWithinDays?: Given<number>;
}

function readAmount(reader: InputReader, path: string, value: Given<number>, min: number, max: number): number | null {
  if (value === null || value === undefined) return null;
  if (Number.isFinite(value) && value >= min && value <= max) return value;
  reader.refuse(path, `Please use a number from ${min} to ${max.toLocaleString('en')}.`);
  return null;
}

function readCurrency(reader: InputReader, value: Given<string>): string | null {
  const line = reader.line('currency', value);
  if (line === null) return null;
  const code = currencyCode(line);
  if (code === undefined) reader.refuse('currency', 'Please use a currency such as EUR or USD.');
  return code ?? null;
}

function readCountry(reader: InputReader, value: Given<string>): string | null {
  const line = reader.line('country', value);
  if (line === null) return null;
  const code = countryCode(line);
  if (code === undefined) reader.refuse('country', 'Please use a country code such as US or DE.');
  return code ?? null;
}

/** Reads a job search. `reader.finish()` must be called afterward. */
export function readPostingSearch(reader: InputReader, input: PostingSearchInputValue): PostingSearch {
  const { words, radius, days, line } = searchLimits;
  return {
    words: reader.line('words', input.words, words),
    title: reader.line('title', input.title, line),
    company: reader.line('company', input.company, line),
    place: reader.line('place', input.place, line),
    radiusKm: readAmount(reader, 'radiusKm', input.radiusKm, 1, radius),
    country: readCountry(reader, input.country),
    workplaces: [...new Set(input.workplaces ?? [])],
    employmentTypes: [...new Set(input.employmentTypes ?? [])],
    salaryMin: readAmount(reader, 'salaryMin', input.salaryMin, 0, jobLimits.salary),
    currency: readCurrency(reader, input.currency),
    salaryPeriod: input.salaryPeriod ?? null,
    postedWithinDays: readAmount(reader, 'postedWithinDays', input.postedWithinDays, 1, days),
  };
}
