import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, Flex } from '@shared/ui';
import type { ReactNode } from 'react';

/** Links a person without blocks to the pages where they can add some. */
export function AddBlocks(): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex gap="3" wrap="wrap">
      <ButtonLink>
        <AppLink to="/events/work/new">{t('fit.addWork')}</AppLink>
      </ButtonLink>
      <ButtonLink variant="outline">
        <AppLink to="/events/skills/new">{t('fit.addSkills')}</AppLink>
      </ButtonLink>
    </Flex>
  );
}
