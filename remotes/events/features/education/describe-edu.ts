import { describeText, type DescribedField } from '@shared/record-forms';
import { educationKind } from '../common/block-kind.ts';
import { describeWordings, type DescribeTools } from '../common/wordings/describe-wordings.ts';
import { eduInputOf, type EduValues } from './edu-values.ts';

const textFields = ['university', 'degree', 'major', 'minor', 'location', 'link', 'startDate', 'endDate'] as const;
const listFields = ['accomplishments', 'coursework'] as const;

/** An education event in words, as it would be saved. */
export function describeEdu(values: EduValues, tools: DescribeTools): readonly DescribedField[] {
  const input = eduInputOf(values, '');
  return [
    ...textFields.map((field) => describeText(`education.fields.${field}`, input[field] ?? null)),
    ...listFields.map((field) => ({
      label: `education.fields.${field}`,
      lines: (input[field] ?? []).map(({ description }) => description),
    })),
    describeWordings(educationKind, input.variants, tools),
  ];
}
