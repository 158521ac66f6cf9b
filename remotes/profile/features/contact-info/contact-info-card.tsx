import { parseWebLink, stripLinkScheme, type ContactInfo } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, ChakraLink, Grid, Text } from '@shared/ui';
import type { ReactNode } from 'react';

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** Formats the address as lines: street, then city, state, and ZIP code, then country. */
function addressOf({ addressOne, addressTwo, city, state, zip, country }: ContactInfo): string {
  const place = joined([city, joined([state, zip], ' ')], ', ');
  return joined([addressOne, addressTwo, place, country], '\n');
}

/** Shows a link without its scheme (product.md §5). Text that is not a web address is shown as it is. */
function WebLink({ link }: { readonly link: string }): ReactNode {
  const address = parseWebLink(link);
  if (address === undefined) return link;
  return (
    <ChakraLink href={address} target="_blank" rel="noopener noreferrer">
      {stripLinkScheme(link)}
    </ChakraLink>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Text as="dt" color="fg.muted">
        {label}
      </Text>
      <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere" mb={{ base: '3', sm: '0' }}>
        {children === '' || children === null ? <Text color="fg.subtle">{t('contactInfo.empty')}</Text> : children}
      </Box>
    </>
  );
}

/** Shows the contact info. */
export function ContactInfoCard({ contactInfo }: { readonly contactInfo: ContactInfo }): ReactNode {
  const { t } = useTranslation();
  const { firstName, lastName, email, phone, linkedin } = contactInfo;
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '{sizes.40} 1fr' }} columnGap="6" rowGap={{ base: '1', sm: '4' }}>
      <Line label={t('contactInfo.name')}>{joined([firstName, lastName], ' ')}</Line>
      <Line label={t('contactInfo.email')}>{email}</Line>
      <Line label={t('contactInfo.phone')}>{phone}</Line>
      <Line label={t('contactInfo.linkedin')}>{linkedin && <WebLink link={linkedin} />}</Line>
      <Line label={t('contactInfo.address')}>{addressOf(contactInfo)}</Line>
    </Grid>
  );
}
