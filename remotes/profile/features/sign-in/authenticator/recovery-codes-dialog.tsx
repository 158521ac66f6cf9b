import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, SimpleGrid, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps): ReactNode {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const copy = (): void => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  };
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('signIn.authenticator.codesTitle')}
      actions={
        <>
          <Button variant="outline" colorPalette="gray" onClick={copy}>
            {t('signIn.authenticator.copy')}
          </Button>
          <Button onClick={onClose}>{t('signIn.authenticator.codesDone')}</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{t('signIn.authenticator.codesWhat')}</Text>
        <SimpleGrid as="ul" columns={2} gap="2" listStyleType="none">
          {codes.map((code) => (
            <li key={code}>
              <Text as="code" fontFamily="mono">
                {code}
              </Text>
            </li>
          ))}
        </SimpleGrid>
        <Text role="status" minHeight="6" textStyle="sm">
          {copied && t(`signIn.authenticator.${copied}`)}
        </Text>
      </Stack>
    </AppDialog>
  );
}
