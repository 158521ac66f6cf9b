import type { ContactInfo } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Grid, Text } from '@shared/ui';
import { Fragment, type ReactNode } from 'react';

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The address as lines: street, then city, state and zip, then country. */
function addressOf({ addressOne, addressTwo, city, state, zip, country }: ContactInfo): string {
  const place = joined([city, joined([state, zip], ' ')], ', ');
  return joined([addressOne, addressTwo, place, country], '\n');
}

/** Contact info to read. */
export function ContactInfoCard({ contactInfo }: { readonly contactInfo: ContactInfo }): ReactNode {
  const { t } = useTranslation();
  const lines = [
    ['name', joined([contactInfo.firstName, contactInfo.lastName], ' ')],
    ['email', contactInfo.email],
    ['phone', contactInfo.phone ?? ''],
    ['linkedin', contactInfo.linkedin ?? ''],
    ['address', addressOf(contactInfo)],
  ] as const;
  return (
    <Grid as="dl" templateColumns={{ base: '1fr', sm: '10rem 1fr' }} columnGap="6" rowGap={{ base: '1', sm: '4' }}>
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <Text as="dt" color="fg.muted">
            {t(`contactInfo.${name}`)}
          </Text>
          <Box as="dd" whiteSpace="pre-line" overflowWrap="anywhere" mb={{ base: '3', sm: '0' }}>
            {value === '' ? <Text color="fg.subtle">{t('contactInfo.empty')}</Text> : value}
          </Box>
        </Fragment>
      ))}
    </Grid>
  );
}
