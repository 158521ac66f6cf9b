import { and, eq, isNull } from 'drizzle-orm';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type EventKind, letters, resumes } from '../../../platform/database/schema/index.ts';
import {
  countOutcomes,
  daysToAnswer,
  type FunnelStep,
  funnelOf,
  median,
  type OutcomeCounts,
  type StageTime,
  stageTimes,
  type WeekCount,
  weeksOf,
} from './figures.ts';
import { type ApplicationOutcome, outcomeOf } from './outcome.ts';
import { readFacts, readSentVariants, type SentVariant } from './read-facts.ts';

/** The outcomes of the applications that have one thing in common. */
export interface GroupOutcome extends OutcomeCounts {
  /** The id of a document; null if there is none. */
  readonly id: string | null;
  readonly name: string;
}

export interface VariantOutcome extends OutcomeCounts {
  readonly wording: string;
}

export interface BlockOutcome extends OutcomeCounts {
  readonly id: string;
  readonly kind: EventKind;
  readonly name: string;
  readonly wordings: readonly VariantOutcome[];
}

export interface Insights {
  readonly totals: OutcomeCounts;
  readonly funnel: readonly FunnelStep[];
  readonly weeks: readonly WeekCount[];
  readonly medianDaysToAnswer: number | null;
  readonly stages: readonly StageTime[];
  readonly sources: readonly GroupOutcome[];
  readonly resumes: readonly GroupOutcome[];
  readonly letters: readonly GroupOutcome[];
  readonly blocks: readonly BlockOutcome[];
}

/** The maximum number of rows in one table; more could not be compared. */
const maxRows = 50;

const byApplications = (one: OutcomeCounts, other: OutcomeCounts): number => other.applications - one.applications;

function groupOutcomes(
  outcomes: readonly ApplicationOutcome[],
  keyOf: (outcome: ApplicationOutcome) => string | null,
  describe: (key: string) => { readonly id: string | null; readonly name: string },
): readonly GroupOutcome[] {
  const groups = Map.groupBy(outcomes, keyOf);
  return [...groups]
    .flatMap(([key, members]) => (key === null ? [] : [{ ...describe(key), ...countOutcomes(members) }]))
    .sort(byApplications)
    .slice(0, maxRows);
}

function blockOutcomes(
  wordings: readonly SentVariant[],
  outcomes: ReadonlyMap<string, ApplicationOutcome>,
): readonly BlockOutcome[] {
  const outcomesOf = (jobIds: readonly string[]): readonly ApplicationOutcome[] =>
    [...new Set(jobIds)].flatMap((id) => outcomes.get(id) ?? []);
  return [...Map.groupBy(wordings, ({ eventId }) => eventId)]
    .flatMap(([id, versions]): readonly BlockOutcome[] => {
      const [latest] = versions;
      const all = outcomesOf(versions.flatMap(({ jobIds }) => jobIds));
      if (!latest || all.length === 0) return [];
      const counted = versions
        .map(({ wording, jobIds }) => ({ wording, ...countOutcomes(outcomesOf(jobIds)) }))
        .filter(({ applications }) => applications > 0);
      return [
        { id, kind: latest.kind, name: latest.name, ...countOutcomes(all), wordings: counted.sort(byApplications) },
      ];
    })
    .sort(byApplications)
    .slice(0, maxRows);
}

async function readTitles(
  db: Database,
  accountId: string,
  table: typeof resumes | typeof letters,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: table.id, title: table.title })
    .from(table)
    .where(and(eq(table.accountId, accountId), isNull(table.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export interface InsightsOf {
  /** The first and last day of applications to count; undefined for no limit. */
  readonly from: PlainDay | undefined;
  readonly to: PlainDay | undefined;
  readonly today: PlainDay;
}

/** Computes the statistics of a user's applications. */
export async function readInsights(
  db: Database,
  accountId: string,
  { from, to, today }: InsightsOf,
): Promise<Insights> {
  const [{ jobs, sentTitles }, wordings, resumeTitles, letterTitles] = await Promise.all([
    readFacts(db, accountId),
    readSentVariants(db, accountId),
    readTitles(db, accountId, resumes),
    readTitles(db, accountId, letters),
  ]);
  const outcomes = jobs
    .flatMap((job) => outcomeOf(job) ?? [])
    .filter(({ appliedOn }) => (from === undefined || appliedOn >= from) && (to === undefined || appliedOn <= to));
  const inRange = new Map(outcomes.map((outcome) => [outcome.job.id, outcome]));
  const documentNames = (titles: ReadonlyMap<string, string>) => (id: string) => ({
    id: titles.has(id) ? id : null,
    name: titles.get(id) ?? sentTitles.get(id) ?? '',
  });
  const hasName = ({ name }: GroupOutcome): boolean => name !== '';
  return {
    totals: countOutcomes(outcomes),
    funnel: funnelOf(outcomes),
    weeks: weeksOf(outcomes, to ?? today),
    medianDaysToAnswer: median(daysToAnswer(outcomes)),
    stages: stageTimes(from === undefined && to === undefined ? jobs : outcomes.map(({ job }) => job)),
    sources: groupOutcomes(
      outcomes,
      ({ job }) => job.source,
      (name) => ({ id: null, name }),
    ),
    resumes: groupOutcomes(outcomes, ({ job }) => job.resumeId, documentNames(resumeTitles)).filter(hasName),
    letters: groupOutcomes(outcomes, ({ job }) => job.letterId, documentNames(letterTitles)).filter(hasName),
    blocks: blockOutcomes(wordings, inRange),
  };
}
