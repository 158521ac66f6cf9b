import { useForm, yupResolver } from '@shared/forms';
import { useMemo, type ReactNode } from 'react';
import { credentialRules } from '../sign-in/credential-rules.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import { AuthForm } from '../sign-in/auth-form.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';
import { usePasswordTexts } from './texts.ts';

export interface EmailFormProps {
  /** The address that was typed before. */
  readonly email: string;
  readonly onSubmit: (email: string) => Promise<void>;
}

/** A form for the email address of the account, with the rules of the sign-in page. */
export function EmailForm({ email, onSubmit }: EmailFormProps): ReactNode {
  const t = usePasswordTexts();
  const rules = useSignInTexts();
  const resolver = useMemo(() => yupResolver(credentialRules('login', rules).pick(['email'])), [rules]);
  const { control, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email }, resolver });
  const { isSubmitting } = formState;
  const submit = handleSubmit((typed) => onSubmit(typed.email));
  return (
    <AuthForm
      submit={{ label: t('forgot.submit'), busyLabel: t('forgot.submitting') }}
      isSubmitting={isSubmitting}
      onSubmit={submit}
    >
      <EmailField control={control} name="email" />
    </AuthForm>
  );
}
