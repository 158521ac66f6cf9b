import {
  maxPasswordLength,
  minPasswordLength,
  type SignInSettingsFailure,
  type SignInSettingsPort,
} from '@shared/contracts';
import { PasswordField, useValidatedForm, yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangeDialog } from './change-dialog.tsx';

export interface ChangePasswordDialogProps {
  readonly port: SignInSettingsPort;
  readonly onClose: () => void;
}

/** Takes the current and the new password. */
export function ChangePasswordDialog({ port, onClose }: ChangePasswordDialogProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const [failure, setFailure] = useState<SignInSettingsFailure>();
  const rules = useMemo(
    () =>
      yup.object({
        current: yup.string().required(t('signIn.rules.current')),
        password: yup
          .string()
          .required(t('signIn.rules.short'))
          .min(minPasswordLength, t('signIn.rules.short'))
          .max(maxPasswordLength, t('signIn.rules.long')),
      }),
    [t],
  );
  const { control, handleSubmit, setFocus, formState } = useValidatedForm(rules, { current: '', password: '' });
  const submit = handleSubmit(async (change) => {
    setFailure(undefined);
    const refusal = await port.changePassword(change);
    setFailure(refusal);
    if (refusal === 'wrong-credentials') setFocus('current', { shouldSelect: true });
    else if (refusal !== undefined) setFocus('password', { shouldSelect: true });
    else {
      notices.show({
        kind: 'success',
        title: t('signIn.passwordDialog.done'),
        description: t('signIn.passwordDialog.doneNext'),
      });
      onClose();
    }
  });
  return (
    <ChangeDialog
      title={t('signIn.passwordDialog.title')}
      what={t('signIn.passwordDialog.what')}
      submit={t('signIn.passwordDialog.submit')}
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="current"
        required
        autoComplete="current-password"
        label={t('signIn.passwordDialog.current')}
      />
      <PasswordField
        control={control}
        name="password"
        required
        autoComplete="new-password"
        showsStrength
        label={t('signIn.passwordDialog.password')}
        help={t('signIn.passwordDialog.help')}
      />
    </ChangeDialog>
  );
}
