import { Box, Button, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useGuestCare } from '../guests/guest-care-context.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';

/** Explains why guests can neither buy nor redeem (decisions.md "Profile, plan, account"), and what to do first. */
export function GuestHint(): ReactNode {
  const t = useUpgradeTexts();
  const { keepWork } = useGuestCare();
  return (
    <PlanSection id="guest-hint" title={t('guest.title')}>
      <Stack gap="3">
        <Text>{t('guest.body')}</Text>
        <Box>
          <Button onClick={keepWork}>{t('guest.keep')}</Button>
        </Box>
      </Stack>
    </PlanSection>
  );
}
