import { eventLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { entriesRule } from '../form/rules.ts';
import type { TextItem } from '../ordered-list/text-item.ts';
import type { WithVariants, VariantValues } from './variant-values.ts';

const hasSameKey = (one: VariantValues, other: VariantValues): boolean =>
  one.length === other.length && one.language === other.language;

/**
 * The rules for the length and language of a variant: they differ from the block's and from those of other variants.
 */
const variantShape = (t: Translate) => ({
  id: yup.string().defined(),
  language: yup
    .string()
    .defined()
    .test('other', t('wordings.errors.usual'), (language, { parent }) => {
      const { length } = parent as VariantValues;
      return language !== '' || length !== '';
    }),
  length: yup
    .string()
    .defined()
    .test('once', t('wordings.errors.taken'), (_length, context) => {
      const own = context.parent as VariantValues;
      if (own.length === '' && own.language === '') return true;
      const all = (context.from?.at(-1)?.value as WithVariants | undefined)?.variants ?? [];
      return all.filter((each) => hasSameKey(each, own)).length < 2;
    }),
});

/**
 * The rule for the entries of a variant's list. If the list equals the block's, its hidden entries are not validated.
 */
export const variantEntriesRule = <Item extends TextItem>(
  list: string,
  longest: number,
  t: Translate,
): yup.ArraySchema<Item[], yup.AnyObject> =>
  yup
    .array<yup.AnyObject, Item>()
    .defined()
    .when('own', ([own]: Readonly<Record<string, boolean>>[], rule) =>
      own?.[list] === true ? entriesRule<Item>(longest, t) : rule,
    );

/** The rule for the variants of a block, whose texts `texts` validates. */
export const variantsRule = <Values extends VariantValues>(
  texts: yup.ObjectShape,
  t: Translate,
): yup.ArraySchema<Values[], yup.AnyObject> => {
  const max = eventLimits.variants;
  const entry = yup.object({ ...variantShape(t), ...texts }) as unknown as yup.ISchema<Values, yup.AnyObject>;
  return yup.array<yup.AnyObject, Values>(entry).defined().max(max, t('wordings.errors.tooMany', { max }));
};
