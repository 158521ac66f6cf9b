import { pointsOf, requirementsOf } from '../suggestions/requirements.ts';
import { guessedLanguage, contentWords } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { AdDemand, AdFeatures, AdLack, AdSkill } from './ad-features.ts';
import { readTitle } from './read-title.ts';
import { yearsIn } from './read-years.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { skillIndex } from '../vocabulary/skills.ts';
import { vocabularyVersion } from '../vocabulary/version.ts';

export interface AdToMatch {
  readonly title: string | null;
  /** Plain text with its line breaks. */
  readonly text: string;
}

/** Maximum characters that are read; the longest job ads have a quarter of it. */
const maxTextLength = 40_000;
/**
 * The number of words below which a text counts as a mere announcement (comparable products treat fewer than 150 as
 * partial).
 */
const fewestWords = 60;
const maxDemands = 24;
const maxWordsOfDemand = 16;
const maxDemandLength = 240;
const maxSkills = 60;
const maxPoints = 80;
const maxNameLength = 40;

/**
 * Whether fewer than half of a text's letters are Latin; the vocabulary has neither words nor endings of other scripts.
 */
function isForeign(text: string): boolean {
  const sample = text.slice(0, 4_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.5;
}

/** The skills that a text names, once for each mention. */
export const skillsIn = (text: string, language: DocumentLanguage, isRequired: boolean): readonly AdSkill[] =>
  namesIn(text, contentWords(text, language), skillIndex(language)).map(({ id, start, end }) => ({
    id,
    as: text.slice(start, end).replace(/\s+/g, ' ').slice(0, maxNameLength),
    isRequired,
  }));

function demandOf(text: string, isRequired: boolean, language: DocumentLanguage): AdDemand {
  const words = new Map(contentWords(text, language).map((word) => [word.stem, word]));
  return {
    text: text.slice(0, maxDemandLength),
    isRequired,
    words: [...words.values()]
      .slice(0, maxWordsOfDemand)
      .map(({ stem, line, isName }) => [stem, line ?? -1, isName ? 1 : 0] as const),
  };
}

/** Removes duplicates: each skill has the words of its first mention, and is required if any mention is. */
function unique(found: readonly AdSkill[]): readonly AdSkill[] {
  const byId = new Map<string, AdSkill>();
  for (const skill of found) {
    const known = byId.get(skill.id);
    byId.set(skill.id, known ? { ...known, isRequired: known.isRequired || skill.isRequired } : skill);
  }
  return [...byId.values()].slice(0, maxSkills);
}

/** Reads the features of a job ad by rules. It calls no service, and the same text always gives the same result. */
export function readAd(ad: AdToMatch): AdFeatures {
  const text = ad.text.slice(0, maxTextLength);
  const language = guessedLanguage(text);
  const requirements = requirementsOf(text, language);
  const demands = requirements.slice(0, maxDemands).map((each) => demandOf(each.text, each.isRequired, language));
  const title = ad.title === null || ad.title.trim() === '' ? null : readTitle(ad.title, language);
  const points = pointsOf(text, language).slice(0, maxPoints);
  const skills = unique([
    ...points.flatMap((each) => skillsIn(each.text, language, each.isRequired)),
    ...skillsIn(ad.title ?? '', language, true),
  ]);
  // All points are read here: `At least 5 years of experience` says too little to be a requirement that blocks could
  // answer.
  const asked = points.filter(({ isRequired }) => isRequired).flatMap((each) => yearsIn(each.text) ?? []);
  const foreign = isForeign(text);
  const wordCount = text.split(/\s+/, fewestWords + 1).filter((word) => word !== '').length;
  const lacks = ([] as AdLack[]).concat(
    title === null ? 'title' : [],
    wordCount < fewestWords && !foreign ? 'text' : [],
    demands.length === 0 ? 'demands' : [],
    skills.length === 0 ? 'skills' : [],
    foreign ? 'language' : [],
  );
  return {
    version: vocabularyVersion,
    language,
    title,
    skills,
    demands,
    years: asked.length === 0 ? null : Math.max(...asked),
    lacks,
  };
}
