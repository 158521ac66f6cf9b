import type { Passkey } from '@shared/contracts';
import { useFormats, useTranslation } from '@shared/i18n';
import { Badge, Button, Flex, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <Flex
      as="li"
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'flex-start', sm: 'center' }}
      gap="2"
      py="3"
      borderTopWidth="1px"
    >
      <Stack gap="0" flex="1" minWidth="0">
        <Flex align="center" gap="2" wrap="wrap">
          <Text overflowWrap="anywhere">{name}</Text>
          {isSynced && <Badge>{t('signIn.passkeys.synced')}</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="sm">
          {lastUsedAt === undefined
            ? t('signIn.passkeys.neverUsed')
            : t('signIn.passkeys.lastUsed', { when: formats.relative(new Date(lastUsedAt)) })}
          {' · '}
          {t('signIn.passkeys.since', { date: formats.date(new Date(createdAt)) })}
        </Text>
      </Stack>
      <Flex gap="2">
        <Button
          variant="outline"
          size="sm"
          colorPalette="gray"
          aria-label={t('signIn.passkeys.renameLabel', { name })}
          onClick={onRename}
        >
          {t('signIn.passkeys.rename')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          colorPalette="gray"
          aria-label={t('signIn.passkeys.removeLabel', { name })}
          onClick={onRemove}
        >
          {t('signIn.passkeys.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}
