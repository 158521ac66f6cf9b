import { featureIf } from '../../../../shared/matching/spans/token-features.ts';
import type { EmploymentType, Workplace } from '../job-ad.ts';
import { typesAlone, typesNamedIn } from '../text/employment-words.ts';
import { isElsewhere, workplaceIn } from '../text/find-workplace.ts';
import type { Found } from '../text/found.ts';
import { amountsIn } from '../text/work-hours.ts';
import type { ConditionField } from './condition-field.ts';
import type { ViewedSentence } from './view-sentences.ts';

/** What the rules take for the conditions of the whole ad. */
export interface FoundByRules {
  readonly employmentType: Found<readonly EmploymentType[]> | undefined;
  readonly workplace: Found<Workplace> | undefined;
}

const nameOf = (value: Workplace | readonly EmploymentType[] | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : [...value].sort().join(' ');

function ofSentence(field: ConditionField, { text, isChip, isLabeled }: ViewedSentence): readonly string[] {
  if (field === 'workplace')
    return [`reads ${nameOf(workplaceIn(text))}`, ...featureIf(isElsewhere(text), 'elsewhere')];
  const named = [...typesNamedIn(text, isChip).map(({ type }) => type), ...(isChip ? typesAlone(text) : [])];
  const amounts = amountsIn(text, { isLabeled, isShort: isChip });
  return [
    `names ${nameOf([...new Set(named)])}`,
    ...named.map((type) => `names also ${type}`),
    ...(amounts.length > 0 ? [`counts ${nameOf([...new Set(amounts)])}`] : []),
  ];
}

/** Features of a sentence by what the rules read in it, and in the whole ad. */
export function ruleFeatures(
  field: ConditionField,
  sentence: ViewedSentence,
  byRules: FoundByRules,
): readonly string[] {
  const found = byRules[field];
  const own = ofSentence(field, sentence);
  const form = sentence.isChip ? 'chip' : 'text';
  return [
    ...own,
    ...own.map((feature) => `${feature} ${form} ${sentence.isLabeled}`),
    ...own.map((feature) => `${feature} of ${nameOf(found?.value)}`),
    ...(found?.line === sentence.line ? [`rules ${nameOf(found.value)}`] : []),
  ];
}

/** Features of finding nothing. */
export const noneFeatures = (field: ConditionField, sentences: number, byRules: FoundByRules): readonly string[] => [
  'none',
  `none rules ${nameOf(byRules[field]?.value)}`,
  `none ${sentences < 12 ? 'short' : 'long'}`,
];
