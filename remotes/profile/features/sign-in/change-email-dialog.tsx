import type { SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';
import { PasswordField, TextField, useValidatedForm, yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangeDialog } from './change-dialog.tsx';

export interface ChangeEmailDialogProps {
  readonly port: SignInSettingsPort;
  /** The current address. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Takes the new address and the password, and sends a link to that address. */
export function ChangeEmailDialog({ port, email, onClose }: ChangeEmailDialogProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const [failure, setFailure] = useState<SignInSettingsFailure>();
  const rules = useMemo(
    () =>
      yup.object({
        email: yup
          .string()
          .trim()
          .required(t('signIn.rules.email'))
          .max(254, t('signIn.rules.email'))
          .matches(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, t('signIn.rules.email')),
        password: yup.string().required(t('signIn.rules.current')),
      }),
    [t],
  );
  const { control, handleSubmit, setFocus, formState } = useValidatedForm(rules, { email: '', password: '' });
  const submit = handleSubmit(async (change) => {
    setFailure(undefined);
    const refusal = await port.changeEmail(change);
    setFailure(refusal);
    if (refusal === 'wrong-credentials') setFocus('password', { shouldSelect: true });
    else if (refusal !== undefined) setFocus('email', { shouldSelect: true });
    else {
      notices.show({
        kind: 'success',
        title: t('signIn.linkSent', { email: change.email }),
        description: t('signIn.linkSentNext'),
      });
      onClose();
    }
  });
  return (
    <ChangeDialog
      title={t('signIn.emailDialog.title')}
      what={t('signIn.emailDialog.what', { email })}
      submit={t('signIn.emailDialog.submit')}
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="email"
        required
        type="email"
        autoComplete="email"
        label={t('signIn.emailDialog.email')}
      />
      <PasswordField
        control={control}
        name="password"
        required
        autoComplete="current-password"
        label={t('signIn.emailDialog.password')}
      />
    </ChangeDialog>
  );
}
