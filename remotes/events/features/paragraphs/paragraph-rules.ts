import { eventLimits, letterVariables, paragraphKinds, unknownVariablesIn } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Formats, Translate } from '@shared/i18n';
import { requiredLineRule } from '../common/form/rules.ts';
import { variantsRule } from '../common/variants/variants-rule.ts';
import { paragraphTextOf, type ParagraphValues, type ParagraphVariantValues } from './paragraph-values.ts';

const inBraces = (name: string): string => `{{${name}}}`;

/** The rule for a text with variables of letters; `message` is the error if it is empty. */
function letterTextRule(t: Translate, listOf: Formats['list'], message: string): yup.StringSchema<string> {
  const max = eventLimits.text;
  return yup
    .string()
    .defined()
    .test('required', message, (text) => paragraphTextOf(text) !== '')
    .test('length', t('errors.tooLong', { max }), (text) => paragraphTextOf(text).length <= max)
    .test('variables', (text, context) => {
      const unknown = unknownVariablesIn(paragraphTextOf(text));
      if (unknown.length === 0) return true;
      const names = {
        unknown: listOf(unknown.map(inBraces)),
        known: listOf(letterVariables.map(inBraces)),
        meant: String.raw`\{{`,
      };
      return context.createError({ message: t('paragraphs.errors.unknown', { ...names, count: unknown.length }) });
    });
}

/** Returns the rules of a paragraph, which are the gateway's own rules with the messages of the form. */
export const paragraphRules = (t: Translate, listOf: Formats['list']): yup.ObjectSchema<ParagraphValues> =>
  yup.object({
    title: requiredLineRule(t, t('paragraphs.errors.title')),
    kind: yup.string().oneOf(paragraphKinds, t('paragraphs.errors.kind')).defined(),
    text: letterTextRule(t, listOf, t('paragraphs.errors.text')),
    variants: variantsRule<ParagraphVariantValues>({ text: letterTextRule(t, listOf, t('wordings.errors.text')) }, t),
  });
