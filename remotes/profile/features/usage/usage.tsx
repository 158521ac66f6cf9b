import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { Section } from '../common/section.tsx';
import { profileLoadUsage } from './load-usage.ts';
import { StorageMeter } from './storage-meter.tsx';

/** The part of the storage from which the person is warned. */
const warnFrom = 0.8;

interface AmountProps {
  readonly usedBytes: number;
  readonly allowedBytes: number;
  readonly isGuest: boolean;
}

/** Shows how much of the storage is used. From 80 % on, it says what to do. */
function Amount({ usedBytes, allowedBytes, isGuest }: AmountProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const megabytes = (bytes: number): string =>
    formats.number(bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const part = Math.min(1, usedBytes / allowedBytes);
  const isScarce = part >= warnFrom;
  const text = t('usage.used', { used: megabytes(usedBytes), allowed: megabytes(allowedBytes) });
  return (
    <Stack gap="2" maxWidth="70ch">
      <StorageMeter label={t('usage.meter')} text={text} part={part} isScarce={isScarce} />
      <Text>{text}</Text>
      {isScarce && (
        <Stack role="status" gap="1">
          <Text fontWeight="600">{t(part === 1 ? 'usage.full' : 'usage.nearlyFull')}</Text>
          <Text>{t('usage.advice')}</Text>
        </Stack>
      )}
      {isGuest && (
        <>
          <Text>{t('usage.guest')}</Text>
          <ButtonLink variant="outline" size="sm" colorPalette="gray" alignSelf="flex-start">
            <AppLink to="/upgrade">{t('usage.create')}</AppLink>
          </ButtonLink>
        </>
      )}
    </Stack>
  );
}

/** How much the account stores, and what to do when little room is left. */
export function Usage(): ReactNode {
  const { t } = useTranslation();
  // Other pages and devices may have stored something since the answer in the cache.
  const { data, error, refetch } = useQuery(profileLoadUsage, { fetchPolicy: 'cache-and-network' });
  return (
    <Section id="profile-usage" title={t('usage.title')} purpose={t('usage.purpose')}>
      {data !== undefined ? (
        <Amount {...data.me.usage} isGuest={data.me.isAnonymous} />
      ) : error === undefined ? (
        <ListSkeleton rows={1} />
      ) : (
        <ErrorNotice title={t('usage.failed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('usage.failedSafe')}
        </ErrorNotice>
      )}
    </Section>
  );
}
