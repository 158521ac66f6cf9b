import { awaitingStages, type JobStage, jobStages } from '../../../../shared/documents/jobs/job.ts';
import { addDays, daysBetween, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type JobFacts, type ApplicationOutcome, type ReachableStage, reachableStages } from './outcome.ts';

/** With fewer cases, a share is more likely to reflect chance than anything else. */
export const smallSampleBelow = 10;

/** How many applications of a group reached each outcome. */
export interface OutcomeCounts {
  readonly applications: number;
  readonly answered: number;
  readonly interviews: number;
  readonly offers: number;
}

const interviewRank = reachableStages.indexOf('interview');
const offerRank = reachableStages.indexOf('offer');

/** Counts how many applications reached each outcome. */
export const countOutcomes = (outcomes: readonly ApplicationOutcome[]): OutcomeCounts => ({
  applications: outcomes.length,
  answered: outcomes.filter(({ answeredOn, reached }) => answeredOn !== null || reached >= 1).length,
  interviews: outcomes.filter(({ reached }) => reached >= interviewRank).length,
  offers: outcomes.filter(({ reached }) => reached >= offerRank).length,
});

export interface FunnelStep {
  readonly stage: ReachableStage;
  /** The number of applications that have reached at least this stage. */
  readonly count: number;
}

/** Counts for each stage how many applications reached it. */
export const funnelOf = (outcomes: readonly ApplicationOutcome[]): readonly FunnelStep[] =>
  reachableStages.map((stage, rank) => ({ stage, count: outcomes.filter(({ reached }) => reached >= rank).length }));

export interface WeekCount {
  /** The Monday of the week. */
  readonly week: PlainDay;
  readonly applications: number;
}

const mondayOf = (day: PlainDay): PlainDay => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The length in weeks of the longest chart: two years. */
const maxWeeks = 104;

/**
 * Counts the applications of every week from the first application to the last one or today, whichever is later,
 * including weeks without any.
 */
export function weeksOf(outcomes: readonly ApplicationOutcome[], today: PlainDay): readonly WeekCount[] {
  const mondays = outcomes.map(({ appliedOn }) => mondayOf(appliedOn)).sort();
  const [first] = mondays;
  if (first === undefined) return [];
  const last = [mondays.at(-1) ?? first, mondayOf(today)].sort().at(-1) ?? first;
  const counts = Map.groupBy(mondays, (monday) => monday);
  const all = daysBetween(first, last) / 7 + 1;
  const begin = all > maxWeeks ? addDays(last, -7 * (maxWeeks - 1)) : first;
  return Array.from({ length: Math.min(all, maxWeeks) }, (_each, index) => {
    const week = addDays(begin, 7 * index);
    return { week, applications: counts.get(week)?.length ?? 0 };
  });
}

/** Returns the median; of an even number of values, the lower of the two middle ones. Null if there are no values. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Returns, for each application with an answer, the number of days until the first one. */
export const daysToAnswer = (outcomes: readonly ApplicationOutcome[]): readonly number[] =>
  outcomes.flatMap(({ appliedOn, answeredOn }) =>
    answeredOn === null ? [] : [Math.max(0, daysBetween(appliedOn, answeredOn))],
  );

export interface StageTime {
  readonly stage: JobStage;
  /** The number of completed stays in the stage. */
  readonly stays: number;
  readonly medianDays: number | null;
  /** The number of stays that were followed by a further stage or an accepted offer. */
  readonly goneOn: number;
}

/** Computes how long jobs stayed in each stage before the next, and how many advanced from there. */
export function stageTimes(jobs: readonly JobFacts[]): readonly StageTime[] {
  const stays = jobs.flatMap(({ history }) =>
    history.flatMap(({ stage, on }, index) => {
      const next = history[index + 1];
      if (!next) return [];
      const isFurther = jobStages.indexOf(next.stage) > jobStages.indexOf(stage);
      const wentOn = isFurther && (next.stage !== 'closed' || next.closeReason === 'accepted');
      return [{ stage, days: Math.max(0, daysBetween(on, next.on)), wentOn }];
    }),
  );
  const stages: readonly JobStage[] = ['saved', ...awaitingStages, 'offer'];
  return stages.map((stage) => {
    const staysInStage = stays.filter((stay) => stay.stage === stage);
    return {
      stage,
      stays: staysInStage.length,
      medianDays: median(staysInStage.map(({ days }) => days)),
      goneOn: staysInStage.filter(({ wentOn }) => wentOn).length,
    };
  });
}
