import type { SignInSettings, SignInSettingsPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Badge, Box, Button, ErrorNotice, Flex, ListSkeleton, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { Authenticator } from './authenticator/authenticator.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SettingsRow } from './settings-row.tsx';
import { useSignInSettings } from './use-sign-in-settings.ts';

interface SettingsProps {
  readonly settings: SignInSettings;
  readonly port: SignInSettingsPort;
  readonly onChanged: () => void;
}

function Settings({ settings, port, onChanged }: SettingsProps): ReactNode {
  const { email, emailVerified } = settings;
  const { t } = useTranslation();
  const notices = useNotices();
  const [dialog, setDialog] = useState<'email' | 'password'>();
  const [isSending, setSending] = useState(false);
  const close = (): void => setDialog(undefined);

  const requestConfirmation = async (): Promise<void> => {
    setSending(true);
    const failure = await port.requestConfirmation();
    setSending(false);
    if (failure === undefined) {
      notices.show({ kind: 'success', title: t('signIn.linkSent', { email }), description: t('signIn.linkSentNext') });
    } else {
      notices.show({
        kind: 'error',
        title: t(`signIn.failures.${failure}.title`),
        description: t(`signIn.failures.${failure}.body`),
      });
    }
  };

  return (
    <Stack as="ul" gap="3" listStyleType="none">
      <SettingsRow
        label={t('signIn.email')}
        action={
          <>
            {!emailVerified && (
              <Button size="sm" variant="outline" loading={isSending} onClick={() => void requestConfirmation()}>
                {t('signIn.confirm')}
              </Button>
            )}
            <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setDialog('email')}>
              {t('signIn.changeEmail')}
            </Button>
          </>
        }
      >
        <Flex align="center" gap="2" wrap="wrap">
          <Text overflowWrap="anywhere">{email}</Text>
          <Badge colorPalette={emailVerified ? 'primary' : 'warning'}>
            {t(emailVerified ? 'signIn.confirmed' : 'signIn.unconfirmed')}
          </Badge>
        </Flex>
        {!emailVerified && (
          <Text color="fg.muted" textStyle="sm">
            {t('signIn.confirmWhy')}
          </Text>
        )}
      </SettingsRow>
      <SettingsRow
        label={t('signIn.password')}
        action={
          <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setDialog('password')}>
            {t('signIn.changePassword')}
          </Button>
        }
      />
      <Passkeys settings={settings} port={port} onChanged={onChanged} />
      <Authenticator settings={settings} port={port} onChanged={onChanged} />
      {dialog === 'email' && <ChangeEmailDialog port={port} email={email} onClose={close} />}
      {dialog === 'password' && <ChangePasswordDialog port={port} onClose={close} />}
    </Stack>
  );
}

/** The section with the person's address, password, passkeys, and authenticator app. */
export function SignIn({ port }: { readonly port: SignInSettingsPort }): ReactNode {
  const { t } = useTranslation();
  const { state, reload } = useSignInSettings(port);
  if (state.status === 'none') return null;
  return (
    <Section id="profile-sign-in" title={t('signIn.title')}>
      {/* As high as the settings, so that what follows does not move. */}
      {state.status === 'loading' && (
        <Box minHeight="16rem">
          <ListSkeleton rows={2} />
        </Box>
      )}
      {state.status === 'failed' && (
        <ErrorNotice title={t('signIn.loadFailed')} onRetry={reload}>
          {t('signIn.loadFailedSafe')}
        </ErrorNotice>
      )}
      {state.status === 'ready' && <Settings settings={state.settings} port={port} onChanged={reload} />}
    </Section>
  );
}
