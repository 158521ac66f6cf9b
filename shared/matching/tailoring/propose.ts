import type { ResumeEvents } from '../../documents/compose-resume.ts';
import type { EduEvent, SkillEvent, WorkEvent } from '../../documents/events.ts';
import type { AdFeatures } from '../match/ad-features.ts';
import { latestFirst } from '../../documents/resume-from-blocks.ts';
import type { EventSectionKind } from '../../documents/resume-document.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailoredBlock, TailoredEntry, TailorReason } from './tailoring.ts';
import { createValuer, type Valued, type Valuer } from './value-texts.ts';

/** The age in years from which work that nothing asks for is left out. */
const longAgo = 12;
/** The number of terms that a group of skills names as its reason. */
const maxTerms = 6;

interface Weighed extends TailoredEntry {
  readonly value: number;
}

/** A proposed block with what determines the order in which content is left out when the pages are full. */
export interface Weighable {
  readonly block: TailoredBlock;
  readonly value: number;
  /** The position by age; the newest work is 0. */
  readonly age: number;
  readonly entryValues: ReadonlyMap<string, number>;
}

const reason = (kind: TailorReason['kind'], terms: readonly string[] = []): TailorReason => ({ kind, terms });

/**
 * The entries of a block: those that the ad asks for come first, and otherwise they keep the person's own order. All are
 * shown as long as there is room for them (`fitOnPages`).
 */
function ordered(
  eventId: string,
  all: readonly { readonly id: string; readonly text: string }[],
  valueOf: Valuer,
): readonly Weighed[] {
  const valued = all.map(({ id, text }): Weighed => {
    const { value, reasons } = valueOf(eventId, id, text);
    return { ...{ id, text, value, include: true }, reasons: reasons.length > 0 ? reasons : [reason('room')] };
  });
  return askedFirst(valued);
}

const askedFirst = <Valued extends { readonly value: number }>(list: readonly Valued[]): readonly Valued[] => [
  ...list.filter(({ value }) => value > 0),
  ...list.filter(({ value }) => value === 0),
];

function weighable(
  kind: EventSectionKind,
  own: { readonly id: string; readonly age: number },
  line: Valued,
  entries: readonly Weighed[],
  { include, reasons }: Pick<TailoredBlock, 'include' | 'reasons'>,
): Weighable {
  const value = line.value + entries.reduce((sum, each) => sum + each.value, 0);
  const shown = entries.map(({ id, text, reasons: why, include: chosen }) => ({
    id,
    text,
    reasons: why,
    include: chosen,
  }));
  return {
    block: { eventId: own.id, kind, include, reasons: [...line.reasons, ...reasons].slice(0, 1), entries: shown },
    value,
    age: own.age,
    entryValues: new Map(entries.map((entry) => [entry.id, entry.value])),
  };
}

function ofWork(event: WorkEvent, age: number, valueOf: Valuer, thisYear: number): Weighable {
  const line = valueOf(event.id, null, `${event.position} · ${event.company}`);
  const texts = event.accomplishments.map(({ id, description }) => ({ id, text: description }));
  const entries = ordered(event.id, texts, valueOf);
  const isAsked = line.value > 0 || entries.some(({ value }) => value > 0);
  const isOld = event.endDate !== null && thisYear - Number(event.endDate.slice(0, 4)) > longAgo;
  const include = isAsked || !isOld;
  const best = [...entries].sort((a, b) => b.value - a.value)[0];
  const why = !include ? [reason('longAgo')] : isAsked ? (best?.reasons ?? []) : [reason('history')];
  return weighable('work', { id: event.id, age }, line, entries, { include, reasons: why });
}

function ofEducation(event: EduEvent, age: number, valueOf: Valuer): Weighable {
  const line = valueOf(event.id, null, [event.degree, event.major, event.minor].filter(Boolean).join(' · '));
  const texts = [...event.accomplishments, ...event.coursework].map(({ id, description }) => ({
    id,
    text: description,
  }));
  const entries = ordered(event.id, texts, valueOf);
  return weighable('education', { id: event.id, age }, line, entries, {
    include: true,
    reasons: [reason('education')],
  });
}

function ofSkills(event: SkillEvent, valueOf: Valuer): Weighable {
  const texts = event.skills.map(({ id, name }) => ({ id, text: name }));
  const entries = ordered(event.id, texts, valueOf);
  const shown = entries.flatMap(({ value, reasons }) => (value > 0 ? reasons.flatMap(({ terms }) => terms) : []));
  const why = shown.length > 0 ? reason('shows', [...new Set(shown)].slice(0, maxTerms)) : reason('room');
  return weighable('skills', { id: event.id, age: 0 }, { value: 0, reasons: [] }, entries, {
    include: true,
    reasons: [why],
  });
}

export interface ToTailor {
  readonly ad: AdFeatures;
  /** The person's accomplishments that answer the requirements of the job ad. */
  readonly suggestions: readonly Suggestion[];
  /** The person's blocks in the variants that the résumé shows. */
  readonly events: ResumeEvents;
  readonly thisYear: number;
}

/**
 * Proposes what a résumé for the job ad would show without a page limit: work and education latest first, groups of
 * skills that the ad asks for before others.
 */
export function proposeBlocks({ ad, suggestions, events, thisYear }: ToTailor): readonly Weighable[] {
  const valueOf = createValuer(ad, suggestions);
  const work = latestFirst(events.work).map((event, age) => ofWork(event, age, valueOf, thisYear));
  const education = latestFirst(events.education).map((event, age) => ofEducation(event, age, valueOf));
  const skills = askedFirst(events.skills.map((event) => ofSkills(event, valueOf)));
  return [...work, ...education, ...skills];
}
