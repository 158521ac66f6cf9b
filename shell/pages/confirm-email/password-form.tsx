import { PasswordField, useForm, yup, yupResolver } from '@shared/forms';
import { useEffect, useMemo, type ReactNode } from 'react';
import { AuthForm } from '../sign-in/auth-form.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';
import { useConfirmEmailTexts } from './texts.ts';

export interface PasswordFormProps {
  readonly onSubmit: (password: string) => Promise<void>;
}

/** Asks for the password of the account whose address is confirmed. */
export function PasswordForm({ onSubmit }: PasswordFormProps): ReactNode {
  const t = useConfirmEmailTexts();
  const rules = useSignInTexts();
  const resolver = useMemo(
    () => yupResolver(yup.object({ password: yup.string().required(rules('rules.passwordRequired')) })),
    [rules],
  );
  const { control, handleSubmit, setFocus, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver,
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async ({ password }) => {
    await onSubmit(password);
    setFocus('password', { shouldSelect: true });
  });
  return (
    <AuthForm
      submit={{ label: t('submit'), busyLabel: t('submitting') }}
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
    >
      <PasswordField control={control} name="password" autoComplete="current-password" label={t('password')} required />
    </AuthForm>
  );
}
