import type { PlainDay } from '../../jobs/plain-day.ts';
import type { AdFeatures } from '../ad-features.ts';
import type { FitReason, PartFinding } from '../fit.ts';
import { monthOf } from '../person.ts';
import type { Profile } from '../profile.ts';
import type { TitleReading } from '../read-title.ts';

const fieldShare = 0.4;
const fieldMore = 0.15;
const mostOfFields = 0.6;
const studyShare = 0.5;
/** What each step of seniority takes away beyond the first. */
const stepLoss = 0.15;

interface Closeness {
  readonly share: number;
  readonly reason: FitReason;
}

/** How near two titles are, seniority aside. */
export function closeness(asked: TitleReading, own: TitleReading): Closeness | undefined {
  if (asked.occupation !== null && asked.occupation === own.occupation) {
    return { share: 1, reason: { kind: 'sameOccupation' } };
  }
  const words = asked.stems.filter((stem) => own.stems.includes(stem));
  const union = new Set([...asked.stems, ...own.stems]).size;
  const byWords = union === 0 ? 0 : words.length / union;
  const fields = asked.fields.filter((field) => own.fields.includes(field));
  const byFields = fields.length === 0 ? 0 : Math.min(mostOfFields, fieldShare + fieldMore * (fields.length - 1));
  if (byWords === 0 && byFields === 0) return undefined;
  return byWords >= byFields
    ? { share: byWords, reason: { kind: 'sameWords', term: words.join(' ') } }
    : { share: byFields, reason: { kind: 'sameField', term: fields.join(', ') } };
}

/** What was done long ago counts less. Months back. */
const recency = (end: string, now: string): number => {
  const years = Number(now.slice(0, 4)) - Number(end.slice(0, 4));
  return years <= 5 ? 1 : years <= 10 ? 0.85 : 0.7;
};

/** How near the job's title is to what the person has done, and studied. */
export function titlePart({ title }: AdFeatures, profile: Profile, today: PlainDay): PartFinding {
  if (title === null) return { share: 0.5, reasons: [{ kind: 'notSaid' }] };
  if (profile.careers.length === 0 && profile.studies.length === 0) {
    return { share: null, reasons: [{ kind: 'ownUnknown' }] };
  }
  const now = monthOf(today);
  const candidates = [
    ...profile.careers.map(({ blockId, title: own, end }) => ({ blockId, own, factor: recency(end, now) })),
    ...profile.studies.map(({ blockId, title: own }) => ({ blockId, own, factor: studyShare })),
  ].flatMap(({ blockId, own, factor }) => {
    const close = closeness(title, own);
    return close ? [{ share: close.share * factor, reason: { ...close.reason, blocks: [blockId] } }] : [];
  });
  const best = candidates.sort((a, b) => b.share - a.share || compare(a.reason.blocks, b.reason.blocks))[0];
  if (!best) return { share: 0, reasons: [{ kind: 'otherOccupation' }] };
  const reached = Math.max(0, ...profile.careers.map(({ title: own }) => own.seniority));
  const step = profile.careers.length === 0 ? title.seniority - 1 : title.seniority - reached;
  const loss = Math.max(0, Math.abs(step) - 1) * stepLoss;
  const reasons: FitReason[] = [best.reason];
  if (step >= 2) reasons.push({ kind: 'moreSenior', count: step });
  if (step <= -2) reasons.push({ kind: 'lessSenior', count: -step });
  return { share: Math.max(0, best.share - loss), reasons };
}

const compare = (a: readonly string[], b: readonly string[]): number => (a.join() < b.join() ? -1 : 1);
