import { TextField, useWatch, type Control, type FieldPath, type FieldValues } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';

interface VariantLineProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly label: string;
  readonly name: FieldPath<Values>;
  /** The block's own text, which is used while this field is empty. */
  readonly usual: FieldPath<Values>;
}

/** A single-line text of a variant. While it is empty, the block's text is used and shown as the placeholder. */
export function VariantLine<Values extends FieldValues>(props: VariantLineProps<Values>): ReactNode {
  const { control, label, name, usual } = props;
  const { t } = useTranslation();
  const text: unknown = useWatch({ control, name: usual });
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      placeholder={typeof text === 'string' && text.trim() !== '' ? t('wordings.usualText', { text }) : undefined}
      autoComplete="off"
      optional
    />
  );
}
