import { useTranslation } from '@shared/i18n';
import { Button, ButtonLink, Flex, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';

/** The address that calendar programs open to subscribe. */
const webcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Google's page for subscribing to a calendar. It fetches the address from its own servers. */
const googleLink = (address: string): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal(address) }).toString()}`;

/** The ways to give the private address to a calendar program. */
export function FeedLinks({ address }: { readonly address: string }): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notices.show({ kind: 'success', title: t('feed.copied'), duration: 3000 });
    } catch {
      notices.show({ kind: 'error', title: t('feed.notCopied') });
    }
  };
  return (
    <Flex gap="2" wrap="wrap" mt="2">
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        {t('feed.copy')}
      </Button>
      <ButtonLink size="sm" variant="outline">
        <a href={webcal(address)}>{t('feed.openInApp')}</a>
      </ButtonLink>
      <ButtonLink size="sm" variant="outline">
        <a href={googleLink(address)} target="_blank" rel="noreferrer">
          {t('feed.google')}
        </a>
      </ButtonLink>
    </Flex>
  );
}
