import type { AdPoint, AdFeatures } from '../ad-features.ts';
import type { MatchReason, PartFinding } from '../match.ts';
import type { Profile } from '../profile.ts';

const nameWeight = 1.6;
const synonymShare = 0.8;
/**
 * The share of a requirement's words that one text must contain to address it, and the share from which it counts in
 * full.
 */
const minShare = 0.4;
const wholeShare = 0.6;
const niceWeight = 0.5;
const maxReasons = 8;

interface Spoken {
  readonly share: number;
  /** The index of the text that addresses it best. */
  readonly text: number;
}

/** The person's text that contains most of a requirement's words. */
function bestText({ words }: AdPoint, { places }: Profile): Spoken | undefined {
  const held = new Map<number, { weight: number; count: number }>();
  let total = 0;
  for (const [stem, line, isName] of words) {
    const weight = isName ? nameWeight : 1;
    total += weight;
    const same = places.get(stem) ?? [];
    const alike = line === -1 ? [] : (places.get(`#${line}`) ?? []);
    const counted = new Set<number>();
    for (const [list, share] of [[same, 1] as const, [alike, synonymShare] as const]) {
      for (const text of list) {
        if (counted.has(text)) continue;
        counted.add(text);
        const known = held.get(text);
        if (known) {
          known.weight += weight * share;
          known.count += 1;
        } else held.set(text, { weight: weight * share, count: 1 });
      }
    }
  }
  let best: Spoken | undefined;
  for (const [text, { weight, count }] of held) {
    const share = weight / total;
    const isEnough = share >= minShare && (count >= 2 || words.length <= 2);
    if (isEnough && (!best || share > best.share || (share === best.share && text < best.text))) best = { share, text };
  }
  return best;
}

/**
 * Scores which requirements the person's own sentences address, beyond single skills. `shown` has how far the blocks
 * show each demand of the ad.
 */
export function phrasesPart({ points }: AdFeatures, profile: Profile, shown: readonly number[]): PartFinding {
  if (points.length === 0) return { share: 0.5, reasons: [{ kind: 'notSaid' }] };
  let [total, got] = [0, 0];
  let count = 0;
  const spoken: MatchReason[] = [];
  for (const point of points) {
    const weight = point.isRequired ? 1 : niceWeight;
    total += weight;
    const best = bestText(point, profile);
    if (!best) continue;
    got += weight * Math.min(1, best.share / wholeShare);
    count += 1;
    // Nothing is called covered that the list of requirements calls missing.
    if (!point.demands.every((place) => shown[place] === 1)) continue;
    const blockId = profile.texts[best.text]?.blockId;
    spoken.push({ kind: 'demandSpokenOf', term: point.text, blocks: blockId === undefined ? [] : [blockId] });
  }
  return {
    share: got / total,
    reasons: [{ kind: 'demandsSpokenOf', count, of: points.length }, ...spoken.slice(0, maxReasons)],
  };
}
