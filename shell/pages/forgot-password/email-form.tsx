import { TextField, useForm, yupResolver } from '@shared/forms';
import { Button, Stack } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { credentialRules } from '../sign-in/credential-rules.ts';
import { useSignInTexts } from '../sign-in/texts.ts';
import { usePasswordTexts } from './texts.ts';

export interface EmailFormProps {
  /** What was typed before. */
  readonly email: string;
  readonly onSubmit: (email: string) => Promise<void>;
}

/** The address of the account, under the rules of the sign-in page. */
export function EmailForm({ email, onSubmit }: EmailFormProps): ReactNode {
  const t = usePasswordTexts();
  const rules = useSignInTexts();
  const resolver = useMemo(() => yupResolver(credentialRules('login', rules).pick(['email'])), [rules]);
  const { control, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email }, resolver });
  const { isSubmitting } = formState;
  const submit = handleSubmit((typed) => onSubmit(typed.email));
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
          label={t('forgot.email')}
        />
        <Button type="submit" width="100%" mt="2" loading={isSubmitting} loadingText={t('forgot.submitting')}>
          {t('forgot.submit')}
        </Button>
      </Stack>
    </form>
  );
}
