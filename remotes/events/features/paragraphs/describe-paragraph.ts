import { describeText, type DescribedField } from '@shared/record-forms';
import { paragraphsKind } from '../common/block-kind.ts';
import { describeWordings, type DescribeTools } from '../common/wordings/describe-wordings.ts';
import { paragraphInputOf, type ParagraphValues } from './paragraph-values.ts';

/** A paragraph in words, as it would be saved. */
export function describeParagraph(values: ParagraphValues, tools: DescribeTools): readonly DescribedField[] {
  const { t } = tools;
  const { title, kind, text, variants } = paragraphInputOf(values, '');
  return [
    describeText('paragraphs.fields.title', title),
    describeText('paragraphs.fields.kind', t(`paragraphs.kinds.${kind}`)),
    { label: 'paragraphs.fields.text', lines: text === '' ? [] : text.split('\n') },
    describeWordings(paragraphsKind, variants, tools),
  ];
}
