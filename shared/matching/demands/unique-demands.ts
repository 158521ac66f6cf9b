import { plainText } from '../../documents/text/plain-text.ts';
import type { DocumentLanguage } from '../../documents/words/document-languages.ts';
import { contentWords } from '../suggestions/words.ts';
import type { Demand, DemandKind, DemandName } from './demand.ts';

/** Two abbreviations are two things, although the vocabulary has them as one: `FMLA, ADA and I-9`. */
const isAbbreviation = (text: string): boolean => /^(?=(?:.*\p{Lu}){2})[\p{L}\d&.-]+(?: [\p{Lu}\d]+)?$/u.test(text);

/** A demand with the words of its names. */
interface Worded {
  readonly demand: Demand;
  readonly words: readonly ReadonlySet<string>[];
}

function wordsOf({ text }: DemandName, language: DocumentLanguage): ReadonlySet<string> {
  const stems = contentWords(text, language).map(({ stem }) => stem);
  return new Set(stems.length > 0 ? stems : [plainText(text)]);
}

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].every((word) => others.has(word));

const isPaper = ({ kind }: Demand): boolean => kind === 'certificate' || kind === 'license';

/** One paper may be called a certificate here and a license there, and a method a skill or a certificate. */
const familyOf = (kind: DemandKind): DemandKind => (kind === 'certificate' || kind === 'license' ? 'skill' : kind);

/** Whether two demands are one: they share a name, or are the same degree of which one names no field. */
function isSameDemand({ demand: one, words: ownWords }: Worded, { demand: other, words: otherWords }: Worded): boolean {
  if (familyOf(one.kind) !== familyOf(other.kind)) return false;
  if (one.kind === 'years') return one.years === other.years;
  const isSameId = (a: DemandName, b: DemandName): boolean =>
    plainText(a.text) === plainText(b.text) ||
    (a.id !== null && a.id === b.id && !(isAbbreviation(a.text) && isAbbreviation(b.text)));
  // `CDL Class B` and `a valid Class B CDL with air brakes` are one.
  const canContain = isPaper(one) || isPaper(other);
  const isSameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
    a.size === b.size ? isWithin(a, b) : canContain && (isWithin(a, b) || isWithin(b, a));
  if (one.anyOf.some((a) => other.anyOf.some((b) => isSameId(a, b)))) return true;
  if (ownWords.some((a) => otherWords.some((b) => isSameWords(a, b)))) return true;
  const isOpen = (each: Demand): boolean => each.anyOf.every(({ id }) => id === null);
  return one.kind === 'degree' && one.rank === other.rank && (isOpen(one) || isOpen(other));
}

/** Each demand once, with its stronger level. A demand that is one of the alternatives of another is the same. */
export function uniqueDemands(demands: readonly Demand[], language: DocumentLanguage): readonly Demand[] {
  const kept: Worded[] = [];
  for (const demand of demands) {
    const worded = { demand, words: demand.anyOf.map((name) => wordsOf(name, language)) };
    const at = kept.findIndex((other) => isSameDemand(other, worded));
    const known = kept[at];
    if (!known) kept.push(worded);
    else {
      // The one that names a field says more than `a bachelor's degree`.
      const fuller = known.demand.anyOf.some(({ id }) => id !== null) ? known : worded;
      kept[at] = {
        ...fuller,
        demand: { ...fuller.demand, level: known.demand.level === 'must' ? 'must' : demand.level },
      };
    }
  }
  return kept.map(({ demand }) => demand);
}
