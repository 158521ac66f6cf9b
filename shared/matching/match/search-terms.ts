import { type AdFeatures, termsAsked } from './ad-features.ts';
import type { Profile } from './profile.ts';
import { occupations } from '../vocabulary/occupations.ts';
import { terms as vocabulary, withBroader } from '../vocabulary/terms.ts';

/**
 * Short terms for the subject of a job ad. They find possible matches among hundreds of thousands of postings before
 * any of them is scored.
 */

const maxAdTerms = 40;
const maxPersonTerms = 24;

const ofSkill = (id: string): string => `s:${id}`;
const ofOccupation = (id: string): string => `o:${id}`;
const ofField = (field: string): string => `f:${field}`;
const ofWord = (stem: string): string => `w:${stem}`;
/** Maximum characters of a term. */
const longest = 60;

/** The terms that are stored with a job ad. */
export function termsOfAd(features: AdFeatures): readonly string[] {
  const { title } = features;
  const terms = [
    ...(title?.occupation != null ? [title.occupation, ...(occupations.get(title.occupation)?.broader ?? [])] : []).map(
      ofOccupation,
    ),
    ...(title?.fields ?? []).map(ofField),
    ...(title?.occupation == null ? (title?.stems ?? []).map(ofWord) : []),
    ...termsAsked(features).map(({ id }) => ofSkill(id)),
  ];
  return [...new Set(terms.filter((term) => term.length <= longest))].slice(0, maxAdTerms);
}

export interface SearchTerm {
  readonly term: string;
  /** The weight that the term gives a job ad that has it. */
  readonly weight: number;
}

/** The person's terms, strongest first: their occupations, and the skills that most of their blocks show. */
export function termsOfPerson({ careers, studies, skills }: Profile): readonly SearchTerm[] {
  const found = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    if (term.length <= longest) found.set(term, (found.get(term) ?? 0) + weight);
  };
  const newest = [...careers].sort((a, b) => (a.end < b.end ? 1 : a.end > b.end ? -1 : a.blockId < b.blockId ? -1 : 1));
  newest.slice(0, 6).forEach(({ title }, place) => {
    const weight = place === 0 ? 4 : 2;
    if (title.occupation !== null) {
      add(ofOccupation(title.occupation), weight);
      const { broader = [], near = [] } = occupations.get(title.occupation) ?? {};
      for (const each of [...broader, ...near].slice(0, 4)) add(ofOccupation(each), weight / 2);
    } else for (const stem of title.stems.slice(0, 3)) add(ofWord(stem), weight / 2);
    for (const field of title.fields) add(ofField(field), weight / 4);
  });
  for (const { title } of studies.slice(0, 3)) for (const field of title.fields) add(ofField(field), 1);
  for (const [id, { blocks, steps }] of skills) {
    if (steps > 1 || vocabulary.get(id)?.isSoft === true) continue;
    add(ofSkill(id), (1 + Math.min(3, blocks.length) * 0.25 + depthOf(id) * 0.25) / (steps + 1));
  }
  return [...found]
    .map(([term, weight]) => ({ term, weight }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, maxPersonTerms);
}

/** The depth of a skill in the vocabulary. A skill that is part of another is rarer and therefore more specific. */
const depthOf = (id: string): number => withBroader(id).size - 1;
