import type { Passkey, SignInSettings, SignInSettingsPort } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Stack, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { PasswordDialog } from '../password-dialog.tsx';
import { SettingsRow } from '../settings-row.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

export interface PasskeysProps {
  readonly settings: SignInSettings;
  readonly port: SignInSettingsPort;
  readonly onChanged: () => void;
}

type Open = { readonly how: 'add' } | { readonly how: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the person: adds, renames, and removes them. Missing where the browser and the account have none. */
export function Passkeys({ settings: { passkeys }, port, onChanged }: PasskeysProps): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const finish = (notice?: { readonly title: string; readonly description?: string }): undefined => {
    if (notice) notices.show({ kind: 'success', ...notice });
    close();
    onChanged();
  };
  if (!port.supportsPasskeys && passkeys.length === 0) return null;

  return (
    <SettingsRow
      label={t('signIn.passkeys.title')}
      action={
        port.supportsPasskeys &&
        passkeys.length === 0 && (
          <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setOpen({ how: 'add' })}>
            {t('signIn.passkeys.add')}
          </Button>
        )
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {t('signIn.passkeys.none')}
      </Text>
      {passkeys.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" mt="2">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ how: 'rename', passkey })}
              onRemove={() => setOpen({ how: 'remove', passkey })}
            />
          ))}
        </Stack>
      )}
      {passkeys.length > 0 && port.supportsPasskeys && (
        <Box>
          <Button variant="outline" size="sm" colorPalette="gray" onClick={() => setOpen({ how: 'add' })}>
            {t('signIn.passkeys.add')}
          </Button>
        </Box>
      )}
      {open?.how === 'add' && (
        <PasswordDialog
          title={t('signIn.passkeys.addTitle')}
          what={t('signIn.passkeys.addWhat')}
          submit={t('signIn.passkeys.addSubmit')}
          name={{
            label: t('signIn.passkeys.name'),
            help: t('signIn.passkeys.nameHelp'),
            initial: t('signIn.passkeys.defaultName', { number: passkeys.length + 1 }),
          }}
          onSubmit={async (given) =>
            (await port.addPasskey(given)) ??
            finish({ title: t('signIn.passkeys.added'), description: t('signIn.passkeys.addedNext') })
          }
          onClose={close}
        />
      )}
      {open?.how === 'rename' && (
        <RenamePasskeyDialog port={port} passkey={open.passkey} onChanged={finish} onClose={close} />
      )}
      {open?.how === 'remove' && (
        <PasswordDialog
          title={t('signIn.passkeys.removeTitle')}
          what={t('signIn.passkeys.removeWhat', { name: open.passkey.name })}
          submit={t('signIn.passkeys.removeSubmit')}
          onSubmit={async ({ password }) =>
            (await port.removePasskey({ id: open.passkey.id, password })) ??
            finish({ title: t('signIn.passkeys.removed') })
          }
          onClose={close}
        />
      )}
    </SettingsRow>
  );
}
