/** Names of employers that their place in the text tells: above or before an address, in a signature, or at the end. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';
import type { AdStructure } from './ad-structure.ts';
import { isCity } from './city-names.ts';
import type { Found } from './found.ts';
import { hasJobNoun } from './job-nouns.ts';
import { isLabel } from './labeled-values.ts';
import { lineKind, mayBeCompany, namesBusiness } from './line-kinds.ts';
import { isPersonName } from './person-names.ts';
import { placeByForm, streetAddress } from './place-forms.ts';

/** The most words of a line that is a name. */
const mostWords = 7;

/** Whether a piece of text begins with a street or a postal code. */
const beginsAddress = (text: string): boolean =>
  streetAddress.exec(text)?.index === 0 || /^(?:[A-Z]-)?\d{4,5} \p{Lu}\p{L}+/u.test(text);

/** Whether a piece of text may be an employer's name: not a person, a job, a place, or a heading. */
function mayBeEmployer(text: string): boolean {
  if (text.split(' ').length > mostWords || !/^[\p{Lu}\d]/u.test(text) || /[:!?]$/.test(text) || isLabel(text))
    return false;
  if (/[@\d/]{2}|\d{3}|www\./u.test(text) || placeByForm(text) === text || isCity(text)) return false;
  if (mayBeCompany(text) || namesBusiness(text)) return true;
  return lineKind(text) === 'other' && !isPersonName(text) && !hasJobNoun(text);
}

/** Whether all words of a text that are no articles or prepositions begin with a capital. */
export const isProper = (text: string): boolean =>
  text.split(' ').every((word) => /^(?:\p{Lu}|[&+\d]|\p{Ll}{1,3}$)/u.test(word));

/** Finds such names, each with how much its place says. */
export function signedCompanies(
  lines: readonly AdLine[],
  structure: AdStructure,
): readonly (Found<string> & { readonly score: number })[] {
  return lines.flatMap(({ text, isPoint }, line) => {
    if (isPoint || structure.isHeader(line) || structure.isMenu(line)) return [];
    const [first = '', ...rest] = text.split(/ [—–|·•-] |, (?!(?:inc|llc|llp|ltd|s\.?l|s\.?a|sas|gmbh)\b)| {2,}/iu);
    const isBeforeAddress = rest.some(beginsAddress) && !beginsAddress(first);
    const below = lines[line + 1]?.text ?? '';
    const second = lines[line + 2]?.text ?? '';
    if (isBeforeAddress && mayBeEmployer(first)) return [{ value: first, line, score: 2 }];
    if (
      rest.length === 0 &&
      (beginsAddress(below) || (beginsAddress(second) && namesBusiness(text))) &&
      mayBeEmployer(text)
    )
      return [{ value: text, line, score: 2 }];
    // The last lines of an advertisement are who placed it.
    if (
      line > 4 &&
      line >= lines.length - 6 &&
      rest.length === 0 &&
      isProper(text) &&
      namesBusiness(text) &&
      mayBeEmployer(text)
    )
      return [{ value: text, line, score: 2 }];
    return structure.isSignature(line) && rest.length === 0 && text.includes(' ') && mayBeEmployer(text)
      ? [{ value: text, line, score: mayBeCompany(text) || namesBusiness(text) ? 2 : 1.5 }]
      : [];
  });
}
