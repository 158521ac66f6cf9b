import type { Passkey, SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';
import { TextField, useValidatedForm, yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangeDialog } from '../change-dialog.tsx';

export interface RenamePasskeyDialogProps {
  readonly port: SignInSettingsPort;
  readonly passkey: Passkey;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ port, passkey, onChanged, onClose }: RenamePasskeyDialogProps): ReactNode {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<SignInSettingsFailure>();
  const rules = useMemo(
    () =>
      yup.object({
        name: yup.string().trim().required(t('signIn.rules.name')).max(60, t('signIn.rules.nameLong')),
      }),
    [t],
  );
  const { control, handleSubmit, formState } = useValidatedForm(rules, { name: passkey.name });
  const send = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    const refusal = await port.renamePasskey({ id: passkey.id, name });
    setFailure(refusal);
    if (refusal === undefined) onChanged();
  });
  return (
    <ChangeDialog
      title={t('signIn.passkeys.renameTitle')}
      what={t('signIn.passkeys.nameHelp')}
      submit={t('signIn.passkeys.renameSubmit')}
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField control={control} name="name" maxLength={60} label={t('signIn.passkeys.name')} required />
    </ChangeDialog>
  );
}
