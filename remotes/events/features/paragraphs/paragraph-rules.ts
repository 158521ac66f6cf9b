import { eventLimits, letterVariables, paragraphKinds, unknownVariablesIn } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Formats, Translate } from '@shared/i18n';
import { requiredLineRule } from '../common/form/rules.ts';
import { paragraphTextOf, type ParagraphValues } from './paragraph-values.ts';

const inBraces = (name: string): string => `{{${name}}}`;

/** What a paragraph must be before it is saved; the gateway's own rules, in the words of the form. */
export const paragraphRules = (t: Translate, listOf: Formats['list']): yup.ObjectSchema<ParagraphValues> => {
  const max = eventLimits.text;
  return yup.object({
    title: requiredLineRule(t, t('paragraphs.errors.title')),
    kind: yup.string().oneOf(paragraphKinds, t('paragraphs.errors.kind')).defined(),
    text: yup
      .string()
      .defined()
      .test('required', t('paragraphs.errors.text'), (text) => paragraphTextOf(text) !== '')
      .test('length', t('errors.tooLong', { max }), (text) => paragraphTextOf(text).length <= max)
      .test('variables', (text, context) => {
        const unknown = unknownVariablesIn(paragraphTextOf(text));
        if (unknown.length === 0) return true;
        const names = { unknown: listOf(unknown.map(inBraces)), known: listOf(letterVariables.map(inBraces)) };
        return context.createError({ message: t('paragraphs.errors.unknown', { ...names, count: unknown.length }) });
      }),
  });
};
