import type { RemoteEnvironment, RemoteIntent } from '@shared/contracts';
import { ApolloProvider, clientFor } from '@shared/graphql';
import { createI18n, I18nProvider, type I18n } from '@shared/i18n';
import { Box, ErrorNotice, PageTitleContext } from '@shared/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { RemoteDefinition } from './definition.ts';
import { RemoteContext } from './environment.ts';
import { useKitTexts } from './texts.ts';

/** Creates the remote's own i18n instance in the host's language. */
export function createRemoteI18n({ name, version, resources }: RemoteDefinition, environment: RemoteEnvironment): I18n {
  return createI18n({
    namespace: name,
    resources,
    language: environment.locale.texts?.language ?? environment.locale.language,
    from: environment.locale.texts?.from,
    onMissingKey: (key, namespace) =>
      environment.onError?.({
        id: crypto.randomUUID(),
        remote: name,
        version,
        phase: 'render',
        message: `No text for '${key}' in '${namespace}'.`,
      }),
  });
}

export interface RemoteScopeProps {
  readonly definition: RemoteDefinition;
  readonly environment: RemoteEnvironment;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

type SessionEnd = 'refused' | 'signed-out' | 'subject-changed';

/** Provides what a remote's features depend on, for both entry points: environment, texts, and data. */
export function RemoteScope({ definition, environment, i18n, children }: RemoteScopeProps): ReactNode {
  const { session, endpoints, locale } = environment;
  const [ended, setEnded] = useState<SessionEnd | null>(null);
  const client = useMemo(() => {
    const refuse = (): void => setEnded((before) => before ?? 'refused');
    const onIntent = (intent: RemoteIntent): void => {
      const taken = environment.onIntent?.(intent) ?? false;
      if (intent.type !== 'sign-in') return;
      if (taken === false) refuse();
      else if (taken !== true) taken.then((late) => late || refuse(), refuse);
    };
    const { name, version } = definition;
    return clientFor(session, endpoints.graphql, {
      name,
      version,
      onError: (report) => environment.onError?.(report),
      onIntent,
      // The user may have signed in again elsewhere on the page.
      onAccepted: () => setEnded((before) => (before === 'refused' ? null : before)),
    });
  }, [definition, environment, session, endpoints.graphql]);
  useEffect(() => session.onChange?.((change) => setEnded(change)), [session]);
  const onTitle = useMemo(
    () => environment.onTitle && ((title: string | undefined) => environment.onTitle?.(title)),
    [environment],
  );
  const value = useMemo(() => ({ definition, environment }), [definition, environment]);
  return (
    <RemoteContext value={value}>
      <I18nProvider i18n={i18n} locale={locale}>
        <ApolloProvider client={client}>
          {ended !== null && <SessionEnded />}
          {/* After a refused token the form stays visible, because the host may renew the session; after a sign-out nothing of the account may be visible. */}
          {(ended === null || ended === 'refused') && <PageTitleContext value={onTitle}>{children}</PageTitleContext>}
        </ApolloProvider>
      </I18nProvider>
    </RemoteContext>
  );
}

function SessionEnded(): ReactNode {
  const t = useKitTexts();
  return (
    <Box marginBottom="4">
      <ErrorNotice title={t('sessionEnded.title')}>{t('sessionEnded.what')}</ErrorNotice>
    </Box>
  );
}
