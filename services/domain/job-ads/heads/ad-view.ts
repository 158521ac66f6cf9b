import { foldLine, isControl, type AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { contentWords, type TextRange } from '../../../../shared/matching/suggestions/words.ts';
import type { FeaturedLine } from '../../../../shared/matching/spans/featured-line.ts';
import {
  endFeatures,
  featureIf,
  innerFeatures,
  startFeatures,
  stepOf,
} from '../../../../shared/matching/spans/token-features.ts';
import { type Token, tokensOf } from '../../../../shared/matching/spans/token.ts';
import { namesIn } from '../../../../shared/matching/vocabulary/name-index.ts';
import { occupationIndex } from '../../../../shared/matching/vocabulary/occupations.ts';
import type { DocumentLanguage } from '../../../../shared/documents/words/document-languages.ts';
import type { AdStructure } from '../text/ad-structure.ts';
import { hasJobNoun } from '../text/job-nouns.ts';
import { fieldsOfLabel } from '../text/labeled-values.ts';
import { isHeading, lineKind } from '../text/line-kinds.ts';
import { compact, slugsIn } from '../text/names-of-addresses.ts';
import { isPersonName } from '../text/person-names.ts';
import { isTown } from '../text/town-names.ts';

/** The number of first lines, and of their first tokens, that may have the title, the company, and the place. */
const mostLines = 48;
const mostTokens = 2_500;
/** Longer lines are paragraphs, whose many names of work say nothing of a title. */
const longestTitled = 250;

/** A line with what is known of it before any span in it is judged. The first of its features is its kind. */
export interface ViewedLine extends AdLine, FeaturedLine {
  readonly tokens: readonly Token[];
  /** The line in lower case, without accents. */
  readonly folded: string;
  /** Where the vocabulary's occupations are named. */
  readonly occupations: readonly TextRange[];
}

/** An ad as the models of its head see it. */
export interface AdView {
  readonly lines: readonly ViewedLine[];
  readonly language: DocumentLanguage;
  /** The whole text, folded, in which mentions are counted. */
  readonly body: string;
  /** The path of the page's address without punctuation; empty if unknown. */
  readonly path: string;
  /** The names of the hosts in the page's address and in the text, without punctuation. */
  readonly hosts: readonly string[];
  /** The title of the page, folded; empty if unknown. */
  readonly pageTitle: string;
}

interface ViewOptions {
  readonly structure: AdStructure;
  readonly language: DocumentLanguage;
  /** The address of the page, null if unknown. */
  readonly address: string | null;
  readonly pageTitle: string | null;
}

/** Decodes an address; one whose escapes are broken stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The lists that have a word of an ad. */
function listsOf(word: string): readonly string[] {
  if (word.length < 3) return [];
  return [...(/^\p{Lu}/u.test(word) && isTown(word) ? ['town'] : []), ...(hasJobNoun(word) ? ['job'] : [])];
}

const longestLabel = 40;

/** The label in the line above: `Job title` or `Location:`. */
function labelAbove(lines: readonly AdLine[], at: number): readonly string[] {
  const above = lines[at - 1]?.text ?? '';
  const fields = above.length <= longestLabel ? fieldsOfLabel(above) : [];
  const isLabeled = fields.length > 0 || (above.length <= longestLabel && above.endsWith(':'));
  const names = fields.map((field) => `label of ${field}`);
  return isLabeled ? ['labeled', `label ${foldLine(above).replace(/:$/, '')}`, ...names] : [];
}

/** The label at the beginning of a line: `Location: Leeds`. */
function labelBefore(text: string): readonly string[] {
  const label = /^([^:]{2,40}?)\s?:\s/u.exec(text)?.[1];
  if (label === undefined) return [];
  return [`inline ${foldLine(label)}`, ...fieldsOfLabel(label).map((field) => `inline of ${field}`)];
}

const positions = [1, 2, 3, 4, 6, 9, 13, 20, 30];
const lengths = [6, 12, 20, 30, 45, 60, 90, 140, 250];
/** The length from which a line belongs to the text of the ad and not to its head. */
const leastText = 90;

/** Prepares an ad for the models of its head. */
export function viewAd(all: readonly AdLine[], { structure, language, address, pageTitle }: ViewOptions): AdView {
  const lines = all.slice(0, mostLines);
  const folded = all.map(({ text }) => foldLine(text));
  const kinds = lines.map(({ text }) => (isControl(text) ? 'control' : isHeading(text) ? 'heading' : lineKind(text)));
  const counts = new Map<string, number>();
  for (const line of folded) counts.set(line, (counts.get(line) ?? 0) + 1);
  const firstText = lines.findIndex(({ text }) => text.length > leastText);
  let seen = 0;
  const viewed = lines.map((line, at): ViewedLine => {
    const { text } = line;
    const tokens = seen > mostTokens ? [] : tokensOf(text, listsOf);
    seen += tokens.length;
    return {
      ...line,
      folded: folded[at] ?? '',
      tokens,
      starts: tokens.map((_, token) => startFeatures(tokens, token)),
      ends: tokens.map((_, token) => endFeatures(tokens, token)),
      inner: tokens.map((_, token) => innerFeatures(tokens, token)),
      features: [
        `kind ${kinds[at] ?? ''}`,
        `above ${kinds[at - 1] ?? 'start'}`,
        `below ${kinds[at + 1] ?? 'end'}`,
        `below2 ${kinds[at + 2] ?? 'end'}`,
        `at ${stepOf(at, positions)}`,
        `length ${stepOf(text.length, lengths)}`,
        `lines ${stepOf(all.length, [2, 4, 8, 16, 30])} at ${stepOf(at, [1, 2, 4])}`,
        ...featureIf(line.isPoint, 'point'),
        ...featureIf(line.startsParagraph, 'paragraph'),
        ...featureIf(structure.isMenu(at), 'menu'),
        ...featureIf(structure.isHeader(at), 'header'),
        ...featureIf(structure.isSignature(at), 'signature'),
        ...featureIf(structure.subjects.has(at), 'subject'),
        ...featureIf(structure.senders.length > 0, 'message'),
        ...featureIf(firstText >= 0 && at > firstText, 'below text'),
        ...featureIf((counts.get(folded[at] ?? '') ?? 0) > 1, 'repeated'),
        ...featureIf(isPersonName(text), 'person'),
        ...featureIf(at > 0 && isPersonName(lines[at - 1]?.text ?? ''), 'below person'),
        ...labelAbove(lines, at),
        ...labelBefore(text),
      ],
      occupations:
        text.length > longestTitled ? [] : namesIn(text, contentWords(text, language), occupationIndex(language)),
    };
  });
  const isAddress = address !== null && URL.canParse(address);
  return {
    lines: viewed,
    language,
    body: folded.join(' \n '),
    path: isAddress ? compact(decoded(address).replace(/^https?:\/\/[^/]*/, '')) : '',
    hosts: [isAddress ? compact(new URL(address).hostname) : '', ...slugsIn(all)].filter((each) => each.length > 2),
    pageTitle: foldLine(pageTitle ?? ''),
  };
}
