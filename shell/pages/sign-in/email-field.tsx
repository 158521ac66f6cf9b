import { TextField, type TextFieldProps } from '@shared/forms';
import type { ReactNode } from 'react';
import { maxEmailLength } from './credential-rules.ts';
import { useSignInTexts } from './texts.ts';

/** The address with which one signs in, as password managers know it. The page begins here. */
export function EmailField<Values extends { email: string }>({
  control,
  name,
}: Pick<TextFieldProps<Values>, 'control' | 'name'>): ReactNode {
  const t = useSignInTexts();
  return (
    <TextField
      control={control}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={maxEmailLength}
      autoFocus
      label={t('email')}
    />
  );
}
