import { type DayMention, daysIn } from '../../../../shared/documents/jobs/days-in-text.ts';
import { addDays, type PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { type DeadlineOptions, type DeadlineReading, isJobEnd, isOtherEnd, readDay } from '../text/find-deadline.ts';
import type { Found } from '../text/found.ts';
import { monthEndsIn } from '../text/month-ends.ts';
import { relativeDaysIn } from '../text/relative-days.ts';
import { withNumberedDays } from '../text/written-days.ts';

/** A day that an ad names, which may be the last one to apply. */
export interface DayCandidate extends Found<DeadlineReading> {
  /** Its line, in which numbers stand for days that are written as words. */
  readonly text: string;
  /** Where it starts and ends in the line. */
  readonly start: number;
  readonly end: number;
  /** How it is written: as a date, by its distance from today, or as the end of a month. */
  readonly form: 'date' | 'near' | 'month';
}

/** Names a reading, so that two mentions of one day are the same. */
export const nameOfDay = ({ day, choices }: DeadlineReading): string => day ?? [...choices].sort().join(' or ');

/** The most days of one ad that are looked at: a calendar of courses is no list of deadlines. */
const mostDays = 60;

/** Where one sentence of a line ends and the next one begins. */
export const sentenceEnd = /(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u;

const overlaps = (one: DayMention, others: readonly DayMention[]): boolean =>
  others.some(({ start, end }) => one.start < end && start < one.end);

/** Lists all days that the lines of an ad name. Days long before the ad is read, or years after it, are none. */
export function dayCandidates(lines: readonly AdLine[], options: DeadlineOptions): readonly DayCandidate[] {
  const { readOn } = options;
  const [first, last] = [addDays(readOn, -400), addDays(readOn, 800)];
  const isNear = (day: PlainDay): boolean => day >= first && day <= last;
  return lines
    .flatMap(({ text: own }, line) => {
      if (isJobEnd(lines, line)) return [];
      const text = withNumberedDays(own);
      const dates = daysIn(text, { from: readOn });
      const months = monthEndsIn(text, readOn).filter((each) => !overlaps(each, dates));
      const near = relativeDaysIn(text, readOn).filter((each) => !overlaps(each, [...dates, ...months]));
      const forms = [
        ['date', dates],
        ['month', months],
        ['near', near],
      ] as const;
      return forms.flatMap(([form, mentions]) =>
        mentions
          .filter(({ start }) => !isOtherEnd(text.slice(0, start).split(sentenceEnd).at(-1) ?? ''))
          .map((mention): DayCandidate => {
            const { start, end } = mention;
            return { value: readDay(text, mention, options), line, text, start, end, form };
          }),
      );
    })
    .filter(({ value: { day, choices } }) => (day === undefined ? choices : [day]).every(isNear))
    .slice(0, mostDays);
}
