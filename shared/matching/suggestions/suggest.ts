/**
 * Finds which of a person's paragraphs and accomplishments answer the requirements of a job, and by which words. The
 * answer depends on the words alone: no service is called, the same texts always give the same answer, and every word
 * that counted is named.
 */
import { splitLetterText } from '../../documents/letter-variables.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import type { Candidate } from './candidates.ts';
import { type Requirement, requirementsOf } from './requirements.ts';
import { guessedLanguage, type TextRange, type Word, contentWords } from './words.ts';

export interface Answer {
  readonly candidate: Candidate;
  /** The words of the candidate's text that answer, in order. */
  readonly said: readonly TextRange[];
  /** The words of the requirement that are answered. */
  readonly asked: readonly TextRange[];
}

export interface Suggestion {
  readonly requirement: Requirement;
  /** The answers, best first; empty where none of the person's texts addresses it. */
  readonly answers: readonly Answer[];
}

/** Maximum number of answers for one requirement. */
const maxAnswers = 3;
/** The weight of a synonym relative to the same word. */
const synonymShare = 0.8;
/** The weight of a name relative to another word. */
const nameShare = 1.6;
/** The bonus for two words that are adjacent in both texts. */
const pairBonus = 0.5;
/** The share of a requirement that an answer must cover with two or more words, and with a single word. */
const minShare = 0.2;
const minShareOfOne = 0.5;
/**
 * The minimum weight of two or more words, however long the requirement is: about two words that are rare in other
 * texts.
 */
const minWeight = 5;

interface Indexed {
  readonly candidate: Candidate;
  readonly words: readonly Word[];
}

/** Blanks out the variables of a paragraph and keeps the position of every other letter. */
const withoutVariables = (text: string): string =>
  splitLetterText(text).every(({ kind }) => kind === 'text')
    ? text
    : text.replace(/\{\{[^{}\n]*\}\}/g, (slot) => ' '.repeat(slot.length));

/** The keys of a word in the index: its stem, and its group of synonyms. */
const keysOf = ({ stem, line }: Word): readonly string[] => (line === undefined ? [stem] : [stem, `#${line}`]);

function indexOf(candidates: readonly Indexed[]): ReadonlyMap<string, readonly Indexed[]> {
  const index = new Map<string, Indexed[]>();
  for (const candidate of candidates) {
    for (const key of new Set(candidate.words.flatMap(keysOf))) {
      const known = index.get(key);
      if (known) known.push(candidate);
      else index.set(key, [candidate]);
    }
  }
  return index;
}

interface Scored extends Answer {
  readonly score: number;
}

/** The words of a requirement without duplicates, with their weights: a word in fewer texts weighs more. */
function weighted(
  requirement: Requirement,
  language: DocumentLanguage,
  index: ReadonlyMap<string, readonly Indexed[]>,
  count: number,
): readonly (Word & { readonly weight: number })[] {
  const words = new Map(contentWords(requirement.text, language).map((word) => [word.stem, word]));
  return [...words.values()].map((word) => {
    const having = Math.max(...keysOf(word).map((key) => index.get(key)?.length ?? 0));
    return { ...word, weight: (1 + Math.log((count + 1) / (having + 1))) * (word.isName ? nameShare : 1) };
  });
}

function scoreOf(asked: ReturnType<typeof weighted>, { candidate, words }: Indexed): Scored | undefined {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const found = asked.flatMap((word) => {
    const same = words.filter(({ stem }) => stem === word.stem);
    const alike = same.length > 0 ? same : words.filter(({ line }) => line !== undefined && line === word.line);
    return alike.length === 0 ? [] : [{ word, said: alike, share: same.length > 0 ? 1 : synonymShare }];
  });
  const matched = found.reduce((sum, { word, share }) => sum + word.weight * share, 0);
  const isEnough =
    found.length >= 2
      ? matched / total >= minShare || matched >= minWeight
      : found.some(({ word, share }) => (word.isName && share === 1) || matched / total >= minShareOfOne);
  if (!isEnough) return undefined;
  const pairs = found.filter(({ word, said }, place) => {
    const next = found[place + 1];
    const isNext = next !== undefined && next.word.place - word.place <= 2;
    return isNext && said.some((one) => next.said.some((other) => Math.abs(other.place - one.place) <= 2));
  });
  const ranges = (list: readonly TextRange[]): readonly TextRange[] =>
    [...new Map(list.map(({ start, end }) => [start, { start, end }])).values()].sort((a, b) => a.start - b.start);
  return {
    candidate,
    said: ranges(found.flatMap(({ said }) => said)),
    asked: ranges(found.map(({ word }) => word)),
    score: matched + pairs.length * pairBonus,
  };
}

/** Finds the answers to each requirement of a job ad, in its order. */
export function suggest(description: string, candidates: readonly Candidate[]): readonly Suggestion[] {
  const language = guessedLanguage(description);
  const indexed = candidates.map((candidate) => ({
    candidate,
    words: contentWords(withoutVariables(candidate.text), language),
  }));
  const index = indexOf(indexed);
  return requirementsOf(description, language).map((requirement) => {
    const asked = weighted(requirement, language, index, candidates.length);
    const speaking = new Set(asked.flatMap((word) => keysOf(word).flatMap((key) => index.get(key) ?? [])));
    // Equally good answers stay in the person's own order.
    const answers = indexed
      .filter((each) => speaking.has(each))
      .flatMap((each) => scoreOf(asked, each) ?? [])
      .sort((a, b) => b.score - a.score)
      .slice(0, maxAnswers)
      .map(({ candidate, said, asked: answered }) => ({ candidate, said, asked: answered }));
    return { requirement, answers };
  });
}
