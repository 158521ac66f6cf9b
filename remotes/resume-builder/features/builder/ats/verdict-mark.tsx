import type { Verdict } from '@shared/matching';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, CircleAlertIcon, HStack, InfoIcon, Text } from '@shared/ui';
import type { ReactNode } from 'react';

const icons = { good: CheckIcon, look: InfoIcon, problem: CircleAlertIcon } as const;
const colours = { good: 'fg.success', look: 'fg.muted', problem: 'fg.error' } as const;

/** The result of a check as an icon and a word, so that it does not depend on color alone. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const { t } = useTranslation();
  const Icon = icons[verdict];
  return (
    <HStack as="span" gap="1" color={colours[verdict]} flexShrink="0">
      <Icon size={16} aria-hidden />
      <Text as="span" textStyle="sm" fontWeight="700">
        {t(`ats.verdict.${verdict}`)}
      </Text>
    </HStack>
  );
}
