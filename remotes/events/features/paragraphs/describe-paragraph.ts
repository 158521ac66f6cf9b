import type { Translate } from '@shared/i18n';
import { describeText, type DescribedField } from '../common/form/differences.ts';
import { paragraphInputOf, type ParagraphValues } from './paragraph-values.ts';

/** A paragraph in words, as it would be saved. */
export function describeParagraph(values: ParagraphValues, t: Translate): readonly DescribedField[] {
  const { title, kind, text } = paragraphInputOf(values, '');
  return [
    describeText('paragraphs.fields.title', title),
    describeText('paragraphs.fields.kind', t(`paragraphs.kinds.${kind}`)),
    { label: 'paragraphs.fields.text', lines: text === '' ? [] : text.split('\n') },
  ];
}
