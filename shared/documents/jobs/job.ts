/** What a tracked job is (decisions.md "Job tracker"). */
import type { PlainDay } from './plain-day.ts';

/** Where an application stands, in the order in which it goes on. The keys are stable; labels are the interface's. */
export const jobStages = ['saved', 'applied', 'screening', 'interview', 'offer', 'closed'] as const;
export type JobStage = (typeof jobStages)[number];

/** How it ended. Of a closed job alone, and of each of them. */
export const closeReasons = ['accepted', 'notSelected', 'withdrawn', 'noResponse'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** What a salary is paid for. */
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** The stages in which the next word is the employer's. */
export const awaitingStages = ['applied', 'screening', 'interview'] as const satisfies readonly JobStage[];

/** Days without an answer after which a job is quiet. */
export const quietAfterDays = 10;

/** A stage that a job has reached. */
export interface StageEntry {
  readonly id: string;
  readonly stage: JobStage;
  /** Set when, and only when, the stage is `closed`. */
  readonly closeReason: CloseReason | null;
  readonly on: PlainDay;
}

export interface Interview {
  readonly id: string;
  /** In the person's own words: `Phone call`, `On site`. */
  readonly kind: string | null;
  /** The instant at which it begins, ISO 8601 in UTC. */
  readonly at: string;
  /** IANA: the zone in which its time was agreed upon. */
  readonly timeZone: string;
  readonly minutes: number | null;
  /** Who will be there. */
  readonly people: string | null;
  readonly notes: string | null;
}

export interface JobContact {
  readonly id: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly link: string | null;
  readonly notes: string | null;
}
