import { PasswordField, TextField, useForm, yupResolver } from '@shared/forms';
import { Button, Stack } from '@shared/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Credentials, SignInFailure, SignInResult } from '../../session/session-state.ts';
import { credentialRules, type Half } from './credential-rules.ts';
import { useSignInTexts } from './texts.ts';

export interface CredentialsFormProps {
  readonly half: Half;
  /** While it is not known who is there, nobody can sign in. */
  readonly isReady: boolean;
  readonly onSubmit: (credentials: Credentials) => Promise<SignInResult>;
  readonly onResult: (result: SignInResult) => void;
}

/** Where the person has to change something; other failures are not about a field. */
const fieldOf: Partial<Record<SignInFailure, keyof Credentials>> = {
  'wrong-credentials': 'password',
  'email-taken': 'email',
  'weak-password': 'password',
};

/** Address and password. What was typed stays when the page turns to its other half. */
export function CredentialsForm({ half, isReady, onSubmit, onResult }: CredentialsFormProps): ReactNode {
  const t = useSignInTexts();
  const resolver = useMemo(() => yupResolver(credentialRules(half, t)), [half, t]);
  const { control, handleSubmit, setFocus, getValues, clearErrors, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver,
  });
  const { isSubmitting } = formState;

  const shownHalf = useRef(half);
  useEffect(() => {
    if (shownHalf.current === half) return;
    shownHalf.current = half;
    clearErrors();
    setFocus(getValues('email') === '' ? 'email' : 'password');
  }, [half, clearErrors, setFocus, getValues]);

  const submit = handleSubmit(async (credentials) => {
    const result = await onSubmit(credentials);
    onResult(result);
    const field = result.ok ? undefined : fieldOf[result.failure];
    if (field) setFocus(field, { shouldSelect: true });
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <Stack gap="4">
        <TextField
          control={control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          autoFocus
          label={t('email')}
        />
        {half === 'login' ? (
          <PasswordField
            key="login"
            control={control}
            name="password"
            autoComplete="current-password"
            label={t('password')}
          />
        ) : (
          <PasswordField
            key="create"
            control={control}
            name="password"
            autoComplete="new-password"
            label={t('newPassword')}
            help={t('newPasswordHelp')}
          />
        )}
        <Button
          type="submit"
          width="100%"
          mt="2"
          disabled={!isReady}
          loading={isSubmitting}
          loadingText={t(`${half}.submitting`)}
        >
          {t(`${half}.submit`)}
        </Button>
      </Stack>
    </form>
  );
}
