import { resolveAtGateway } from '@shared/contracts';
import { keepPlace, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { AppDialog, Button, Field, Input, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { FeedLinks } from './feed-links.tsx';
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from './api.ts';

/** Manages the private address that a calendar program subscribes to; it can be replaced and turned off. */
export function FeedDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { endpoints } = useEnvironment();
  const { data, error, refetch } = useQuery(getCalendarFeed, { fetchPolicy: 'network-only', context: keepPlace });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const feed = data?.calendarFeed ?? null;

  const change = async (send: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await send();
      await refetch();
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const make = (): Promise<unknown> => client.mutate({ mutation: makeCalendarFeed, context: keepPlace });
  const end = (): Promise<unknown> => client.mutate({ mutation: revokeCalendarFeed, context: keepPlace });
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('feed.title')}
      actions={<Button onClick={onClose}>{t('transfer.close')}</Button>}
    >
      <Stack gap="4" align="flex-start">
        <Text>{t('feed.explanation')}</Text>
        {data === undefined && <Text role="status">{t(error === undefined ? 'loading' : 'feed.failed')}</Text>}
        {feed !== null && (
          <Field.Root>
            <Field.Label>{t('feed.address')}</Field.Label>
            <Input
              readOnly
              value={resolveAtGateway(endpoints.graphql, feed.path)}
              onFocus={({ target }) => target.select()}
            />
            <Field.HelperText>{t('feed.secret')}</Field.HelperText>
            <FeedLinks address={resolveAtGateway(endpoints.graphql, feed.path)} />
          </Field.Root>
        )}
        {data !== undefined && (
          <Stack direction="row" gap="2" wrap="wrap">
            <Button variant="outline" aria-disabled={busy} onClick={() => void change(make)}>
              {t(feed === null ? 'feed.make' : 'feed.renew')}
            </Button>
            {feed !== null && (
              <Button variant="ghost" colorPalette="danger" aria-disabled={busy} onClick={() => void change(end)}>
                {t('feed.end')}
              </Button>
            )}
          </Stack>
        )}
        <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failed && t('feed.failed')}
        </Text>
      </Stack>
    </AppDialog>
  );
}
