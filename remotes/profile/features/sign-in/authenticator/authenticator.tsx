import type { AuthenticatorOffer, SignInSettings, SignInSettingsPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Button, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { PasswordDialog } from '../password-dialog.tsx';
import { SettingsRow } from '../settings-row.tsx';
import { ConfirmSetupDialog } from './confirm-setup-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

export interface AuthenticatorProps {
  readonly settings: SignInSettings;
  readonly port: SignInSettingsPort;
  readonly onChanged: () => void;
}

type Step =
  | { readonly name: 'password' | 'new-codes' | 'turn-off' }
  | { readonly name: 'confirm'; readonly offer: AuthenticatorOffer }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

/** The authenticator app of the person: sets it up, turns it off, and replaces the recovery codes. */
export function Authenticator({ settings, port, onChanged }: AuthenticatorProps): ReactNode {
  const { hasAuthenticator, recoveryCodes } = settings;
  const { t } = useTranslation();
  const notices = useNotices();
  const [step, setStep] = useState<Step>();
  const close = (): void => {
    setStep(undefined);
    onChanged();
  };

  return (
    <SettingsRow
      label={t('signIn.authenticator.title')}
      action={
        hasAuthenticator ? (
          <>
            <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setStep({ name: 'new-codes' })}>
              {t('signIn.authenticator.newCodes')}
            </Button>
            <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setStep({ name: 'turn-off' })}>
              {t('signIn.authenticator.turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setStep({ name: 'password' })}>
            {t('signIn.authenticator.setUp')}
          </Button>
        )
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {t(hasAuthenticator ? 'signIn.authenticator.on' : 'signIn.authenticator.off')}
      </Text>
      {hasAuthenticator && (
        <Text color={recoveryCodes < 3 ? 'fg.warning' : 'fg.muted'} textStyle="sm">
          {t('signIn.authenticator.codesLeft', { count: recoveryCodes })}
        </Text>
      )}
      {step?.name === 'password' && (
        <PasswordDialog
          title={t('signIn.authenticator.setUpTitle')}
          what={t('signIn.authenticator.setUpWhat')}
          submit={t('signIn.authenticator.next')}
          onSubmit={async ({ password }) => {
            const offer = await port.offerAuthenticator({ password });
            if (typeof offer === 'string') return offer;
            setStep({ name: 'confirm', offer });
            return undefined;
          }}
          onClose={close}
        />
      )}
      {step?.name === 'confirm' && (
        <ConfirmSetupDialog
          port={port}
          offer={step.offer}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
          onClose={close}
        />
      )}
      {step?.name === 'new-codes' && (
        <PasswordDialog
          title={t('signIn.authenticator.newCodesTitle')}
          what={t('signIn.authenticator.newCodesWhat')}
          submit={t('signIn.authenticator.newCodesSubmit')}
          onSubmit={async ({ password }) => {
            const codes = await port.replaceRecoveryCodes({ password });
            if (typeof codes === 'string') return codes;
            setStep({ name: 'codes', codes });
            return undefined;
          }}
          onClose={close}
        />
      )}
      {step?.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step?.name === 'turn-off' && (
        <PasswordDialog
          title={t('signIn.authenticator.turnOffTitle')}
          what={t('signIn.authenticator.turnOffWhat')}
          submit={t('signIn.authenticator.turnOff')}
          onSubmit={async ({ password }) => {
            const failure = await port.removeAuthenticator({ password });
            if (failure !== undefined) return failure;
            notices.show({ kind: 'success', title: t('signIn.authenticator.turnedOff') });
            close();
            return undefined;
          }}
          onClose={close}
        />
      )}
    </SettingsRow>
  );
}
