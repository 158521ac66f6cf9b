import { type Demand, demandsOf } from '../demands/index.ts';
import { type Requirement, requirementsOf } from '../suggestions/requirements.ts';
import { guessedLanguage, contentWords } from '../suggestions/words.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { AdDemand, AdPoint, AdFeatures, AdLack } from './ad-features.ts';
import { readTitle } from './read-title.ts';
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
const maxPoints = 24;
const maxWordsOfPoint = 16;
const maxPointLength = 240;

/**
 * Whether fewer than half of a text's letters are Latin; the vocabulary has neither words nor endings of other scripts.
 */
function isForeign(text: string): boolean {
  const sample = text.slice(0, 4_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters > 0 && latin / letters < 0.5;
}

function pointOf(
  { text, isRequired }: Requirement,
  demandLines: readonly string[],
  language: DocumentLanguage,
): AdPoint {
  const words = new Map(contentWords(text, language).map((word) => [word.stem, word]));
  return {
    text: text.slice(0, maxPointLength),
    isRequired,
    demands: demandLines.flatMap((line, place) => (line.includes(text) || text.includes(line) ? [place] : [])),
    words: [...words.values()]
      .slice(0, maxWordsOfPoint)
      .map(({ stem, line, isName }) => [stem, line ?? -1, isName ? 1 : 0] as const),
  };
}

const withoutLine = ({ kind, level, anyOf, years, rank }: Demand): AdDemand => ({
  ...{ kind, level, anyOf },
  ...(years !== undefined && { years }),
  ...(rank !== undefined && { rank }),
});

/** Reads the features of a job ad by rules. It calls no service, and the same text always gives the same result. */
export function readAd(ad: AdToMatch): AdFeatures {
  const text = ad.text.slice(0, maxTextLength);
  const language = guessedLanguage(text);
  const title = ad.title === null || ad.title.trim() === '' ? null : readTitle(ad.title, language);
  const found = demandsOf(text, language);
  const demands = found.map(withoutLine);
  const lines = found.map(({ line }) => line.trim());
  const points = requirementsOf(text, language)
    .filter((each) => each.text.trim() !== ad.title?.trim())
    .slice(0, maxPoints)
    .map((each) => pointOf(each, lines, language));
  const asked = demands.flatMap(({ kind, level, years }) =>
    kind === 'years' && level === 'must' ? (years ?? []) : [],
  );
  const foreign = isForeign(text);
  const wordCount = text.split(/\s+/, fewestWords + 1).filter((word) => word !== '').length;
  const lacks = ([] as AdLack[]).concat(
    title === null ? 'title' : [],
    wordCount < fewestWords && !foreign ? 'text' : [],
    points.length === 0 ? 'demands' : [],
    demands.every(({ kind }) => kind === 'years') ? 'skills' : [],
    foreign ? 'language' : [],
  );
  return {
    version: vocabularyVersion,
    language,
    title,
    demands,
    points,
    years: asked.length === 0 ? null : Math.max(...asked),
    lacks,
  };
}
