import { pointsOf, requirementsOf } from '../suggestions/requirements.ts';
import { guessedLanguage, wordsThatTell } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { AdDemand, AdFeatures, AdLack, AdSkill } from './ad-features.ts';
import { readTitle } from './read-title.ts';
import { yearsIn } from './read-years.ts';
import { namesIn } from '../vocabulary/name-index.ts';
import { skillIndex } from '../vocabulary/skills.ts';
import { vocabularyVersion } from '../vocabulary/version.ts';

export interface AdToMatch {
  readonly title: string | null;
  /** Plain, with its line breaks. */
  readonly text: string;
}

/** Characters that are read; the longest advertisements have a quarter of it. */
const maxTextLength = 40_000;
/** Words below which a text is no more than an announcement (peers: under 150 is partial). */
const fewestWords = 60;
const maxDemands = 24;
const maxWordsOfDemand = 16;
const maxDemandLength = 240;
const maxSkills = 60;
const maxPoints = 80;
const maxNameLength = 40;

/** Share of letters in scripts of which we know neither words nor endings. */
function isForeign(text: string): boolean {
  const sample = text.slice(0, 4_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.5;
}

/** Skills that a text names, each as often as it does. */
export const skillsIn = (text: string, language: DocumentLanguage, isRequired: boolean): readonly AdSkill[] =>
  namesIn(text, wordsThatTell(text, language), skillIndex(language)).map(({ id, start, end }) => ({
    id,
    as: text.slice(start, end).replace(/\s+/g, ' ').slice(0, maxNameLength),
    isRequired,
  }));

function demandOf(text: string, isRequired: boolean, language: DocumentLanguage): AdDemand {
  const words = new Map(wordsThatTell(text, language).map((word) => [word.stem, word]));
  return {
    text: text.slice(0, maxDemandLength),
    isRequired,
    words: [...words.values()]
      .slice(0, maxWordsOfDemand)
      .map(({ stem, line, isName }) => [stem, line ?? -1, isName ? 1 : 0] as const),
  };
}

/** Each skill once: in the words in which it comes first, and required where it is required anywhere. */
function unique(found: readonly AdSkill[]): readonly AdSkill[] {
  const byId = new Map<string, AdSkill>();
  for (const skill of found) {
    const known = byId.get(skill.id);
    byId.set(skill.id, known ? { ...known, isRequired: known.isRequired || skill.isRequired } : skill);
  }
  return [...byId.values()].slice(0, maxSkills);
}

/** Reads an advertisement by rules: nothing is asked of anybody, and the same text always gives the same. */
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
  // Of all points: `At least 5 years of experience` says too little to be a requirement that blocks could answer.
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
