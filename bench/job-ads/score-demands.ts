import { plainText } from '../../shared/documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../shared/documents/words/document-languages.ts';
import type { Demand } from '../../shared/matching/demands/index.ts';
import { contentWords } from '../../shared/matching/suggestions/words.ts';
import type { ExpectedDemand, ExpectedFacts } from './read-corpus.ts';
import { percent } from './score-text.ts';

/** What was read of an ad's demands, against what a careful reader finds. */
export interface DemandOutcome {
  readonly pairs: readonly { readonly expected: ExpectedDemand; readonly found: Demand }[];
  readonly missed: readonly ExpectedDemand[];
  /** Demands that nobody makes, or makes once and is shown twice. */
  readonly madeUp: readonly Demand[];
}

/** The smallest part of the longer name that the shorter one must be. */
const leastShare = 1 / 3;
/** The share of their words that two names have in common if neither contains the other. */
const alike = 0.5;

const wordsOf = (text: string, language: DocumentLanguage): ReadonlySet<string> => {
  const stems = contentWords(text, language).map(({ stem }) => stem);
  // A name of letters and function words alone, such as `C` or `R`, is compared as it is.
  return new Set(stems.length > 0 ? stems : [plainText(text).trim()]);
};

/** Whether two names mean the same: one contains the words of the other, or most of their words are the same. */
function isSameName(one: string, other: string, language: DocumentLanguage): boolean {
  if (plainText(one).trim() === plainText(other).trim()) return true;
  const [a, b] = [wordsOf(one, language), wordsOf(other, language)];
  const common = [...a].filter((word) => b.has(word)).length;
  const [least, most] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
  return (common === least && least / most >= leastShare) || common / (a.size + b.size - common) >= alike;
}

function isSame(expected: ExpectedDemand, found: Demand, language: DocumentLanguage): boolean {
  const isOwnKind = [expected.kind, found.kind].some((kind) => kind === 'years' || kind === 'language');
  if (isOwnKind && expected.kind !== found.kind) return false;
  if (expected.kind === 'years') return expected.years === found.years;
  return expected.anyOf.some((one) =>
    found.anyOf.some(({ text }) =>
      expected.kind === 'language'
        ? plainText(text).startsWith(plainText(one).slice(0, 6)) ||
          plainText(one).startsWith(plainText(text).slice(0, 6))
        : isSameName(one, text, language),
    ),
  );
}

/** Compares the demands; each expected one counts once. */
export function scoreDemands({ demands, language }: ExpectedFacts, found: readonly Demand[]): DemandOutcome {
  const left = [...demands];
  const pairs: { expected: ExpectedDemand; found: Demand }[] = [];
  const madeUp: Demand[] = [];
  for (const demand of found) {
    const at = left.findIndex((expected) => isSame(expected, demand, language as DocumentLanguage));
    const [expected] = at === -1 ? [] : left.splice(at, 1);
    if (expected) pairs.push({ expected, found: demand });
    else madeUp.push(demand);
  }
  return { pairs, missed: left, madeUp };
}

export interface DemandScore {
  /** The share of the shown demands that the ad makes, in percent. */
  readonly precision: number;
  /** The share of the ad's demands that are shown, in percent. */
  readonly recall: number;
  /** The share of the demands shown rightly whose level is right, and whose kind is right, in percent. */
  readonly levels: number;
  readonly kinds: number;
  readonly shown: number;
  readonly of: number;
}

/** Adds up the outcomes of many ads. */
export function demandScore(outcomes: readonly DemandOutcome[], kind?: ExpectedDemand['kind']): DemandScore {
  const pairs = outcomes
    .flatMap((each) => each.pairs)
    .filter(({ expected }) => kind === undefined || expected.kind === kind);
  const missed = outcomes
    .flatMap((each) => each.missed)
    .filter((each) => kind === undefined || each.kind === kind).length;
  const madeUp = outcomes
    .flatMap((each) => each.madeUp)
    .filter((each) => kind === undefined || each.kind === kind).length;
  return {
    precision: percent(pairs.length, pairs.length + madeUp),
    recall: percent(pairs.length, pairs.length + missed),
    levels: percent(pairs.filter(({ expected, found }) => expected.level === found.level).length, pairs.length),
    kinds: percent(pairs.filter(({ expected, found }) => expected.kind === found.kind).length, pairs.length),
    shown: pairs.length + madeUp,
    of: pairs.length + missed,
  };
}
