import type { OverrideState } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Button, HStack, SimpleGrid, Stack, Text } from '@shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

interface StateLineProps {
  /** The name of the text, as the user knows it: `Position`, `Accomplishment 3`. */
  readonly name: string;
  readonly state: OverrideState;
  readonly inherited: string;
  readonly text: string;
  readonly onReset: () => void;
  readonly onKeep: () => void;
  /** Undefined when the event cannot hold the text, because it is empty. */
  readonly onPushUp: (() => void) | undefined;
}

/** Moves the focus to the related field first, because the pressed button disappears with the state. */
const fromField =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest('[data-text-of], [data-item]')?.querySelector<HTMLElement>('input, textarea')?.focus();
    act();
  };

/**
 * Shows how a text differs from the event's, with buttons to reset it or to update the event. Renders nothing for a
 * text that matches.
 */
export function StateLine({ name, state, inherited, text, onReset, onKeep, onPushUp }: StateLineProps): ReactNode {
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  if (state === 'inherited') return null;
  const promoteButton = onPushUp && (
    <Button
      size="sm"
      variant="plain"
      px="0"
      aria-label={t('overrides.pushUpOf', { name })}
      onClick={fromField(onPushUp)}
    >
      {t('overrides.pushUp')}
    </Button>
  );
  if (state === 'changed') {
    return (
      <HStack columnGap="4" rowGap="0" wrap="wrap" textStyle="sm">
        <Text color="primary.fg" fontWeight="600">
          {t('overrides.state.changed')}
        </Text>
        <Button
          size="sm"
          variant="plain"
          px="0"
          aria-label={t('overrides.resetOf', { name })}
          onClick={fromField(onReset)}
        >
          {t('overrides.reset')}
        </Button>
        {promoteButton}
      </HStack>
    );
  }
  return (
    <Stack gap="2" borderWidth="1px" borderRadius="l2" borderColor="border.warning" p="3" textStyle="sm">
      <Text fontWeight="600">{t('overrides.state.behind')}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {[
          { key: 'here', said: text },
          { key: 'block', said: inherited },
        ].map(({ key, said }) => (
          <Box key={key} overflowWrap="anywhere">
            <Text color="fg.muted">{key === 'here' ? own('overrides.says.here') : t('overrides.says.block')}</Text>
            <Text>{said === '' ? t('overrides.says.nothing') : said}</Text>
          </Box>
        ))}
      </SimpleGrid>
      <HStack gap="4" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          aria-label={t('overrides.takeNewOf', { name })}
          onClick={fromField(onReset)}
        >
          {t('overrides.takeNew')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={t('overrides.keepMineOf', { name })}
          onClick={fromField(onKeep)}
        >
          {t('overrides.keepMine')}
        </Button>
        {promoteButton}
      </HStack>
    </Stack>
  );
}
