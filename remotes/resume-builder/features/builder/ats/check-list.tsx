import type { AtsCheck, Verdict } from '@shared/matching';
import { useFormats, useTranslation } from '@shared/i18n';
import { Box, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { VerdictMark } from './verdict-mark.tsx';

const byUrgency: readonly Verdict[] = ['problem', 'look', 'good'];

/**
 * Lists the checks that need attention first. Each says what was found and, where something can be done, what to do.
 */
export function CheckList({ checks }: { readonly checks: readonly AtsCheck[] }): ReactNode {
  const sorted = byUrgency.flatMap((verdict) => checks.filter((check) => check.verdict === verdict));
  return (
    <Stack as="ul" gap="0" listStyleType="none" borderWidth="1px" borderRadius="l2">
      {sorted.map((check, index) => (
        <CheckRow key={check.id} check={check} isFirst={index === 0} />
      ))}
    </Stack>
  );
}

function CheckRow({ check, isFirst }: { readonly check: AtsCheck; readonly isFirst: boolean }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { id, verdict, values } = check;
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? inWords(name, value) : value]),
  );
  // Pass the count itself to the translations, because they have a separate singular form.
  function inWords(name: string, value: number): string | number {
    if (name === 'share') {
      return formats.number(Math.floor(value * 1000) / 1000, { style: 'percent', maximumFractionDigits: 1 });
    }
    if (name === 'bytes') return formats.number(value / 1024 / 1024, { maximumFractionDigits: 2 });
    return name === 'count' ? value : formats.number(value);
  }
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '1fr', sm: '8.5rem 1fr' }}
      columnGap="4"
      rowGap="1"
      p="3"
      borderTopWidth={isFirst ? '0' : '1px'}
    >
      <VerdictMark verdict={verdict} />
      <Box minWidth="0">
        <Text fontWeight="700">{t(`ats.check.${id}.title`)}</Text>
        <Text textStyle="sm" overflowWrap="anywhere">
          {t(`ats.check.${id}.${verdict}`, shown)}
        </Text>
      </Box>
    </Box>
  );
}
