import { keepPlace, requestFailureOf, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppDialog, Button, Field, NativeSelect, Stack, Text } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { getJobDigest, setJobDigest, stopJobDigest } from './api.ts';

/** The hour at which most people first read their email. */
const defaultHour = 7;
const hours = Array.from({ length: 24 }, (_each, hour) => hour);

/** Formats an hour in the person's language, such as `07:00` or `7:00 AM`. */
const hourName = (hour: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, hour));

type Failure = 'failed' | 'noAddress' | 'changed';

/**
 * The dialog for the daily email, which is sent on days on which something is due: turns it on, changes its hour, and
 * turns it off.
 */
export function DigestDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation();
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(getJobDigest, { fetchPolicy: 'network-only', context: keepPlace });
  const [chosen, setChosen] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const main = useRef<HTMLButtonElement>(null);
  const digest = data?.jobDigest ?? null;
  const hour = chosen ?? digest?.hour ?? defaultHour;

  const change = async (send: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
      await refetch();
    } catch (problem) {
      setFailure(requestFailureOf(problem) === 'invalid' ? 'noAddress' : 'failed');
    }
    setBusy(false);
  };
  const begin = async (): Promise<unknown> => {
    // Another tab may have turned the email off or chosen another hour in the meantime.
    const latest = (await refetch()).data?.jobDigest ?? null;
    if (latest?.hour !== digest?.hour) {
      setChosen(undefined);
      setFailure('changed');
      return undefined;
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return client.mutate({ mutation: setJobDigest, variables: { timeZone, hour }, context: keepPlace });
  };
  const end = (): Promise<unknown> => client.mutate({ mutation: stopJobDigest, context: keepPlace });
  /** The button that turns the emails off disappears with them, so the focus moves to the one that turns them on. */
  const finish = async (): Promise<void> => {
    await change(end);
    main.current?.focus();
  };
  const isAsItIs = digest !== null && digest.hour === hour;
  return (
    <AppDialog
      open
      onClose={onClose}
      title={t('digest.title')}
      actions={<Button onClick={onClose}>{t('transfer.close')}</Button>}
    >
      <Stack gap="4" align="flex-start">
        <Text>{t('digest.explanation')}</Text>
        {data === undefined && <Text role="status">{t(error === undefined ? 'loading' : 'digest.failed')}</Text>}
        {data !== undefined && (
          <>
            <Text role="status">
              {digest === null
                ? t('digest.none')
                : t(digest.isConfirmed ? 'digest.goes' : 'digest.waits', { email: digest.email })}
            </Text>
            <Field.Root maxWidth="60">
              <Field.Label>{t('digest.hour')}</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field value={String(hour)} onChange={({ target }) => setChosen(Number(target.value))}>
                  {hours.map((each) => (
                    <option key={each} value={each}>
                      {hourName(each, i18n.language)}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            <Stack direction="row" gap="2" wrap="wrap">
              <Button
                ref={main}
                variant="outline"
                aria-disabled={busy || isAsItIs}
                onClick={() => void (isAsItIs || change(begin))}
              >
                {t(digest === null ? 'digest.begin' : 'digest.change')}
              </Button>
              {digest !== null && (
                <Button variant="ghost" colorPalette="danger" aria-disabled={busy} onClick={() => void finish()}>
                  {t('digest.end')}
                </Button>
              )}
            </Stack>
          </>
        )}
        <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure !== undefined && t(`digest.${failure}`)}
        </Text>
      </Stack>
    </AppDialog>
  );
}
