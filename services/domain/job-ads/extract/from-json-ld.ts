/** Reads a job from schema.org `JobPosting` data, which most pages of jobs have because search engines require it. */
import { currencyCode } from '../../../../shared/documents/jobs/pay.ts';
import { jobLimits } from '../../../../shared/documents/jobs/job-limits.ts';
import { type SalaryPeriod, salaryPeriods } from '../../../../shared/documents/jobs/job.ts';
import { readDay } from '../../../../shared/documents/jobs/read-day.ts';
import type { Salary } from '../../../../shared/documents/jobs/read-salary.ts';
import { isRecord } from '../../../../shared/documents/parsing/read.ts';
import { employmentTypesOf } from './words-for.ts';
import type { JobAd } from '../job-ad.ts';
import { textOfHtml } from './html-text.ts';

/** An object of linked data. */
export type Thing = Readonly<Record<string, unknown>>;

const deepest = 6;

/**
 * Parses a script. Line breaks inside strings are invalid JSON but common, so they are replaced in a second attempt.
 */
function parseScript(script: string): unknown {
  const text = script.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '');
  for (const attempt of [text, text.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // Try the next form.
    }
  }
  return undefined;
}

const isOfType = (thing: Thing, type: string): boolean => [thing['@type']].flat().includes(type);

function collectPostings(value: unknown, found: Thing[], depth = 0): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const each of value.slice(0, 200)) collectPostings(each, found, depth + 1);
  } else if (isRecord(value)) {
    if (isOfType(value, 'JobPosting')) found.push(value);
    else
      collectPostings(
        [value['@graph'], value['mainEntity'], value['itemListElement'], value['item']],
        found,
        depth + 1,
      );
  }
}

/** Finds every `JobPosting` in the scripts of a page. */
export function postingsIn(scripts: readonly string[]): readonly Thing[] {
  const postings: Thing[] = [];
  for (const script of scripts) collectPostings(parseScript(script), postings);
  return postings;
}

/** Returns a value, or the name of an object, as one line. */
export const lineOf = (value: unknown): string | null => {
  const [first] = [value].flat();
  if (typeof first === 'string') return textOfHtml(first).replace(/\s+/g, ' ').trim() || null;
  return isRecord(first) ? lineOf(first['name']) : null;
};

function placeOf(place: unknown): string | null {
  if (!isRecord(place)) return lineOf(place);
  const address = place['address'];
  if (!isRecord(address)) return lineOf(address) ?? lineOf(place['name']);
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((key) => lineOf(address[key]));
  const presentParts = [...new Set(parts.filter((part) => part !== null))];
  return presentParts.length === 0 ? null : presentParts.join(', ');
}

/** Returns the places of the job as they are written. */
export const placesOf = (posting: Thing): readonly string[] => {
  const places = [posting['jobLocation']].flat().slice(0, 20).map(placeOf);
  return [...new Set(places.filter((place) => place !== null))];
};

/** Returns whether the job can be done from anywhere. */
export const isTelecommute = (posting: Thing): boolean => /telecommute/i.test(lineOf(posting['jobLocationType']) ?? '');

/** Returns the location as one line, such as `Remote (France)`; null if it is not stated. */
export function locationOf(posting: Thing): string | null {
  const places = placesOf(posting).slice(0, 3).join(' / ');
  if (!isTelecommute(posting)) return places === '' ? null : places;
  const from = places === '' ? placeOf([posting['applicantLocationRequirements']].flat()[0]) : places;
  return from === null || from === '' ? 'Remote' : `Remote (${from})`;
}

/** Returns the places of the job, or where people may live who do it; null if neither is stated. */
function placeNamesOf(posting: Thing): string | null {
  const places = placesOf(posting).slice(0, 3);
  const homes = [posting['applicantLocationRequirements']]
    .flat()
    .slice(0, 3)
    .flatMap((each) => placeOf(each) ?? []);
  return (places.length > 0 ? places : homes).join(' / ') || null;
}

const amountOf = (value: unknown): number | null => {
  const amount = typeof value === 'string' ? Number(value.replace(/[\s,']/g, '')) : value;
  return typeof amount === 'number' && amount > 0 && amount <= jobLimits.salary ? amount : null;
};

/** Returns the salary, as far as it is stated. */
export function salaryOf(posting: Thing): Partial<Salary> {
  const base = [posting['baseSalary'] ?? posting['estimatedSalary']].flat()[0];
  if (!isRecord(base)) return {};
  const value = isRecord(base['value']) ? base['value'] : base;
  const single = amountOf(value['value'] ?? base['value']);
  const [low, high] = [amountOf(value['minValue']) ?? single, amountOf(value['maxValue']) ?? single];
  if (low === null && high === null) return {};
  const unit = (lineOf(value['unitText'] ?? base['unitText']) ?? '').toLowerCase();
  const period: SalaryPeriod | undefined = salaryPeriods.find((each) => unit.startsWith(each));
  return {
    salaryMin: low === null || high === null ? low : Math.min(low, high),
    salaryMax: low === null || high === null ? high : Math.max(low, high),
    currency: currencyCode(lineOf(base['currency'] ?? posting['salaryCurrency']) ?? '') ?? null,
    salaryPeriod: period ?? null,
  };
}

/** Reads the first posting in the scripts; undefined if there is none. */
export function fromJsonLd(scripts: readonly string[]): Partial<JobAd> | undefined {
  const [posting] = postingsIn(scripts);
  if (!posting) return undefined;
  const description = typeof posting['description'] === 'string' ? textOfHtml(posting['description']) : '';
  const end = lineOf(posting['validThrough']);
  return {
    title: lineOf(posting['title'] ?? posting['name']),
    company: lineOf(posting['hiringOrganization']),
    location: placeNamesOf(posting),
    description: description === '' ? null : description,
    deadline: (end === null ? undefined : readDay(end, 'monthFirst')) ?? null,
    workplace: isTelecommute(posting) ? 'remote' : null,
    employmentTypes: employmentTypesOf([posting['employmentType']].flat().flatMap((each) => lineOf(each) ?? [])).filter(
      (each) => each !== 'other',
    ),
    ...salaryOf(posting),
  };
}
