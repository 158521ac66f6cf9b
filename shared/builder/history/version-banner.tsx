import { Button, Flex, HistoryIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface VersionBannerProps {
  /** The label of the version that the pages show; undefined for the current state. */
  readonly label: string | undefined;
  readonly onBack: () => void;
  /** The number of deleted events that the shown version refers to; they are missing on its pages. */
  readonly missing: number;
}

/** A banner above the pages of an earlier version that says what is missing on them. */
export function VersionBanner({ label, missing, onBack }: VersionBannerProps): ReactNode {
  const t = useBuilderTexts();
  if (label === undefined) return null;
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
        {t('history.asOf', { version: label })}
        {missing > 0 && ` ${t('history.missing', { count: missing })}`}
      </Text>
      <Button size="sm" variant="outline" onClick={onBack}>
        {t('history.backToNow')}
      </Button>
    </Flex>
  );
}
