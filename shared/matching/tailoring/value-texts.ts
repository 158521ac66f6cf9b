import type { AdFeatures } from '../match/ad-features.ts';
import { skillsIn } from '../match/read-ad.ts';
import { withBroader } from '../vocabulary/skills.ts';
import type { Suggestion } from '../suggestions/suggest.ts';
import type { TailorReason } from './tailoring.ts';

/** The weights of the best, second, and third answer to a requirement. */
const byRank = [1, 0.6, 0.4] as const;
const niceShare = 0.5;
const skillValue = 0.6;
const maxTerms = 4;
const maxTermLength = 120;

export interface Valued {
  /** The value; 0 for a text that nothing asks for. */
  readonly value: number;
  readonly reasons: readonly TailorReason[];
}

/** Shortens a term to `maxTermLength` characters with an ellipsis. */
export const short = (text: string): string =>
  text.length <= maxTermLength ? text : `${text.slice(0, maxTermLength - 1).trimEnd()}…`;

/**
 * Returns a function that computes the value of one of the person's texts for a job ad. `entryId` is the
 * accomplishment's, null for a paragraph.
 */
export function createValuer(ad: AdFeatures, suggestions: readonly Suggestion[]) {
  const answered = new Map<string, { value: number; terms: string[] }>();
  for (const { requirement, answers } of suggestions) {
    answers.forEach(({ candidate }, rank) => {
      const key = `${candidate.eventId}/${candidate.entryId ?? ''}`;
      const worth = (byRank[rank] ?? 0) * (requirement.isRequired ? 1 : niceShare);
      const known = answered.get(key) ?? { value: 0, terms: [] };
      answered.set(key, { value: known.value + worth, terms: [...known.terms, short(requirement.text)] });
    });
  }
  const asked = new Map(ad.skills.map((skill) => [skill.id, skill]));
  return function valueOf(eventId: string, entryId: string | null, text: string): Valued {
    const answer = answered.get(`${eventId}/${entryId ?? ''}`);
    const shown = new Map(
      skillsIn(text, ad.language, true)
        .flatMap(({ id }) => [...withBroader(id).keys()])
        .flatMap((id) => {
          const skill = asked.get(id);
          return skill ? [[id, skill] as const] : [];
        }),
    );
    const skills = [...shown.values()];
    const reasons: TailorReason[] = [];
    if (answer) reasons.push({ kind: 'answers', terms: answer.terms.slice(0, maxTerms) });
    if (skills.length > 0) reasons.push({ kind: 'shows', terms: skills.slice(0, maxTerms).map(({ as }) => as) });
    const worth = skills.reduce((sum, { isRequired }) => sum + skillValue * (isRequired ? 1 : niceShare), 0);
    return { value: (answer?.value ?? 0) + worth, reasons };
  };
}
export type Valuer = ReturnType<typeof createValuer>;
