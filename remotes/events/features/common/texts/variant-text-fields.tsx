import type { FieldPath, UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { EventValues } from '../event-definition.ts';
import type { EventKind } from '../event-kind.ts';
import type { TextItem } from '../ordered-list/text-item.ts';
import { VariantLine } from '../variants/variant-line.tsx';
import { VariantList } from '../variants/variant-list.tsx';
import { entryListProps, type EntryList } from './entry-list.tsx';

interface VariantTextFieldsProps<Values extends EventValues, Item extends TextItem> {
  readonly form: UseFormReturn<Values>;
  /** Index of the variant in the form. */
  readonly place: number;
  readonly texts: EventKind['texts'];
  readonly lines: readonly FieldPath<Values>[];
  readonly lists: readonly EntryList<FieldPath<Values>, Item>[];
}

/** The lines and lists of a variant. */
export function VariantTextFields<Values extends EventValues, Item extends TextItem>(
  props: VariantTextFieldsProps<Values, Item>,
): ReactNode {
  const { form, place, texts, lines, lists } = props;
  const { t } = useTranslation();
  const { control } = form;
  const inVariant = (name: string) => `variants.${place}.${name}` as FieldPath<Values>;
  return (
    <>
      {lines.map((line) => (
        <VariantLine
          key={line}
          control={control}
          name={inVariant(line)}
          usual={line}
          label={t(`${texts}.fields.${line}`)}
        />
      ))}
      {lists.map((list) => (
        <VariantList
          key={list.name}
          form={form}
          control={control}
          name={inVariant(list.name)}
          own={inVariant(`own.${list.name}`)}
          usual={list.name}
          {...entryListProps(list, t)}
          optional
        />
      ))}
    </>
  );
}
