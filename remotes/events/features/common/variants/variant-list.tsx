import { useWatch, type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Button, Fieldset, PencilIcon, Stack, Undo2Icon } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { ListField, type ListFieldProps } from '../form/list-field.tsx';
import { asNewItems, hasText, type TextItem } from '../ordered-list/text-item.ts';

interface VariantListProps<Values extends FieldValues, Item extends TextItem> extends ListFieldProps<Values, Item> {
  readonly form: UseFormReturn<Values>;
  /** Whether the variant has a list of its own. */
  readonly own: FieldPath<Values>;
  /** The block's own list. */
  readonly usual: FieldPath<Values>;
}

/** A list of a variant: a note that it equals the block's, or an editable list that starts as a copy of it. */
export function VariantList<Values extends FieldValues, Item extends TextItem>(
  props: VariantListProps<Values, Item>,
): ReactNode {
  const { form, own, usual, ...list } = props;
  const { t } = useTranslation();
  const isOwn = useWatch({ control: form.control, name: own }) === true;
  const frame = useRef<HTMLDivElement>(null);
  const set = (name: FieldPath<Values>, value: unknown): void =>
    form.setValue(name, value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  const choose = (wantsOwn: boolean): void => {
    const before = form.getValues(list.name) as readonly Item[];
    // Entries written before the list was switched to the block's are kept and shown again.
    if (wantsOwn && !hasText(before)) set(list.name, asNewItems(form.getValues(usual) as readonly Item[]));
    set(own, wantsOwn);
    frame.current?.focus();
  };
  return (
    <Stack gap="3" ref={frame} tabIndex={-1} outline="none">
      {isOwn ? (
        <ListField {...list} />
      ) : (
        <Fieldset.Root>
          <Fieldset.Legend fontFamily="heading" textStyle="lg" fontWeight="600">
            {list.label}
          </Fieldset.Legend>
          <Fieldset.HelperText textStyle="sm">{t('wordings.listAsUsual')}</Fieldset.HelperText>
        </Fieldset.Root>
      )}
      <Button
        variant={isOwn ? 'ghost' : 'outline'}
        colorPalette={isOwn ? 'gray' : 'primary'}
        size="sm"
        minHeight="10"
        alignSelf="flex-start"
        aria-label={t(isOwn ? 'wordings.listAgainOf' : 'wordings.listOwnOf', { list: list.label })}
        onClick={() => choose(!isOwn)}
      >
        {isOwn ? <Undo2Icon size={16} aria-hidden /> : <PencilIcon size={16} aria-hidden />}
        {t(isOwn ? 'wordings.listAgain' : 'wordings.listOwn')}
      </Button>
    </Stack>
  );
}
