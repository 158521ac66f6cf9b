import type { JobAd } from '../../services/domain/job-ads/job-ad.ts';
import type { Accepted, AcceptedOrNone, ExpectedFacts } from './read-corpus.ts';
import { bare } from './score-text.ts';

export const scoredFields = [
  ...([
    'title',
    'company',
    'location',
    'workplace',
    'employmentType',
    'pay',
    'deadline',
    'contact',
    'language',
  ] as const),
] as const;
export type ScoredField = (typeof scoredFields)[number];

/** `missed` is a stated value that was not found, `wrong` another value, and `made up` a value that nobody stated. */
export type Outcome = 'right' | 'missed' | 'wrong' | 'made up';

export interface FieldOutcome {
  readonly field: ScoredField;
  readonly outcome: Outcome;
  readonly expected: string;
  readonly found: string;
}

const list = (accepted: Accepted): readonly string[] =>
  accepted === null ? [] : typeof accepted === 'string' ? [accepted] : accepted;

function outcomeOf(
  expected: readonly string[],
  found: string,
  isRight: (one: string, other: string) => boolean,
): Outcome {
  if (expected.length === 0) return found === '' ? 'right' : 'made up';
  if (found === '') return 'missed';
  return expected.some((each) => isRight(each, found)) ? 'right' : 'wrong';
}

const isSame = (one: string, other: string): boolean => bare(one) === bare(other);

/** A place may be more or less exact than the judged one: `Austin, TX` and `Austin, TX 78701, United States`. */
function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [` ${bare(one)} `, ` ${bare(other)} `];
  return a === b || (a.includes(b) && b.length > 4) || b.includes(a);
}

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');
const isSamePhone = (one: string, other: string): boolean =>
  digits(one).endsWith(digits(other)) || digits(other).endsWith(digits(one));

/** A name may be longer or shorter than the judged one, and its family name may stand first: `Krahl, Uwe`. */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)];
  const isIn = (words: string, all: string): boolean => words.split(' ').every((word) => all.split(' ').includes(word));
  return a.includes(b) || b.includes(a) || isIn(a, b) || isIn(b, a);
}

/** The outcome of a part of the contact. Null in a list of accepted values means that nothing is right, too. */
function partOutcome(
  accepted: AcceptedOrNone,
  found: string,
  isRight: (one: string, other: string) => boolean,
): Outcome {
  const values = Array.isArray(accepted) ? (accepted as readonly (string | null)[]) : [accepted as string | null];
  if (values.includes(null) && found === '') return 'right';
  return outcomeOf(
    values.filter((value) => value !== null),
    found,
    isRight,
  );
}

function contactOutcome({ contact }: ExpectedFacts, found: JobAd['contact']): Outcome {
  if (contact === null) return found === null ? 'right' : 'made up';
  if (found === null) return 'missed';
  const parts = [
    partOutcome(contact.name, found.name ?? '', isSamePerson),
    partOutcome(contact.email, found.email ?? '', isSame),
    partOutcome(contact.phone, found.phone ?? '', isSamePhone),
  ];
  return (
    parts.find((part) => part === 'wrong' || part === 'made up') ?? parts.find((part) => part === 'missed') ?? 'right'
  );
}

const payText = (pay: ExpectedFacts['pay']): string =>
  pay === null ? '' : `${pay.min ?? ''}–${pay.max ?? ''} ${pay.currency} ${pay.period ?? ''}`;

/** Compares what was read from an ad with what a careful reader finds in it. */
export function scoreFields(facts: ExpectedFacts, ad: JobAd): readonly FieldOutcome[] {
  const { salaryMin: min, salaryMax: max, currency, salaryPeriod: period } = ad;
  const pay = min === null && max === null ? '' : payText({ min, max, currency: currency ?? '', period });
  const { deadline } = facts;
  const days =
    deadline === null ? [] : typeof deadline === 'string' ? [deadline] : [[...deadline.either].sort().join(' or ')];
  const day = ad.deadline ?? [...ad.deadlineChoices].sort().join(' or ');
  const exact = (one: string, other: string): boolean => one === other;
  const types = list(facts.employmentType);
  const row = (field: ScoredField, expected: readonly string[], found: string, outcome: Outcome): FieldOutcome => ({
    ...{ field, outcome, expected: expected.join(' | '), found },
  });
  const compare = (
    field: ScoredField,
    expected: readonly string[],
    found: string,
    isRight: (one: string, other: string) => boolean,
  ): FieldOutcome => row(field, expected, found, outcomeOf(expected, found, isRight));
  return [
    compare('title', list(facts.title), ad.title ?? '', isSame),
    compare('company', list(facts.company), ad.company ?? '', isSame),
    compare('location', list(facts.location), ad.location ?? '', isSamePlace),
    compare('workplace', list(facts.workplace), ad.workplace ?? '', exact),
    compare('employmentType', types, ad.employmentTypes.join(' '), (_one, found) =>
      // A limited term beside the hours is neither required nor wrong.
      found
        .split(' ')
        .filter((each, _index, all) => all.length === 1 || !['temporary', 'contract'].includes(each))
        .every((each) => types.includes(each)),
    ),
    compare('pay', facts.pay === null ? [] : [payText(facts.pay)], pay, exact),
    compare('deadline', days.flat(), day, exact),
    row('contact', [JSON.stringify(facts.contact)], JSON.stringify(ad.contact), contactOutcome(facts, ad.contact)),
    compare('language', [facts.language], ad.language ?? '', exact),
  ];
}
