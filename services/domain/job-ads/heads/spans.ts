import { canEnd, canStart } from '../../../../shared/matching/spans/boundaries.ts';
import type { AdView, ViewedLine } from './ad-view.ts';
import type { HeadField } from './head-field.ts';

/** A part of a line of an ad, by the indexes of its line and of its first and last token. */
export interface Span {
  readonly line: number;
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The most tokens and letters of each field. */
const longestOf: Readonly<Record<HeadField, { readonly tokens: number; readonly letters: number }>> = {
  title: { tokens: 26, letters: 120 },
  company: { tokens: 16, letters: 80 },
  location: { tokens: 20, letters: 90 },
};

/** The length up to which a line may be a title, or a company, without any capital. */
const longestSmall = 60;

/** A sentence that says whom one looks for. */
const seeks =
  /(?<!\p{L})(?:such(?:en|t|e)|gesucht|such mer|brauch(?:en|t)|cherch\p{L}+|recrut\p{L}+|recherch\p{L}+|embauch\p{L}+|besoin|poste|emploi|stage|busc\p{L}+|necesit\p{L}+|precis\p{L}+|seleccion\p{L}+|contrat\p{L}+|incorpor\p{L}+|solicit\p{L}+|requier\p{L}+|ocup\p{L}+|plaza|puesto|vacante|need|needs|needed|looking for|seeks?|seeking|hiring|wanted|position|role|job|Stelle)(?!\p{L})/iu;

/** Whether a field can begin with a small letter in the middle of a line: a title can where work is named or sought. */
function maySmallStart(field: HeadField, { tokens, text, occupations }: ViewedLine): boolean {
  if (field === 'location') return false;
  if (text.length < longestSmall) return true;
  if (field === 'company') return false;
  return occupations.length > 0 || tokens.some(({ traits }) => traits.includes('job')) || seeks.test(text);
}

/** Two spaces or a tab, which keep the columns of a menu or a table apart. */
const column = /\s{2}/;

/** Whether a text has all of its brackets. */
const isClosed = (text: string): boolean =>
  !/[()]/.test(text) || text.replace(/[^(]/g, '').length === text.replace(/[^)]/g, '').length;

/** Whether a span is a whole sentence, with its period or up to it: no title and no place is one. */
const isSentence = ({ tokens }: ViewedLine, { first, last }: Pick<Span, 'first' | 'last'>): boolean =>
  tokens[last]?.text === '.' || (first === 0 && last === tokens.length - 2 && tokens[last + 1]?.text === '.');

/** The letters of a word that is no abbreviation: behind it, a period ends the sentence. */
const leastWord = 5;

/** Whether a sentence ends at a token and another one begins behind it. */
function endsSentence({ tokens }: ViewedLine, at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark?.text === '?' || mark?.text === '!') return after?.hasSpaceBefore === true;
  return (
    mark?.text === '.' &&
    after?.hasSpaceBefore === true &&
    /^\p{Lu}/u.test(after.text) &&
    /^\p{L}*\p{Ll}$/u.test(before?.text ?? '') &&
    (before?.text.length ?? 0) >= leastWord
  );
}

function spansOfLine(field: HeadField, viewed: ViewedLine, line: number): readonly Span[] {
  const { tokens, text } = viewed;
  const longest = longestOf[field];
  const spans: Span[] = [];
  const isSmallAllowed = maySmallStart(field, viewed);
  for (const [first, { start }] of tokens.entries()) {
    const isBig = first === 0 || /^[\p{Lu}\p{N}]/u.test(tokens[first]?.text ?? '');
    if (!(isBig || isSmallAllowed) || !canStart(tokens, first)) continue;
    for (let last = first; last < Math.min(tokens.length, first + longest.tokens); last += 1) {
      const end = tokens[last]?.end ?? start;
      if (end - start > longest.letters) break;
      if (last > first && endsSentence(viewed, last - 1)) break;
      if (last > first && column.test(text.slice(tokens[last - 1]?.end, tokens[last]?.start))) break;
      const span = { line, first, last, text: text.slice(start, end) };
      if (canEnd(tokens, last) && isClosed(span.text) && (field === 'company' || !isSentence(viewed, span)))
        spans.push(span);
    }
  }
  return spans;
}

/** The most spans that are listed, several times as many as the longest ads have. */
const mostSpans = 12_000;

/** Lists the spans of an ad that may be a field, from the top. */
export function spansOf(field: HeadField, { lines }: AdView): readonly Span[] {
  const spans: Span[] = [];
  for (const [line, viewed] of lines.entries()) {
    if (spans.length >= mostSpans) break;
    spans.push(...spansOfLine(field, viewed, line));
  }
  return spans;
}
