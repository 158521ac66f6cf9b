import { PasswordField, useForm, yupResolver } from '@shared/forms';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Credentials, SignInCredentials, SignInFailure, UpgradeFailure } from '../../session/session-state.ts';
import { credentialRules, type Half } from './credential-rules.ts';
import { CodeStep } from './code-step.tsx';
import { EmailField } from './email-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { useSignInTexts } from './texts.ts';

type Result<Failure> = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

export interface CredentialsFormProps<Failure> {
  readonly half: Half;
  /** False until the session is known, when signing in is not possible yet. */
  readonly isReady: boolean;
  /** The labels of the button when it neither signs in nor signs up. */
  readonly submit?: { readonly label: string; readonly busyLabel: string };
  readonly onSubmit: (credentials: SignInCredentials) => Promise<Result<Failure>>;
  readonly onResult: (result: Result<Failure>) => void;
}

/** The field that the user has to change; other failures are not about a field. */
const fieldOf: Partial<Record<SignInFailure | UpgradeFailure, keyof Credentials>> = {
  'wrong-credentials': 'password',
  'email-taken': 'email',
  'weak-password': 'password',
};

/**
 * A form for email and password, and for the code that some accounts ask for then. What was typed stays when the page
 * switches between its modes.
 */
export function CredentialsForm<Failure extends SignInFailure | UpgradeFailure>(
  props: CredentialsFormProps<Failure>,
): ReactNode {
  const { half, isReady, onSubmit, onResult } = props;
  const t = useSignInTexts();
  const resolver = useMemo(() => yupResolver(credentialRules(half, t)), [half, t]);
  const { control, handleSubmit, setFocus, getValues, clearErrors, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
    resolver,
  });
  const { isSubmitting } = formState;

  // The password was right, and a code is missing.
  const [awaitsCode, setAwaitsCode] = useState<Credentials>();
  const sendCode = async (code: string): Promise<{ readonly isRefused: boolean }> => {
    if (!awaitsCode) return { isRefused: false };
    const result = await onSubmit({ ...awaitsCode, code });
    onResult(result);
    return { isRefused: !result.ok };
  };

  const shownHalf = useRef(half);
  useEffect(() => {
    if (shownHalf.current === half) return;
    shownHalf.current = half;
    setAwaitsCode(undefined);
    clearErrors();
    setFocus(getValues('email') === '' ? 'email' : 'password');
  }, [half, clearErrors, setFocus, getValues]);

  const send = handleSubmit(async (credentials) => {
    const result = await onSubmit(credentials);
    if (!result.ok && result.failure === 'code-required') {
      setAwaitsCode(credentials);
      return;
    }
    onResult(result);
    const field = result.ok ? undefined : fieldOf[result.failure];
    if (field) setFocus(field, { shouldSelect: true });
  });

  if (awaitsCode) return <CodeStep onSubmit={sendCode} onBack={() => setAwaitsCode(undefined)} />;
  return (
    <AuthForm
      submit={props.submit ?? { label: t(`${half}.submit`), busyLabel: t(`${half}.submitting`) }}
      isSubmitting={isSubmitting}
      isReady={isReady}
      onSubmit={send}
    >
      <EmailField control={control} name="email" />
      {half === 'login' ? (
        <PasswordField
          key="login"
          control={control}
          name="password"
          required
          autoComplete="current-password"
          label={t('password')}
        />
      ) : (
        <PasswordField
          key="create"
          control={control}
          name="password"
          required
          autoComplete="new-password"
          showsStrength
          label={t('newPassword')}
          help={t('newPasswordHelp')}
        />
      )}
    </AuthForm>
  );
}
