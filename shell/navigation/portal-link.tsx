import { customerPortalAddress } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { Box, ExternalLinkIcon, Flex } from '@shared/ui';
import type { ReactNode } from 'react';
import { pagePartner } from '../federation/page-documents.ts';

/** The link back to the partner's customer portal, with the name that its customers know (product.md §2). */
export function PortalLink({ domain }: { readonly domain: string }): ReactNode {
  const { t } = useTranslation();
  const partner = pagePartner();
  // A registered portal has an address; for any other, the domain alone is the best guess.
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
