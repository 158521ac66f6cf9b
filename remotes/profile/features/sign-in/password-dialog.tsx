import type { SignInSettingsFailure } from '@shared/contracts';
import { PasswordField, TextField, useValidatedForm, yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangeDialog } from './change-dialog.tsx';

export interface PasswordDialogProps {
  readonly title: string;
  readonly what: string;
  readonly submit: string;
  /** Also asks for a name, with this initial value. */
  readonly name?: { readonly label: string; readonly help: string; readonly initial: string };
  /** Makes the change. Resolves to the failure, or to undefined on success. */
  readonly onSubmit: (given: {
    readonly password: string;
    readonly name: string;
  }) => Promise<SignInSettingsFailure | undefined>;
  readonly onClose: () => void;
}

/** Takes the password for a change of how the person signs in. */
export function PasswordDialog({ title, what, submit, name, onSubmit, onClose }: PasswordDialogProps): ReactNode {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<SignInSettingsFailure>();
  const asksForName = name !== undefined;
  const rules = useMemo(() => {
    const text = yup.string().trim().max(60, t('signIn.rules.nameLong'));
    return yup.object({
      name: asksForName ? text.required(t('signIn.rules.name')) : text.defined(),
      password: yup.string().required(t('signIn.rules.current')),
    });
  }, [t, asksForName]);
  const initial = { name: name?.initial ?? '', password: '' };
  const { control, handleSubmit, setFocus, formState } = useValidatedForm(rules, initial);
  const send = handleSubmit(async (given) => {
    setFailure(undefined);
    const refusal = await onSubmit(given);
    setFailure(refusal);
    if (refusal !== undefined) setFocus('password', { shouldSelect: true });
  });
  return (
    <ChangeDialog
      title={title}
      what={what}
      submit={submit}
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      {name && <TextField control={control} name="name" maxLength={60} label={name.label} help={name.help} required />}
      <PasswordField
        control={control}
        name="password"
        required
        autoComplete="current-password"
        label={t('signIn.yourPassword')}
      />
    </ChangeDialog>
  );
}
