/** What is known of one choice of pay: the words beside it, its form, and its size. */
import type { PayMention } from '../../../../shared/documents/jobs/pay-mentions.ts';
import { isUsualPay, usualPeriod, yearlyDollars } from '../../../../shared/documents/jobs/pay-sizes.ts';
import { featureIf, stepOf } from '../../../../shared/matching/spans/token-features.ts';
import type { Token } from '../../../../shared/matching/spans/token.ts';
import { fieldsOfLabel } from '../text/labeled-values.ts';
import type { PayChoice } from './pay-choices.ts';
import type { AmountLine } from './view-amounts.ts';

/** How many words before and after an amount are looked at, and the distances that are told apart. */
const farthest = 14;
const distances = [2, 3, 5, 8];

const formOf = ({ salaryMin, salaryMax }: PayMention): string =>
  salaryMin === null ? 'up to' : salaryMax === null ? 'from' : salaryMin === salaryMax ? 'one' : 'range';

const isEnd = ({ folded }: Token): boolean => /^[.;•|!?·]$/.test(folded);

/** The words on one side of an amount, the nearest one first, with their distance and whether they are in its clause. */
function sideFeatures(name: string, tokens: readonly Token[]): readonly string[] {
  const found = new Set<string>();
  let isSameClause = true;
  for (const [at, token] of tokens.slice(0, farthest).entries()) {
    const word = token.folded;
    found.add(`${name}${stepOf(at + 1, distances)} ${word}`);
    if (isEnd(token)) isSameClause = false;
    if (isSameClause) found.add(`${name}c ${word}`);
    if (at < 4) found.add(`${name}p${Math.min(at, 1)} ${word} ${tokens[at + 1]?.folded ?? '¶'}`);
    if (word.length > 6 && isSameClause) found.add(`${name}5 ${word.slice(0, 5)}`);
    if (word.length > 8 && isSameClause) found.add(`${name}-5 ${word.slice(-5)}`);
  }
  if (tokens.length === 0) found.add(`${name} ¶`);
  return [...found];
}

/** The label right before an amount in its line. */
function labelFeatures(before: string): readonly string[] {
  const label = /(?:^|[|•·;] ?)([^:|•·;]{2,40}?)\s?:\s*[^:]{0,25}$/u.exec(before)?.[1];
  return label === undefined
    ? []
    : ['labeled', `label ${label.toLowerCase()}`, ...fieldsOfLabel(label).map((field) => `label of ${field}`)];
}

/** The words right beside an amount with what they would make of it. */
const formsBeside = (form: string, before: readonly Token[], after: readonly Token[]): readonly string[] => [
  ...before.slice(0, 5).map(({ folded }) => `${form} b ${folded}`),
  ...after.slice(0, 5).map(({ folded }) => `${form} a ${folded}`),
];

/** The words beside a choice. */
export function contextFeatures(
  { parts, value, form }: PayChoice,
  first: AmountLine,
  last: AmountLine,
): readonly string[] {
  const start = parts[0].mention.start;
  const end = (parts.at(-1) ?? parts[0]).mention.end;
  const before = first.tokens.filter((token) => token.end <= start).toReversed();
  const after = last.tokens.filter((token) => token.start >= end);
  return [
    ...sideFeatures('b', before),
    ...sideFeatures('a', after),
    ...(parts.length > 1 ? [] : formsBeside(`${formOf(value)} ${form}`, before, after)),
    `sides ${before[0]?.folded ?? '¶'} ${after[0]?.folded ?? '¶'}`,
    ...labelFeatures(first.text.slice(0, start)),
  ];
}

/** The form and the size of a choice. `own` is the currency of the ad. */
export function valueFeatures({ value, parts, form: origin }: PayChoice, own: string | null): readonly string[] {
  const { salaryMin, salaryMax, currency, salaryPeriod, namesPeriod, isSigned } = value;
  const amount = salaryMax ?? salaryMin ?? 0;
  const form = `${formOf(value)}${parts.length > 1 ? ' of several' : ''}`;
  const sign = isSigned ? 'signed' : 'bare';
  const period = `${salaryPeriod ?? 'no period'}${namesPeriod ? ' named' : ''}`;
  const isUsual = salaryPeriod === null || isUsualPay(amount, salaryPeriod, currency ?? '');
  const size =
    salaryPeriod === null
      ? 'unknown'
      : String(Math.round(2 * Math.log2(Math.max(1, yearlyDollars(amount, salaryPeriod, currency ?? '')))));
  const round = [1_000, 100, 10, 1].find((unit) => amount % unit === 0) ?? 0;
  return [
    form,
    period,
    `origin ${origin}`,
    `origin ${origin} ${sign} ${form}`,
    `origin ${origin} ${period}`,
    `${form} ${sign}`,
    `${form} ${period}`,
    `${sign} ${period}`,
    `${sign} ${period} ${form}`,
    `size ${size}`,
    `size ${sign} ${period} ${size}`,
    `round ${round} ${salaryPeriod ?? ''}`,
    `round ${round} ${sign} ${form}`,
    ...featureIf(!isUsual, 'unusual'),
    ...featureIf(currency !== own, `foreign ${sign}`),
    ...featureIf(salaryPeriod !== null && usualPeriod(amount, currency ?? '') === salaryPeriod, `expected ${sign}`),
    ...featureIf(/^(?:19|20)\d\d$/.test(String(amount)), `like a year ${sign}`),
  ];
}

/** What stands between the amounts of a choice, and how alike they are. */
export function unionFeatures({ parts, value }: PayChoice, first: AmountLine): readonly string[] {
  if (parts.length < 2) return [];
  const lines = new Set(parts.map(({ line }) => line)).size;
  const kind = lines === 1 ? 'row' : lines === parts.length ? 'column' : 'table';
  const between = new Set(
    parts.flatMap((part, at) => {
      const before = parts[at - 1];
      if (before === undefined || before.line !== part.line) return [];
      return first.tokens
        .filter(
          ({ start, end }) => part.line === parts[0].line && start >= before.mention.end && end <= part.mention.start,
        )
        .slice(0, 12)
        .map(({ folded }) => `between ${folded}`);
    }),
  );
  const amounts = parts.map(({ mention }) => mention.salaryMax ?? mention.salaryMin ?? 0);
  const rises = amounts.every((amount, at) => at === 0 || amount >= (amounts[at - 1] ?? 0));
  const forms = [...new Set(parts.map(({ mention }) => formOf(mention)))].sort().join(' ');
  const named = parts.filter(({ mention }) => mention.namesPeriod).length;
  const ratio = stepOf((value.salaryMax ?? 1) / (value.salaryMin ?? 1), [1.1, 1.25, 1.5, 2]);
  const isSigned = parts.every(({ mention }) => mention.isSigned);
  return [
    kind,
    `${kind} ${parts.length}`,
    `${kind} ${rises ? 'rises' : 'mixed'}`,
    `${kind} of ${forms}`,
    `${kind} named ${named === parts.length ? 'all' : Math.min(2, named)}`,
    `${kind} ${isSigned ? 'signed' : 'bare'}`,
    `${kind} ratio ${ratio}`,
    `${kind} apart ${(parts.at(-1)?.line ?? 0) - parts[0].line - lines + 1}`,
    ...between,
  ];
}
