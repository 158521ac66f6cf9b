import { PasswordField, useForm, useWatch, yupResolver } from '@shared/forms';
import { Text } from '@shared/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { outsideAccessKinds, type ResetConfirmation, type ResetReview } from '../forgot-password/password-calls.ts';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { AuthForm } from '../sign-in/auth-form.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';
import { initialNewPassword, newPasswordRules, type NewPassword } from './new-password-rules.ts';
import { OutsideAccessChoice } from './outside-access-choice.tsx';
import { OwnerQuestion } from './owner-question.tsx';

/** What the person has decided. */
export type NewPasswordDecision = Omit<ResetConfirmation, 'token'>;

export interface NewPasswordFormProps {
  readonly review: ResetReview;
  /** Resolves to `fix` when the password has to be changed. */
  readonly onSubmit: (decision: NewPasswordDecision) => Promise<'fix' | 'done'>;
}

/** A form for the new password, with the rules of a new account, and for what else ends with the old one. */
export function NewPasswordForm({ review, onSubmit }: NewPasswordFormProps): ReactNode {
  const { email, apps, outsideAccess, unclaimed } = review;
  const t = usePasswordTexts();
  const rules = useSignInTexts();
  const needsOwner = unclaimed !== undefined;
  const resolver = useMemo(() => yupResolver(newPasswordRules(rules, t, needsOwner)), [rules, t, needsOwner]);
  const { control, handleSubmit, setFocus, formState } = useForm<NewPassword>({
    defaultValues: initialNewPassword,
    resolver,
  });
  const { isSubmitting } = formState;
  const owner = useWatch({ control, name: 'owner' });
  useEffect(() => {
    // A question above the field must not be skipped.
    if (!needsOwner) setFocus('password');
  }, [needsOwner, setFocus]);
  const submit = handleSubmit(async ({ password, owner: answer, turnsOff }) => {
    const keeps = outsideAccessKinds.filter((kind) => outsideAccess[kind] > 0 && !turnsOff[kind]);
    const decision = { password, keeps, ...(needsOwner && { isOwn: answer === 'own' }) };
    if ((await onSubmit(decision)) === 'fix') setFocus('password', { shouldSelect: true });
  });
  return (
    <AuthForm
      submit={{ label: t('reset.submit'), busyLabel: t('reset.submitting') }}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      {unclaimed && <OwnerQuestion control={control} email={email} unclaimed={unclaimed} />}
      <PasswordField
        control={control}
        name="password"
        required
        autoComplete="new-password"
        showsStrength
        label={t('reset.password')}
        help={t('reset.help')}
      />
      {owner !== 'other' && <OutsideAccessChoice control={control} outsideAccess={outsideAccess} />}
      {apps > 0 && <Text color="fg.muted">{t('reset.apps', { count: apps })}</Text>}
    </AuthForm>
  );
}
