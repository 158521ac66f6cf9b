import type { AdDemand, AdFeatures } from '../match/ad-features.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { nameOfDemand } from '../match/parts/skills.ts';
import { contentWords } from '../suggestions/words.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { languagesNamedIn } from '../../documents/words/spoken-languages.ts';
import { fieldsOfStudy, studyIndex } from '../vocabulary/studies.ts';
import { termIndex, withBroader } from '../vocabulary/terms.ts';
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

/** Returns a function that finds which demands of an ad one of the person's texts shows. */
function createReader({ demands, language }: AdFeatures) {
  const asked = demands
    .filter(({ kind }) => kind !== 'years')
    .map((demand) => ({
      demand,
      ids: demand.anyOf.flatMap(({ id }) => id ?? []),
      open: demand.anyOf.flatMap(({ id, text }) => (id === null ? [stemsOf(text, language)] : [])),
    }));
  return (text: string): readonly AdDemand[] => {
    const words = contentWords(text, language);
    const stems = new Set(words.map(({ stem }) => stem));
    const ids = new Set([
      ...namesIn(text, words, termIndex(language)).flatMap(({ id }) => [...withBroader(id).keys()]),
      ...namesIn(text, words, studyIndex(language)).flatMap(({ id }) => fieldsOfStudy(id)),
      ...languagesNamedIn(text).map(({ code }) => code),
    ]);
    return asked
      .filter(
        (each) =>
          each.ids.some((id) => ids.has(id)) ||
          each.open.some((own) => own.length > 0 && own.every((stem) => stems.has(stem))),
      )
      .map(({ demand }) => demand);
  };
}

const stemsOf = (text: string, language: DocumentLanguage): readonly string[] =>
  contentWords(text, language).map(({ stem }) => stem);

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
  const showsDemand = createReader(ad);
  return function valueOf(eventId: string, entryId: string | null, text: string): Valued {
    const answer = answered.get(`${eventId}/${entryId ?? ''}`);
    const shown = showsDemand(text);
    const reasons: TailorReason[] = [];
    // One reason says it: what the ad asks for by name, or else the point that the text answers.
    if (shown.length > 0) reasons.push({ kind: 'shows', terms: shown.slice(0, maxTerms).map(nameOfDemand) });
    else if (answer) reasons.push({ kind: 'answers', terms: answer.terms.slice(0, maxTerms) });
    const worth = shown.reduce((sum, { level }) => sum + skillValue * (level === 'must' ? 1 : niceShare), 0);
    return { value: (answer?.value ?? 0) + worth, reasons };
  };
}
export type Valuer = ReturnType<typeof createValuer>;
