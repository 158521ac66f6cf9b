import { foldLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import type { Found } from '../text/found.ts';
import { isSameName, mayBeCompany, namesBusiness } from '../text/line-kinds.ts';
import { compact } from '../text/names-of-addresses.ts';
import { isPersonName } from '../text/person-names.ts';
import { placeByForm } from '../text/place-forms.ts';
import { isTown } from '../text/town-names.ts';
import type { AdView, ViewedLine } from './ad-view.ts';
import type { HeadField } from './head-field.ts';
import type { Span } from './spans.ts';

/** What was found before, and what the rules take for the company. */
export interface Known {
  readonly title?: Found<string> | undefined;
  readonly company?: Found<string> | undefined;
  readonly companyByRules?: Found<string> | undefined;
}

/** The most lines up or down that are told apart. */
const farthest = 4;

/** How a span lies to something that was found. */
function relationTo(name: string, found: Found<string> | undefined, { text, line }: Span): string {
  if (found === undefined) return `${name} none`;
  if (isSameName(found.value, text)) return `${name} same`;
  if (found.line !== line) return `${name} line ${Math.max(-farthest, Math.min(farthest, line - found.line))}`;
  if (found.value.includes(text)) return `${name} inside`;
  return text.includes(found.value) ? `${name} around` : `${name} beside`;
}

/** The steps of the number of mentions that tell spans apart. */
const mentionSteps = [2, 3, 5, 8];

/** Counts how often a part occurs in a text, no further than is told apart. */
function countOf(text: string, part: string): number {
  let count = 0;
  for (
    let at = text.indexOf(part);
    at >= 0 && count < (mentionSteps.at(-1) ?? 0);
    at = text.indexOf(part, at + part.length)
  )
    count += 1;
  return count;
}

/** How the names of occupations in the line lie to a span. */
function occupationFeatures(from: number, to: number, { occupations }: ViewedLine): readonly string[] {
  return [
    ...featureIf(
      occupations.some(({ start, end }) => start >= from && end <= to),
      'occupation',
    ),
    ...featureIf(
      occupations.some(({ start }) => start === from),
      'occupation starts',
    ),
    ...featureIf(
      occupations.some(({ end }) => end === to),
      'occupation ends',
    ),
    ...featureIf(
      occupations.some(({ start, end }) => (start < from && end > from) || (start < to && end > to)),
      'occupation cut',
    ),
  ];
}

/** How a name fits the hosts in the text: `Harbor Foods` and `harborfoods.example`. */
function hostFeature(key: string, hosts: readonly string[]): readonly string[] {
  if (key.length < 3) return [];
  const host = hosts.find((each) => each.includes(key) || key.includes(each));
  if (host === undefined) return [];
  return [`host ${host === key ? 'same' : host.includes(key) ? 'part' : 'whole'}`];
}

const longestPlace = 70;
const longestTown = 40;

function fieldFeatures(
  field: HeadField,
  span: Span,
  { viewed, view, known, isBig }: { viewed: ViewedLine; view: AdView; known: Known; isBig: boolean },
): readonly string[] {
  const { text, first, last } = span;
  if (field === 'title') {
    const jobs = viewed.tokens.slice(first, last + 1).filter(({ traits }) => traits.includes('job')).length;
    return [`jobs ${Math.min(jobs, 2)}`];
  }
  if (field === 'company')
    return [
      relationTo('title', known.title, span),
      relationTo('rules', known.companyByRules, span),
      ...featureIf(mayBeCompany(text), 'form'),
      ...featureIf(namesBusiness(text), 'business'),
      ...featureIf(isBig && isPersonName(text), 'person name'),
      ...hostFeature(compact(text), view.hosts),
    ];
  const form = isBig && text.length < longestPlace ? placeByForm(text) : undefined;
  return [
    relationTo('title', known.title, span),
    relationTo('company', known.company, span),
    form === undefined ? 'no form' : `form ${form === text ? 'same' : 'part'}`,
    ...(isBig && text.length < longestTown ? [`town ${isTown(text)}`] : []),
  ];
}

/** Features of a span as a whole. */
export function wholeFeatures(
  field: HeadField,
  span: Span,
  { view, known }: { readonly view: AdView; readonly known: Known },
): readonly string[] {
  const viewed = view.lines[span.line];
  if (!viewed) return [];
  const { tokens } = viewed;
  const { text, first, last } = span;
  const folded = foldLine(text);
  const key = compact(text);
  const isBig = tokens.slice(first, last + 1).every((token) => !token.isWord || /^[\p{Lu}\p{N}]/u.test(token.text));
  const isWhole = first === 0 && last === tokens.length - 1;
  const mentions = countOf(view.body, folded);
  const isLine = view.lines.some((other, at) => other.folded === folded && !(isWhole && at === span.line));
  return [
    `size ${stepOf(last - first + 1, [2, 3, 4, 5, 7, 9, 12, 16])}`,
    `whole ${isWhole} ${viewed.features[0] ?? ''}`,
    `from start ${first === 0} to end ${last === tokens.length - 1}`,
    `mentions ${stepOf(mentions, mentionSteps)} ${isBig} ${stepOf(span.line, [12])}`,
    `big ${isBig}`,
    ...featureIf(isLine, isWhole ? 'line elsewhere' : 'is a line'),
    ...(key.length > 3 && view.path.includes(key) ? [`in path ${stepOf(key.length, [6, 10, 16])}`] : []),
    ...featureIf(folded.length > 3 && view.pageTitle.includes(folded), 'in page title'),
    ...occupationFeatures(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0, viewed),
    ...fieldFeatures(field, span, { viewed, view, known, isBig }),
  ];
}

/** Features of finding nothing. */
export const noneFeatures = ({ language, lines }: AdView): readonly string[] => [
  'none',
  `none ${language}`,
  `none lines ${stepOf(lines.length, [3])}`,
];
