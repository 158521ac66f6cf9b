import { TextField, useWatch, type Control, type FieldPath, type FieldValues } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';

interface OtherLineProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly label: string;
  readonly name: FieldPath<Values>;
  /** The block's own text, which counts as long as this one is empty. */
  readonly usual: FieldPath<Values>;
}

/** One line in other words; empty, it is as usual, and shows what that is. */
export function OtherLine<Values extends FieldValues>(props: OtherLineProps<Values>): ReactNode {
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
