import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { lineRule } from '../form/rules.ts';
import type { EntryForm, TextItem } from '../ordered-list/text-item.ts';
import { variantEntriesRule, variantsRule } from '../variants/variants-rule.ts';
import { byName, type VariantOf } from './event-texts.ts';

interface RuledTexts<Line extends string, List extends string, Item extends TextItem> {
  readonly lines: readonly Line[];
  readonly lists: readonly List[];
  readonly entries: Pick<EntryForm<never, Item, unknown>, 'itemsOf' | 'maxLength'>;
}

/** The validation rules for the variants of a kind of event. */
export const variantRules = <Line extends string, List extends string, Item extends TextItem>(
  { lines, lists, entries }: RuledTexts<Line, List, Item>,
  t: Translate,
): yup.ArraySchema<VariantOf<Line, List, Item>[], yup.AnyObject> =>
  variantsRule<VariantOf<Line, List, Item>>(
    {
      ...byName(lines, () => lineRule(t)),
      own: yup.object(byName(lists, () => yup.boolean().defined())),
      ...byName(lists, (list) => variantEntriesRule<Item>(list, entries.maxLength, t)),
    },
    t,
  );
