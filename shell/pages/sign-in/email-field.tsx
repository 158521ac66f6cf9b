import { TextField, type TextFieldProps } from '@shared/forms';
import type { ReactNode } from 'react';
import { maxEmailLength } from './credential-rules.ts';
import { useSignInTexts } from './texts.ts';

/** The email address for signing in, as password managers recognize it. The page starts with the focus in it. */
export function EmailField<Values extends { email: string }>({
  control,
  name,
}: Pick<TextFieldProps<Values>, 'control' | 'name'>): ReactNode {
  const t = useSignInTexts();
  return (
    <TextField
      control={control}
      name={name}
      required
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={maxEmailLength}
      autoFocus
      label={t('email')}
    />
  );
}
