import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  type ICalEvent,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from '../../../../shared/contracts/brand.ts';
import type { Interview, JobStage } from '../../../../shared/documents/jobs/job.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import { type JobTask, openTasks } from '../../../../shared/documents/jobs/tasks.ts';
import { localeTexts } from '../../../platform/i18n/locale-texts.ts';
import { type Translate, createTranslator } from '../../../platform/i18n/translator.ts';
import { tasksOf } from '../tasks.ts';
import type english from './locales/en/calendar.json';

/** What the calendar needs to know of a job. */
export interface CalendarJob {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly company: string | null;
  readonly location: string | null;
  readonly stage: JobStage;
  readonly deadline: PlainDay | null;
  readonly tasks: readonly JobTask[];
  readonly nextStep: string | null;
  readonly nextStepOn: PlainDay | null;
  readonly interviews: readonly Interview[];
  readonly updatedAt: Date;
}

const translatorIn = createTranslator(localeTexts<typeof english>(new URL('./locales/', import.meta.url), 'calendar'));

/** Minutes of an interview without a stated duration. */
const defaultMinutes = 60;
/** Seconds after midnight at which a calendar program reminds of a task: at nine. */
const remindedAt = 9 * 60 * 60;
const secondsOfDay = 24 * 60 * 60;
/** Seconds after which a calendar program should refresh the feed. */
const refreshAfter = 6 * 60 * 60;

interface CalendarPlace {
  /** The site's origin. Jobs are linked there, and the ids of entries end with its host. */
  readonly origin: string;
  /** The language (BCP 47) of the texts that the user did not write. */
  readonly language: string;
}

interface Frame extends Pick<CalendarPlace, 'origin'> {
  readonly t: Translate<keyof typeof english>;
}

function addDay(
  calendar: ICalCalendar,
  { origin }: Frame,
  job: CalendarJob,
  { kind, day, summary }: { readonly kind: string; readonly day: PlainDay; readonly summary: string },
): ICalEvent {
  return calendar.createEvent({
    id: `${job.id}-${kind}@${new URL(origin).hostname}`,
    start: new Date(`${day}T00:00:00Z`),
    allDay: true,
    summary,
    // The entry marks a day without making the user appear busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    url: `${origin}/app/jobs/track/${job.id}`,
    stamp: job.updatedAt,
    sequence: job.version,
  });
}

function addInterview(
  calendar: ICalCalendar,
  { origin, t }: Frame,
  job: CalendarJob,
  { id, kind, at, minutes, people, notes }: Interview,
  jobName: string,
): void {
  const start = new Date(at);
  const link = `${origin}/app/jobs/track/${job.id}`;
  const details = [people === null ? null : t('with', { people }), notes, link].filter((line) => line !== null);
  calendar.createEvent({
    id: `${job.id}-${id}@${new URL(origin).hostname}`,
    // An instant, so that the time is right in any time zone the user may be in.
    start,
    end: new Date(start.getTime() + (minutes ?? defaultMinutes) * 60_000),
    summary: kind === null ? t('interviewUnnamed', { job: jobName }) : t('interview', { kind, job: jobName }),
    ...(job.location !== null && { location: job.location }),
    description: details.join('\n\n'),
    url: link,
    stamp: job.updatedAt,
    sequence: job.version,
  });
}

/** Adds a task that has a day. Its reminder is an alarm in the morning. */
function addTask(
  calendar: ICalCalendar,
  frame: Frame,
  job: CalendarJob,
  { id, text, on, remindDaysBefore }: JobTask,
  jobName: string,
): void {
  if (on === null) return;
  const { t } = frame;
  const summary = text === null ? t('nextStepUnnamed', { job: jobName }) : t('nextStep', { step: text, job: jobName });
  const event = addDay(calendar, frame, job, { kind: id, day: on, summary });
  if (remindDaysBefore === null) return;
  const before = remindDaysBefore * secondsOfDay - remindedAt;
  const alarm = event.createAlarm({
    type: ICalAlarmType.display,
    description: summary,
    ...(before > 0 ? { triggerBefore: before } : { triggerAfter: -before }),
  });
  // An alarm after the start would otherwise be counted from the end.
  alarm.relatesTo(ICalAlarmRelatesTo.start);
}

function addJob(calendar: ICalCalendar, frame: Frame, job: CalendarJob): void {
  const { title, company, deadline, interviews } = job;
  const jobName = company === null ? title : `${title}, ${company}`;
  const { t } = frame;
  const isOpen = job.stage !== 'closed';
  // The deadline no longer matters once the job has been applied for.
  if (deadline !== null && job.stage === 'saved') {
    addDay(calendar, frame, job, { kind: 'deadline', day: deadline, summary: t('deadline', { job: jobName }) });
  }
  if (isOpen) for (const task of openTasks(tasksOf(job))) addTask(calendar, frame, job, task, jobName);
  for (const interview of interviews) addInterview(calendar, frame, job, interview, jobName);
}

/**
 * Builds a calendar (RFC 5545) of the deadlines, tasks, and interviews of jobs. The same jobs always result in the
 * same text, and entries keep their ids, so that a calendar program updates only what has changed.
 */
export function jobCalendar(jobs: readonly CalendarJob[], { origin, language }: CalendarPlace): string {
  const t = translatorIn(language);
  const calendar = ical({
    name: t('name'),
    prodId: { company: brand.name, product: 'Jobs', language: language.toUpperCase() },
    ttl: refreshAfter,
  });
  for (const job of jobs) addJob(calendar, { origin, t }, job);
  // Every line ends with CRLF (RFC 5545 §3.1), also the last one, which the library leaves open.
  return `${calendar.toString().trimEnd()}\r\n`;
}
