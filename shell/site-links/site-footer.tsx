import { brand } from '@shared/contracts';
import { Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { SiteLinks } from './site-links.tsx';
import { useSiteLinkTexts } from './texts.ts';

/** The footer of the pages before the app. Its rows are apart, so that each link has the 24 px that a finger needs. */
export function SiteFooter(): ReactNode {
  const t = useSiteLinkTexts();
  return (
    <nav aria-label={t('label', { brand: brand.name })}>
      <Flex as="ul" listStyleType="none" wrap="wrap" justify="center" columnGap="4" rowGap="1" textStyle="sm">
        <SiteLinks />
      </Flex>
    </nav>
  );
}
