import { useTranslation } from '@shared/i18n';
import { Button, Flex, HistoryIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { VersionHistory } from './use-version-history.ts';

/** Says above the pages that they are not the newest, and what is missing on them. */
export function VersionBanner({ history }: { readonly history: VersionHistory }): ReactNode {
  const { t } = useTranslation();
  const { shown, missing, show } = history;
  if (shown === undefined) return null;
  return (
    <Flex
      position="sticky"
      top="0"
      zIndex="1"
      align="center"
      justify="center"
      gap="3"
      wrap="wrap"
      px="4"
      py="2"
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <HistoryIcon size={18} aria-hidden />
      <Text role="status" fontWeight="700">
        {t('history.asOf', { version: shown.label })}
        {missing > 0 && ` ${t('history.missing', { count: missing })}`}
      </Text>
      <Button size="sm" variant="outline" onClick={() => show(undefined)}>
        {t('history.backToNow')}
      </Button>
    </Flex>
  );
}
