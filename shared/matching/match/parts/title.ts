import type { AdFeatures } from '../ad-features.ts';
import type { MatchReason, PartFinding } from '../match.ts';
import type { Profile } from '../profile.ts';
import type { TitleReading } from '../read-title.ts';
import { occupations } from '../../vocabulary/occupations.ts';

const fieldShare = 0.4;
const fieldMore = 0.15;
const maxFieldShare = 0.6;
const studyShare = 0.5;
/** The closeness of a kind of an occupation, of two kinds of one, of the next step, and of a neighbor. */
const kindShare = 0.8;
const siblingShare = 0.6;
const stepShare = 0.75;
const nearShare = 0.6;
/** The loss for each step of seniority. The first step up costs nothing, because that is how people advance. */
const stepLoss = 0.15;
/** The closeness from which a position determines the person's seniority in this work. */
const relatedShare = 0.4;

interface Closeness {
  readonly share: number;
  readonly reason: MatchReason;
}

/** The closeness of two occupations by the vocabulary: the same, a kind of the other, its next step, or a neighbor. */
function byOccupation(asked: string | null, own: string | null): Closeness | undefined {
  if (asked === null || own === null) return undefined;
  if (asked === own) return { share: 1, reason: { kind: 'sameOccupation' } };
  const [wanted, held] = [occupations.get(asked), occupations.get(own)];
  if (!wanted || !held) return undefined;
  if (wanted.broader.includes(own) || held.broader.includes(asked)) {
    return { share: kindShare, reason: { kind: 'sameOccupation' } };
  }
  if (wanted.broader.some((each) => held.broader.includes(each))) {
    return { share: siblingShare, reason: { kind: 'nearOccupation' } };
  }
  const leads = [own, ...held.broader, ...held.near].some((each) => wanted.leads.includes(each));
  if (leads) return { share: stepShare, reason: { kind: 'nextStep' } };
  if (held.leads.includes(asked)) return { share: stepShare, reason: { kind: 'nearOccupation' } };
  return wanted.near.includes(own) || held.near.includes(asked)
    ? { share: nearShare, reason: { kind: 'nearOccupation' } }
    : undefined;
}

/** The closeness of two titles, ignoring seniority. */
export function closeness(asked: TitleReading, own: TitleReading): Closeness | undefined {
  const known = byOccupation(asked.occupation, own.occupation);
  if (known) return known;
  const words = asked.words.filter((_word, index) => own.stems.includes(asked.stems[index] ?? ''));
  const union = new Set([...asked.stems, ...own.stems]).size;
  const byWords = union === 0 ? 0 : words.length / union;
  const fields = asked.fields.filter((field) => own.fields.includes(field));
  const byFields = fields.length === 0 ? 0 : Math.min(maxFieldShare, fieldShare + fieldMore * (fields.length - 1));
  if (byWords === 0 && byFields === 0) return undefined;
  return byWords >= byFields
    ? { share: byWords, reason: { kind: 'sameWords', term: words.join(' ') } }
    : { share: byFields, reason: { kind: 'sameField', term: fields.join(', ') } };
}

/**
 * The weight of a position by its age: work before the newest counts less, and work long ago still less, because the
 * person may have changed fields.
 */
const recency = (end: string, newest: string): number => {
  const years = Number(newest.slice(0, 4)) - Number(end.slice(0, 4));
  if (end >= newest) return 1;
  return years <= 5 ? 0.6 : years <= 10 ? 0.5 : 0.4;
};

/**
 * The steps from the person's highest seniority in related work up to that of the job; without related work, from
 * junior.
 */
function stepsTo(asked: TitleReading, careers: Profile['careers']): number {
  const ranks = careers
    .filter(({ title: own }) => (closeness(asked, own)?.share ?? 0) >= relatedShare)
    .map(({ title: own }) => own.seniority);
  return asked.seniority - (ranks.length === 0 ? 1 : Math.max(...ranks));
}

/** Scores how close the job's title is to what the person has done and studied. */
export function titlePart({ title }: AdFeatures, profile: Profile): PartFinding {
  if (title === null) return { share: 0.5, reasons: [{ kind: 'notSaid' }] };
  if (profile.careers.length === 0 && profile.studies.length === 0) {
    return { share: null, reasons: [{ kind: 'ownUnknown' }] };
  }
  const newest = profile.careers.reduce((latest, { end }) => (end > latest ? end : latest), '');
  const candidates = [
    ...profile.careers.map(({ blockId, title: own, end }) => ({ blockId, own, factor: recency(end, newest) })),
    ...profile.studies.map(({ blockId, title: own }) => ({ blockId, own, factor: studyShare })),
  ].flatMap(({ blockId, own, factor }) => {
    const close = closeness(title, own);
    return close ? [{ share: close.share * factor, reason: { ...close.reason, blocks: [blockId] } }] : [];
  });
  const best = candidates.sort((a, b) => b.share - a.share || compare(a.reason.blocks, b.reason.blocks))[0];
  if (!best) return { share: 0, reasons: [{ kind: 'otherOccupation' }] };
  const step = stepsTo(title, profile.careers);
  const loss = (step > 0 ? step - 1 : -step) * stepLoss;
  const reasons: MatchReason[] = [best.reason];
  if (step >= 2) reasons.push({ kind: 'moreSenior', count: step });
  if (step < 0) reasons.push({ kind: 'lessSenior', count: -step });
  return { share: Math.max(0, best.share - loss), reasons };
}

const compare = (a: readonly string[], b: readonly string[]): number => (a.join() < b.join() ? -1 : 1);
