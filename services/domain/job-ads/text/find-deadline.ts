import { daysIn, type DayMention } from '../../../../shared/documents/jobs/days-in-text.ts';
import type { PlainDay } from '../../../../shared/documents/jobs/plain-day.ts';
import type { DayOrder } from '../../../../shared/documents/jobs/read-day.ts';
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import {
  applying,
  closesAfter,
  closing,
  jobEnd,
  jobStart,
  lateAfter,
  closedBefore,
  forInsiders,
  lateBefore,
  limit,
  otherEnd,
  otherwise,
  prefersAfter,
  prefersBefore,
  rangeMiddle,
  rangeOpening,
  rangeStart,
  replaced,
  sendsAfter,
  untilThenAfter,
  wantsAfter,
  window,
} from './deadline-words.ts';
import type { Found } from './found.ts';
import type { LabeledValue } from './labeled-values.ts';
import { monthEndsIn } from './month-ends.ts';
import { isAboutAd, isLeft, opensSentence } from './near-deadline-words.ts';
import { otherAdLines } from './other-ads.ts';
import { daysCounted, daysLater, relativeDaysIn } from './relative-days.ts';
import { weekdayNumbers } from './weekdays.ts';
import { withNumberedDays } from './written-days.ts';

export interface DeadlineReading {
  /** Undefined where the order of day and month is unknown. */
  readonly day: PlainDay | undefined;
  /** The readings of an unknown order. */
  readonly choices: readonly PlainDay[];
}

/** What is known when a deadline is sought. */
export interface DeadlineOptions {
  /** The day on which the ad is read. */
  readonly readOn: PlainDay;
  readonly order: DayOrder | undefined;
  readonly labeled: readonly LabeledValue[];
}

