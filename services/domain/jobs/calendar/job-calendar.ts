import ical, { type ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { brand } from '../../../../shared/contracts/brand.ts';
import type { Interview, JobStage } from '../../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { type Translate, createTranslator } from '../../../platform/i18n/translator.ts';
import type english from './locales/en/calendar.json';

/** A job as its dates are written down. */
export interface CalendarJob {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly stage: JobStage;
  readonly deadline: PlainDay | null;
  readonly nextStep: string | null;
  readonly nextStepOn: PlainDay | null;
  readonly interviews: readonly Interview[];
  readonly updatedAt: Date;
}

const sayIn = createTranslator(localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'calendar'));

/** Minutes of an interview of which nobody said how long it takes. */
const defaultMinutes = 60;
/** Seconds after which a calendar looks again. */
const lookAgain = 6 * 60 * 60;

interface CalendarPlace {
  /** The site's origin: jobs are found there, and names of entries end with its host. */
  readonly origin: string;
  /** BCP 47: of what the person has not written. */
  readonly language: string;
}

interface Frame extends Pick<CalendarPlace, 'origin'> {
  readonly say: Translate<keyof typeof english>;
}

function addDay(
  calendar: ICalCalendar,
  { origin }: Frame,
  job: CalendarJob,
  { kind, day, summary }: { readonly kind: string; readonly day: PlainDay; readonly summary: string },
): void {
  calendar.createEvent({
    id: `${job.id}-${kind}@${new URL(origin).hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary,
    // It is a day to know of, not one that is taken.
    transparency: ICalEventTransparency.TRANSPARENT,
    url: `${origin}/app/jobs/track/${job.id}`,
    stamp: job.updatedAt,
    sequence: job.version,
  });
}

function addInterview(
  calendar: ICalCalendar,
  { origin, say }: Frame,
  job: CalendarJob,
  { id, kind, at, minutes, people, notes }: Interview,
  named: string,
): void {
  const start = new Date(at);
  const link = `${origin}/app/jobs/track/${job.id}`;
  const told = [people === null ? null : say('with', { people }), notes, link].filter((line) => line !== null);
  calendar.createEvent({
    id: `${job.id}-${id}@${new URL(origin).hostname}`,
    // An instant, so that it is right wherever the person is by then.
    start,
    end: new Date(start.getTime() + (minutes ?? defaultMinutes) * 60_000),
    summary: kind === null ? say('interviewUnnamed', { job: named }) : say('interview', { kind, job: named }),
    ...(job.location !== null && { location: job.location }),
    description: told.join('\n\n'),
    url: link,
    stamp: job.updatedAt,
    sequence: job.version,
  });
}

function addJob(calendar: ICalCalendar, frame: Frame, job: CalendarJob): void {
  const { title, company, deadline, nextStep, nextStepOn, interviews } = job;
  const named = company === null ? title : `${title}, ${company}`;
  const { say } = frame;
  const isOpen = job.stage !== 'closed';
  // What was applied for has its deadline behind it.
  if (deadline !== null && job.stage === 'saved') {
    addDay(calendar, frame, job, { kind: 'deadline', day: deadline, summary: say('deadline', { job: named }) });
  }
  if (nextStepOn !== null && isOpen) {
    const summary =
      nextStep === null ? say('nextStepUnnamed', { job: named }) : say('nextStep', { step: nextStep, job: named });
    addDay(calendar, frame, job, { kind: 'next-step', day: nextStepOn, summary });
  }
  for (const interview of interviews) addInterview(calendar, frame, job, interview, named);
}

/**
 * Deadlines, next steps and interviews of jobs as a calendar (RFC 5545). The same jobs make the same text, and entries keep
 * their names, so that a calendar program changes what has changed.
 */
export function jobCalendar(jobs: readonly CalendarJob[], { origin, language }: CalendarPlace): string {
  const say = sayIn(language);
  const calendar = ical({
    name: say('name'),
    prodId: { company: brand.name, product: 'Jobs', language: language.toUpperCase() },
    ttl: lookAgain,
  });
  for (const job of jobs) addJob(calendar, { origin, say }, job);
  return calendar.toString();
}
