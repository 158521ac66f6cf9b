import { addDays, dayOf, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { EmploymentType, Workplace } from '../../../../shared/documents/postings/posting.ts';
import type { PostingDraft } from '../posting-draft.ts';
import type { Occupation, Sector } from './occupation.ts';
import { occupations } from './occupations/index.ts';
import { createRandom, type Random } from './random.ts';
import { sampleText } from './sample-text.ts';
import companies from './companies.json' with { type: 'json' };
import type { GeoPlace } from '../../job-search/places/place.ts';
import groups from './sample-towns.json' with { type: 'json' };

/** The places of sample postings, with their level of pay relative to the United States (1) and their currency. */
interface SampleTown {
  readonly place: GeoPlace;
  readonly currency: string;
  /** The factor by which pay in US dollars is multiplied. */
  readonly payFactor: number;
}

const sampleTowns: readonly SampleTown[] = groups.flatMap(({ currency, payFactor, towns }) =>
  towns.map((place) => ({ place, currency, payFactor })),
);

/** Invented names. Together with an ending for the sector they make companies that do not exist. */
const companyNames: readonly string[] = companies.names;

const companyEndings: Readonly<Record<Sector, readonly string[]>> = companies.endings;

/** A generated posting with its occupation and rank, for measuring whether a search finds it. */
export interface SamplePosting extends PostingDraft {
  readonly occupation: string;
  /** A rank such as `Senior`; empty for most. */
  readonly rank: string;
}

/** The number of days over which samples are spread. The newest is of the day of generation. */
const spread = 45;

function workplaceOf(random: Random, { isDeskWork }: Occupation): Workplace {
  if (!isDeskWork) return 'onSite';
  const chance = random.next();
  return chance < 0.4 ? 'onSite' : chance < 0.75 ? 'hybrid' : 'remote';
}

function employmentOf(random: Random): EmploymentType {
  const chance = random.next();
  if (chance < 0.68) return 'fullTime';
  if (chance < 0.84) return 'partTime';
  return chance < 0.9 ? 'contract' : chance < 0.96 ? 'temporary' : 'internship';
}

type Pay = Pick<PostingDraft, 'salaryMin' | 'salaryMax' | 'currency' | 'salaryPeriod'>;

/** Three of four samples state their pay, lower pay often by the hour. */
function payOf(
  random: Random,
  { pay: [least, most] }: Occupation,
  rank: string,
  { currency, payFactor }: SampleTown,
): Pay {
  if (random.next() < 0.25) return { salaryMin: null, salaryMax: null, currency: null, salaryPeriod: null };
  const grade = /junior|apprentice|assistant/i.test(rank) ? 0 : rank === '' ? 0.3 : 0.6;
  const low = (least + (most - least) * (grade + random.next() * 0.15)) * payFactor;
  const high = low * (1.1 + random.next() * 0.15);
  if (most < 50_000 && random.next() < 0.6) {
    const hourly = (yearly: number): number => Math.round((yearly / 2_080) * 2) / 2;
    return { salaryMin: hourly(low), salaryMax: hourly(high), currency, salaryPeriod: 'hour' };
  }
  const round = (yearly: number): number => Math.round(yearly / 1_000) * 1_000;
  return { salaryMin: round(low), salaryMax: round(high), currency, salaryPeriod: 'year' };
}

/** The time within the day is part of the id, so that postings of one day have an order. */
function publishedAt(random: Random, today: PlainDay): Date {
  const day = addDays(today, -Math.floor(random.next() ** 1.4 * spread));
  return new Date(Date.parse(`${day}T00:00:00Z`) + random.below(86_400) * 1_000);
}

/** Generates the sample with a number. The result is always the same for one day. */
export function samplePosting(number: number, today: PlainDay = dayOf(new Date())): SamplePosting {
  const random = createRandom(number * 7_919 + 13);
  const occupation = random.pick(occupations);
  const rank = occupation.ranks.length > 0 && random.next() < 0.35 ? random.pick(occupation.ranks) : '';
  const title = `${rank} ${random.pick(occupation.titles)}`.trim();
  const company = `${random.pick(companyNames)} ${random.pick(companyEndings[occupation.sector])}`;
  const town = random.pick(sampleTowns);
  const workplace = workplaceOf(random, occupation);
  const published = publishedAt(random, today);
  const facts = { occupation, rank, title, company, town: town.place.name, workplace };
  return {
    ...{ occupation: occupation.key, rank, externalId: `sample-${number}`, title, company, workplace },
    location: workplace === 'remote' ? `Remote (${town.place.name})` : town.place.name,
    places: [town.place],
    employmentTypes: [employmentOf(random)],
    ...payOf(random, occupation, rank, town),
    publishedAt: published,
    closesOn: random.next() < 0.3 ? addDays(dayOf(published), 60 + random.below(30)) : null,
    link: null,
    ...sampleText(random, facts),
  };
}
