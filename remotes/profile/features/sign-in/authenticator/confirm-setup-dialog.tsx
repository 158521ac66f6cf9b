import type { AuthenticatorOffer, SignInSettingsFailure, SignInSettingsPort } from '@shared/contracts';
import { TextField, useForm, yup, yupResolver } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box, ChakraLink, Stack, Text } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangeDialog } from '../change-dialog.tsx';

export interface ConfirmSetupDialogProps {
  readonly port: SignInSettingsPort;
  readonly offer: AuthenticatorOffer;
  /** Receives the recovery codes. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Shows the secret for an authenticator app, and takes its first code. */
export function ConfirmSetupDialog({ port, offer, onConfirmed, onClose }: ConfirmSetupDialogProps): ReactNode {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<SignInSettingsFailure>();
  const resolver = useMemo(
    () => yupResolver(yup.object({ code: yup.string().trim().required(t('signIn.rules.code')) })),
    [t],
  );
  const { control, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { code: '' },
    // Not before it is sent: the field loses the focus while dialogs change and when a recovery code is chosen.
    mode: 'onSubmit',
    resolver,
  });
  const send = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    const outcome = await port.confirmAuthenticator({ code });
    if (typeof outcome !== 'string') {
      onConfirmed(outcome);
      return;
    }
    setFailure(outcome);
    setFocus('code', { shouldSelect: true });
  });
  const { secret, address, qr } = offer;
  return (
    <ChangeDialog
      title={t('signIn.authenticator.setUpTitle')}
      what={t('signIn.authenticator.scan')}
      submit={t('signIn.authenticator.submit')}
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      {/* Dark on light in both color schemes, because not every camera reads inverted codes. */}
      <Box asChild width="48" maxWidth="100%" borderRadius="l2">
        <svg
          role="img"
          aria-label={t('signIn.authenticator.picture')}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" d={qr.path} />
        </svg>
      </Box>
      <Stack gap="2" align="flex-start">
        <Text textStyle="sm">{t('signIn.authenticator.type')}</Text>
        <Text as="code" fontFamily="mono" overflowWrap="anywhere">
          {secret}
        </Text>
        <ChakraLink href={address} variant="underline" textStyle="sm">
          {t('signIn.authenticator.open')}
        </ChakraLink>
      </Stack>
      <TextField
        control={control}
        name="code"
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={64}
        label={t('signIn.authenticator.code')}
        help={t('signIn.authenticator.codeHelp')}
      />
    </ChangeDialog>
  );
}
