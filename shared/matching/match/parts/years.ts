import { type AdFeatures, termsAsked } from '../ad-features.ts';
import type { MatchReason, PartFinding } from '../match.ts';
import { monthsBetween } from '../person.ts';
import type { Career, Profile } from '../profile.ts';
import type { YearMonth } from '../../../documents/events.ts';
import { closeness } from './title.ts';

/** The number of shared skills from which work counts as related, regardless of its title. */
const relatedSkills = 3;
/** The weight of a year of unrelated work, and the most that all of it counts. */
const otherShare = 0.25;
const maxOther = 0.4;

/** The number of months that the periods cover; where two overlap, a month counts once. */
export function monthsCovered(times: readonly Pick<Career, 'start' | 'end'>[]): number {
  const sorted = times
    .flatMap(({ start, end }) => (start === null || start > end ? [] : [{ start, end }]))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  let months = 0;
  let until = '';
  for (const { start, end } of sorted) {
    if (end <= until) continue;
    const overlaps = start <= until;
    months += monthsBetween((overlaps ? until : start) as YearMonth, end) - (overlaps ? 1 : 0);
    until = end;
  }
  return months;
}

const inYears = (months: number): number => Math.round((months / 12) * 10) / 10;

function isRelated({ title, skills }: Career, ad: AdFeatures): boolean {
  const close = ad.title && closeness(ad.title, title);
  if (close && close.share >= 0.4) return true;
  return termsAsked(ad).filter(({ id }) => skills.has(id)).length >= relatedSkills;
}

/** Scores whether the person has worked as long as the job ad asks: related work counts in full, other work a little. */
export function yearsPart(ad: AdFeatures, { careers }: Profile): PartFinding {
  const { years } = ad;
  if (years === null) return { share: null, reasons: [{ kind: 'notAsked' }] };
  const dated = careers.filter(({ start }) => start !== null);
  if (dated.length === 0)
    return { share: careers.length === 0 ? 0 : null, reasons: [{ kind: 'ownUnknown', of: years }] };
  const related = dated.filter((career) => isRelated(career, ad));
  const months = monthsCovered(related);
  const other = monthsCovered(dated) - months;
  const reasons: MatchReason[] = [{ kind: 'yearsRelated', count: inYears(months), of: years }];
  if (other > 0 && months < years * 12) reasons.push({ kind: 'yearsOther', count: inYears(other) });
  const asked = years * 12;
  return { share: Math.min(1, months / asked + Math.min(maxOther, (other * otherShare) / asked)), reasons };
}
