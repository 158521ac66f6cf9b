import { describeText, type DescribedField } from '@shared/record-forms';
import { workKind } from '../common/block-kind.ts';
import { describeWordings, type DescribeTools } from '../common/wordings/describe-wordings.ts';
import { workInputOf, type WorkValues } from './work-values.ts';

const textFields = ['position', 'company', 'location', 'link', 'startDate', 'endDate'] as const;

/** A work event in words, as it would be saved. */
export function describeWork(values: WorkValues, tools: DescribeTools): readonly DescribedField[] {
  const input = workInputOf(values, '');
  return [
    ...textFields.map((field) => describeText(`work.fields.${field}`, input[field] ?? null)),
    {
      label: 'work.fields.accomplishments',
      lines: (input.accomplishments ?? []).map(({ description }) => description),
    },
    describeWordings(workKind, input.variants, tools),
  ];
}
