import { customerPortalAddress } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Box, ExternalLinkIcon, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { pagePartner } from '../federation/page-documents.ts';

/** The way back to the partner's customer portal, by the name that its customers know it by (product.md §2). */
export function PortalLink({ domain }: { readonly domain: string }): ReactNode {
  const { t } = useTranslation();
  const partner = pagePartner();
  // Where a portal is registered, it says where it is; the domain alone is the best guess for any other.
  const address = partner?.domain === domain ? partner.portal : customerPortalAddress(domain);
  const label = domain.includes('mycareer.') ? 'navigation.myCareer' : 'navigation.myJourney';
  return (
    <Box as="li">
      <Flex asChild align="center" gap="3" minHeight="10" px="2" borderRadius="l2" _hover={{ bg: 'bg.subtle' }}>
        <a href={address}>
          {t(label)}
          <ExternalLinkIcon size={16} />
        </a>
      </Flex>
    </Box>
  );
}