/** The weekday that is written before a day decides between its readings. */
function byWeekday(text: string, { start, days }: DayMention): PlainDay | undefined {
  const name = /(\p{L}+)[,.]*\s+(?:the |den |dem )?$/u.exec(text.slice(0, start))?.[1]?.toLowerCase();
  const weekday = name === undefined ? undefined : weekdayNumbers.get(name);
  const fitting = days.filter((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Reads the day that a mention means, or both where its order is unknown. */
export function readDay(text: string, mention: DayMention, { readOn, order }: DeadlineOptions): DeadlineReading {
  const { days } = mention;
  if (days.length === 1) return { day: days[0], choices: [] };
  const known = byWeekday(text, mention) ?? (order && days[order === 'dayFirst' ? 0 : 1]);
  if (known !== undefined) return { day: known, choices: [] };
  // A deadline that had passed months before the ad was read is none.
  const coming = days.filter((day) => day >= readOn);
  return coming.length === 1 ? { day: coming[0], choices: [] } : { day: undefined, choices: days };
}

/** A day of a line, with what is said before it. */
interface ToldDay {
  readonly mention: DayMention;
  readonly before: string;
  readonly isRangeEnd: boolean;
  /** Whether the day is counted from the one that is written. */
  readonly isCounted: boolean;
}

/** The most characters before a day that can say what it is for. */
const reach = 140;

/** The dots of addresses and abbreviations end no sentence. */
const withoutAddresses = (text: string): string =>
  text
    .replace(/\S+@\S+|https?:\S+|\bC\.V\./giu, (all) => '@'.padEnd(all.length))
    .replace(shortened, (all) => all.replace('.', ' '));

const shortened =
  /(?<!\p{L})(?:Urb|Avd?a?|Jr|Psje|Dpto|Prov|Sra?|Dra?|Ing|Lic|Prof|Str|Nr|Mrs?|Ms|St|Dept|Ref|Tel|Tél|Col|Esq|Gral|bzw|ca|inkl|evtl|Mme|approx|No)\. (?=\p{Lu})/gu;

/** What the sentence of a day says before it; a short sentence such as `Deadline extended!` belongs to the next one. */
function sentenceBefore(text: string): string {
  const sentences = withoutAddresses(text).split(/(?<=[^.]{4})[.!?]+ (?=\p{Lu})/u);
  const last = sentences.at(-1) ?? '';
  const previous = sentences.at(-2) ?? '';
  const isHeading = previous.length <= 30 && !/\d/.test(previous) && new RegExp(closing).test(previous);
  return (isHeading ? `${previous} ${last}` : last).slice(-reach);
}

/** The days that are meant where a time is counted from a day: `within 14 days of 2 November`. */
function countedDays({ days }: DayMention, before: string): readonly PlainDay[] {
  const count = daysCounted(before);
  return count === undefined ? [] : count === 0 ? days : days.flatMap((day) => daysLater(day, count));
}

/** Joins the two days of a range, and cuts what another day's words are out of the text before a day. */
function toldDays(text: string, mentions: readonly DayMention[]): readonly ToldDay[] {
  const told: ToldDay[] = [];
  let cut = 0;
  for (const [index, mention] of mentions.entries()) {
    const next = mentions[index + 1];
    if (next && rangeMiddle.test(text.slice(mention.end, next.start))) continue;
    const previous = mentions[index - 1];
    const opening = previous && rangeMiddle.test(text.slice(previous.end, mention.start)) ? previous.start : undefined;
    const sentence = sentenceBefore(text.slice(cut, opening ?? mention.start));
    const before = opening === undefined ? sentence : sentence.replace(rangeOpening, '');
    const days = countedDays(mention, text.slice(cut, mention.start));
    if (replaced.test(before) || forInsiders.test(before) || days.length === 0) continue;
    if (opening !== undefined && closedBefore.test(before)) continue;
    cut = mention.end;
    const partial = opening === undefined ? rangeStart.exec(before) : null;
    told.push({
      mention: { ...mention, days },
      before: partial ? before.slice(0, partial.index) : before,
      isRangeEnd: opening !== undefined || partial !== null,
      isCounted: days !== mention.days,
    });
  }
  return told;
}

/** The position of the last match; -1 if there is none. */
const lastOf = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Words of another purpose reach less far than those of a deadline. */
const otherReach = 45;
function lastOther(before: string): number {
  const said = before.replace(limit, ' ');
  const skipped = Math.max(0, said.length - otherReach);
  const found = lastOf(otherwise, said.slice(skipped));
  return found < 0 ? -1 : found + skipped;
}

/** The position of the last word of applying that is no part of another purpose: `nous vous répondrons`. */
const lastApplying = (before: string): number =>
  lastOf(
    applying,
    before.replace(otherwise, (all) => (all.includes(' ') ? ' '.repeat(all.length) : all)),
  );

/** Whether the last thing that closes before a day is something else than the ad: `Enrolment closes on`. */
export function isOtherEnd(before: string): boolean {
  const found = lastOf(closing, before);
  return found >= 0 && otherEnd.test(before.slice(0, found));
}

/** The position of the last word of closing, unless something else than the ad closes. */
function lastClosing(before: string): number {
  const found = lastOf(closing, before);
  if (found < 0 || isOtherEnd(before)) return -1;
  return jobEnd.test(before.slice(found)) && jobStart.test(before.slice(0, found)) ? -1 : found;
}

/** The end of a day, on the minute, beside a limit: only what is handed in ends then. */
const untilTheLastMinute =
  /^[^|]*(?:midnight|mitternacht|minuit|medianoche|23[:.h]59|24 ?uhr|11:59 ?p)[^|]*\||\|[^.;]{0,15}(?:midnight|mitternacht|minuit|medianoche|23[:.h]59|24 ?uhr|11:59 ?p)/iu;

/** What a range of days does before it: `The call for applications runs`. */
const running = /(?:runs?|is running|is open|läuft|court|va|corre)(?: from| vom| du| del?)?\s*$/iu;

const longestOpening = 12;

type Strength = 'closing' | 'limit' | undefined;

/** Tells how surely a day is the last one to apply. `around` is the line with the ends of its neighbors. */
function strengthOf({ mention, before, isRangeEnd, isCounted }: ToldDay, text: string, around: string): Strength {
  // The dot of a shortened month may end the sentence as well.
  const end = mention.end - (/\. \p{Lu}/u.test(text.slice(mention.end - 1, mention.end + 2)) ? 1 : 0);
  const after = text.slice(end);
  if (prefersAfter.test(after)) return undefined;
  const other = lastOther(before);
  const closingAt = lastClosing(before);
  if (closingAt >= 0 && closingAt >= other) return 'closing';
  if (closesAfter.test(after)) return 'closing';
  if (untilThenAfter.test(after)) return 'limit';
  const applyingAt = lastApplying(before);
  if (isCounted && applyingAt >= 0) return 'limit';
  const opening = before.replace(running, '');
  if (isRangeEnd && lastOther(opening) < 0 && window.test(opening)) return 'closing';
  if (applyingAt >= 0 && applyingAt > other && lateBefore.test(before) && lateAfter.test(after)) return 'limit';
  if (!limit.test(before) || (other >= 0 && other >= applyingAt) || prefersBefore.test(before)) return undefined;
  if (applyingAt >= 0 || sendsAfter.test(after) || wantsAfter.test(after)) return 'limit';
  if (/\bthrough\b/i.test(before.slice(-40))) return undefined;
  const isFirst = before.replace(limit, '').trim().length <= longestOpening;
  if (other < 0 && isFirst && untilTheLastMinute.test(`${before.slice(-40)}|${after}`)) return 'limit';
  return new RegExp(applying).test(around) ? 'limit' : undefined;
}

/** Whether a line has the end of the job whose beginning is above it. */
export const isJobEnd = (lines: readonly AdLine[], line: number): boolean =>
  jobEnd.test(lines[line]?.text ?? '') && jobStart.test(lines[line - 1]?.text ?? '');

/** The label above a line of which only the value is a day: `Job posting closing date:`. */
const headingOf = (line: AdLine | undefined): string =>
  line && line.text.length <= 50 && !/\d|[.!?]$/.test(line.text) ? `${line.text.replace(/:$/, '')}: ` : '';

/** The beginning of a sentence that a line break or an empty line cut right before its day: `bitte bis zum`. */
const cutBefore = (line: AdLine | undefined): string =>
  line && new RegExp(limit).test(`${line.text} `) ? `${line.text.slice(-reach)} ` : '';

/** A day that may be the last one to apply. */
interface Candidate extends Found<DeadlineReading> {
  readonly strength: Strength;
  /** Whether those who apply until then are only read first. */
  readonly isEarly: boolean;
}

const nameOf = ({ value }: Candidate): string => value.day ?? value.choices.join(' ');

/** Reads all days whose sentence makes them the last one to apply. */
function candidatesIn(lines: readonly AdLine[], options: DeadlineOptions): readonly Candidate[] {
  const from = options.readOn;
  const ofOthers = otherAdLines(lines);
  return lines.flatMap(({ text: own }, line) => {
    if (isJobEnd(lines, line) || ofOthers.has(line)) return [];
    const isValue = /^[(\p{L}]{0,12}[,.)]?\s*\d/u.test(own);
    const text = withNumberedDays(`${isValue ? cutBefore(lines[line - 1]) || headingOf(lines[line - 1]) : ''}${own}`);
    const around = `${lines[line - 1]?.text.slice(-80) ?? ''} ${own} ${lines[line + 1]?.text.slice(0, 80) ?? ''}`;
    return toldDays(text, daysIn(text, { from })).flatMap((told) => {
      const strength = strengthOf(told, text, around);
      return strength === undefined
        ? []
        : [
            {
              value: readDay(text, told.mention, options),
              ...{ line, strength, isEarly: prefersBefore.test(told.before) },
            },
          ];
    });
  });
}

/**
 * Chooses the day that is told as the last one to apply. Where a day on which something closes is not the only day, one
 * of them is another ad's or another event's, and nothing tells which: none is safer than a wrong one.
 */
function surestOf(candidates: readonly Candidate[]): Found<DeadlineReading> | undefined {
  const closing = candidates.find(({ strength }) => strength === 'closing');
  if (closing === undefined) return candidates[0];
  return new Set(candidates.map(nameOf)).size === 1 ? closing : undefined;
}

/**
 * Finds a deadline that is told by its distance from today. Such words are more often about something else than a
 * date is, so that their own sentence must name the ad, or applying, before them.
 */
function nearDeadline(lines: readonly AdLine[], from: PlainDay): Found<DeadlineReading> | undefined {
  const ofOthers = otherAdLines(lines);
  for (const [line, { text: own }] of lines.entries()) {
    if (ofOthers.has(line)) continue;
    const text = withNumberedDays(own);
    for (const mention of [...relativeDaysIn(text, from), ...monthEndsIn(text, from)]) {
      const before = sentenceBefore(text.slice(0, mention.start));
      const other = lastOther(before);
      const closes = lastClosing(before);
      const isClosing = closes > other && before.length - closes <= 40 && !/^closed/i.test(before.slice(closes));
      const isLimit = limit.test(before) && lastApplying(before) > other;
      const isWanted =
        other < 0 &&
        wantsAfter.test(text.slice(mention.end)) &&
        (limit.test(before) || isLeft.test(text.slice(Math.max(0, mention.start - 8), mention.end)));
      if ((isClosing && (isAboutAd(before) || opensSentence(before))) || isLimit || isWanted)
        return { value: { day: mention.days[0], choices: [] }, line };
    }
  }
  return undefined;
}

/** Finds the last day to apply by rules. */
export function findDeadlineByRules(
  lines: readonly AdLine[],
  options: DeadlineOptions,
): Found<DeadlineReading> | undefined {
  for (const { text, line } of options.labeled) {
    if (isJobEnd(lines, line)) continue;
    const [told] = toldDays(text, daysIn(text, { from: options.readOn }));
    if (told) return { value: readDay(text, told.mention, options), line };
  }
  const all = candidatesIn(lines, options);
  const final = all.filter(({ isEarly }) => !isEarly);
  const candidates = final.length > 0 ? final : all;
  return candidates.length > 0 ? surestOf(candidates) : nearDeadline(lines, options.readOn);
}
