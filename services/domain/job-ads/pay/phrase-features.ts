/** What the words beside an amount speak of: pay, more pay, what other people get, or something else. */
import { hasJobNoun } from '../text/job-nouns.ts';
import { addedBefore, perUnit, unknownUnit } from '../text/pay-phrases.ts';
import { contextOf } from '../text/pay-score.ts';
import { hasPayUnit, isNamedPay, isTaxed } from '../text/unsigned-pay.ts';
import type { PayChoice } from './pay-choices.ts';
import { subjectsOf } from './pay-subjects.ts';
import type { AmountLine } from './view-amounts.ts';

/** Subjects with their place; a place that speaks of none says something, too. */
const placed = (place: string, text: string): readonly string[] => {
  const found = subjectsOf(text);
  return found.length === 0
    ? [`${place} plain`]
    : [...found.map((subject) => `${place} ${subject}`), `${place} all ${found.join(' ')}`];
};

/** The subjects of what stands around a choice: in its clause and in its line. */
export function phraseFeatures(
  { parts, value }: PayChoice,
  { first, last }: { readonly first: AmountLine; readonly last: AmountLine },
  { previous, next }: { readonly previous: number; readonly next: number },
): readonly string[] {
  const { start } = parts[0].mention;
  const { end } = (parts.at(-1) ?? parts[0]).mention;
  const [before, rest] = [first.text.slice(0, start), last.text.slice(end)];
  const [closeBefore] = contextOf(first.text, parts[0].mention, previous, first.text.length);
  const [, closeAfter] = contextOf(last.text, (parts.at(-1) ?? parts[0]).mention, 0, next);
  const signs = [
    ...(hasPayUnit(rest) ? ['unit'] : []),
    ...(isNamedPay(before) ? ['named pay'] : []),
    ...(isTaxed(rest) ? ['taxed'] : []),
    ...(perUnit.test(rest) ? ['per piece'] : []),
    ...(unknownUnit.test(rest) ? ['unknown unit'] : []),
    ...(addedBefore.test(before) ? ['added'] : []),
    ...(hasJobNoun(before) ? ['job before'] : []),
  ];
  const sign = value.isSigned ? 'signed' : 'bare';
  return [
    ...signs.map((each) => `sign ${each}`),
    ...signs.map((each) => `sign ${each} ${sign} ${value.namesPeriod}`),
    `signs ${sign} ${signs.join(' ')}`,
    ...placed('before', closeBefore),
    ...placed('after', closeAfter),
    ...placed('line before', before.slice(-120)),
    ...placed('line after', rest.slice(0, 120)),
  ];
}
