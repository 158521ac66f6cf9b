import { PasswordField, useForm, yupResolver } from '@shared/forms';
import { useEffect, useMemo, type ReactNode } from 'react';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { credentialRules } from '../sign-in/credential-rules.ts';
import { AuthForm } from '../sign-in/auth-form.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';

export interface NewPasswordFormProps {
  /** Resolves to `fix` when the password has to be changed. */
  readonly onSubmit: (password: string) => Promise<'fix' | 'done'>;
}

/** A form for the new password, with the rules of a new account. */
export function NewPasswordForm({ onSubmit }: NewPasswordFormProps): ReactNode {
  const t = usePasswordTexts();
  const rules = useSignInTexts();
  const resolver = useMemo(() => yupResolver(credentialRules('create', rules).pick(['password'])), [rules]);
  const { control, handleSubmit, setFocus, formState } = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver,
  });
  const { isSubmitting } = formState;
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = handleSubmit(async ({ password }) => {
    if ((await onSubmit(password)) === 'fix') setFocus('password', { shouldSelect: true });
  });
  return (
    <AuthForm
      submit={{ label: t('reset.submit'), busyLabel: t('reset.submitting') }}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={t('reset.password')}
        help={t('reset.help')}
      />
    </AuthForm>
  );
}
