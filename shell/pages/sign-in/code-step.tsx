import { TextField, useForm, yup, yupResolver } from '@shared/forms';
import { ChakraLink, Flex } from '@shared/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AuthForm } from './auth-form.tsx';
import { useSignInTexts } from './texts.ts';

export interface CodeStepProps {
  /** Sends the code. Resolves to whether it was refused. */
  readonly onSubmit: (code: string) => Promise<{ readonly isRefused: boolean }>;
  readonly onBack: () => void;
}

/** The step after the right password: takes a code of the person's app, or a recovery code. */
export function CodeStep({ onSubmit, onBack }: CodeStepProps): ReactNode {
  const t = useSignInTexts();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const resolver = useMemo(
    () => yupResolver(yup.object({ code: yup.string().trim().required(t('code.required')) })),
    [t],
  );
  const { control, handleSubmit, setFocus, reset, formState } = useForm({
    defaultValues: { code: '' },
    // Not before it is sent: the field loses the focus while dialogs change and when a recovery code is chosen.
    mode: 'onSubmit',
    resolver,
  });
  const send = handleSubmit(async ({ code }) => {
    const { isRefused } = await onSubmit(code);
    if (isRefused) setFocus('code', { shouldSelect: true });
  });
  const shownKind = useRef(kind);
  useEffect(() => {
    if (shownKind.current === kind) return;
    shownKind.current = kind;
    setFocus('code');
  }, [kind, setFocus]);
  const turn = (): void => {
    setKind(kind === 'app' ? 'recovery' : 'app');
    reset();
  };
  return (
    <AuthForm
      submit={{ label: t('code.submit'), busyLabel: t('code.submitting') }}
      isSubmitting={formState.isSubmitting}
      onSubmit={send}
    >
      <TextField
        control={control}
        name="code"
        required
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        maxLength={64}
        autoFocus
        label={t(`code.${kind}`)}
        help={t(`code.${kind}Help`)}
      />
      <Flex gap="4" wrap="wrap" justify="space-between" textStyle="sm">
        <ChakraLink asChild variant="underline" cursor="pointer">
          <button type="button" onClick={turn}>
            {t(kind === 'app' ? 'code.useRecovery' : 'code.useApp')}
          </button>
        </ChakraLink>
        <ChakraLink asChild variant="underline" cursor="pointer">
          <button type="button" onClick={onBack}>
            {t('code.back')}
          </button>
        </ChakraLink>
      </Flex>
    </AuthForm>
  );
}
