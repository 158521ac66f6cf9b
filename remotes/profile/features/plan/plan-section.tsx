import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Badge, ButtonLink, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import type { Me } from '../load-profile.ts';

/** Shows the person's plan and what it includes. No plan withholds the person's own data. */
export function PlanSection({ plan }: { readonly plan: Me['tesseraProduct'] }): ReactNode {
  const { t } = useTranslation();
  return (
    <Section id="profile-plan" title={t('plan.title')}>
      <Stack gap="2" align="flex-start" maxWidth="70ch">
        <Badge colorPalette={plan === 'free' ? 'gray' : 'primary'} size="md">
          {t(`plan.names.${plan}`)}
        </Badge>
        <Text>{t(`plan.meaning.${plan}`)}</Text>
        <Text color="fg.muted">{t('plan.yours')}</Text>
        {/* A partner's plan is not for sale, and a partner's pages do not sell plans. */}
        {plan !== 'partner' && (
          <ButtonLink variant="outline" size="sm" colorPalette="gray">
            <AppLink to="/upgrade">{t('plan.more')}</AppLink>
          </ButtonLink>
        )}
      </Stack>
    </Section>
  );
}
