/** The definition of a tracked job (decisions.md "Job tracker"). */
import type { PlainDay } from './plain-day.ts';

/**
 * The stages of an application in the order in which it advances. The keys are stable; the labels belong to the
 * interface.
 */
export const jobStages = ['saved', 'applied', 'screening', 'interview', 'offer', 'closed'] as const;
export type JobStage = (typeof jobStages)[number];

/** How an application ended. A job has a close reason if and only if it is closed. */
export const closeReasons = ['accepted', 'notSelected', 'withdrawn', 'noResponse'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** The period that a salary is paid for. */
export const salaryPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof salaryPeriods)[number];

/** The stages in which the employer is expected to respond next. */
export const awaitingStages = ['applied', 'screening', 'interview'] as const satisfies readonly JobStage[];

/** The number of days without an answer after which a job counts as quiet. */
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
  /** The kind of interview in the person's own words: `Phone call`, `On site`. */
  readonly kind: string | null;
  /** The start as an instant, ISO 8601 in UTC. */
  readonly at: string;
  /** The IANA time zone in which the time was agreed upon. */
  readonly timeZone: string;
  readonly minutes: number | null;
  /** The people who will take part. */
  readonly people: string | null;
  readonly notes: string | null;
}

/** A person at the company, as a job shows them. Jobs with the same person share name, role, email, phone, and link. */
export interface JobContact {
  readonly id: string;
  /** The person of the account; missing until the contact is linked, and kept when the person is deleted. */
  readonly personId?: string | null;
  readonly name: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly link: string | null;
  readonly notes: string | null;
}
