import { useFormats } from '@shared/i18n';
import { Badge, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PlanHolder } from './plan-calls.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';

/** The id of the heading that a change of the plan leads to. */
export const yourPlanId = 'your-plan';

/** Shows the user's plan, until when it lasts, and what it includes. */
export function YourPlan({ me }: { readonly me: PlanHolder }): ReactNode {
  const t = useUpgradeTexts();
  const formats = useFormats();
  const { tesseraProduct, plusUntil } = me;
  const until = plusUntil == null ? t('plusOpen') : t('plusUntil', { date: formats.date(plusUntil) });
  return (
    <PlanSection id={yourPlanId} title={t('yours')}>
      <Stack gap="2" align="flex-start" maxWidth="70ch">
        <Badge colorPalette={tesseraProduct === 'free' ? 'gray' : 'primary'} size="md">
          {t(`names.${tesseraProduct}`)}
        </Badge>
        <Text>{tesseraProduct === 'plus' ? until : t(tesseraProduct)}</Text>
      </Stack>
    </PlanSection>
  );
}
