import { useFormats } from '@shared/i18n';
import { Badge, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PlanHolder } from './plan-calls.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';

/** The id of the heading that a change of the plan leads to. */
export const yourPlanId = 'your-plan';

/** Shows the user's plan, and until when it lasts. */
export function YourPlan({ me }: { readonly me: PlanHolder }): ReactNode {
  const t = useUpgradeTexts();
  const formats = useFormats();
  const { tesseraProduct, plusUntil } = me;
  const until = plusUntil == null ? t('plusOpen') : t('plusUntil', { date: formats.date(plusUntil) });
  const mark = (
    <Badge colorPalette={tesseraProduct === 'free' ? 'gray' : 'primary'} size="md">
      {t(`names.${tesseraProduct}`)}
    </Badge>
  );
  return (
    <PlanSection id={yourPlanId} title={t('yours')} mark={mark}>
      {tesseraProduct !== 'free' && <Text>{tesseraProduct === 'plus' ? until : t('partner')}</Text>}
    </PlanSection>
  );
}
