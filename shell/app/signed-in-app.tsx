import type { Session } from '@shared/contracts';
import { ApolloProvider, clientFor } from '@shared/graphql';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { isImportPending } from '../partner/pending-import.ts';
import type { ShellPorts } from '../shell-ports.ts';
import { shellVersion } from '../version.ts';
import { AppFrame } from './app-frame.tsx';
import { useRemoteEnvironment } from './remote-environment.ts';

/** Loaded only for users who come from a partner's sign-in, or whose import was interrupted by a reload. */
const PartnerImport = lazy(async () => {
  const { PartnerImport: component } = await import(
    /* webpackChunkName: "partner-import" */ '../partner/partner-import.tsx'
  );
  return { default: component };
});

interface Props extends ShellPorts {
  readonly session: Session;
  readonly email: string | null;
  readonly isAnonymous: boolean;
}

/** The app of one user. */
export function SignedInApp(props: Props): ReactNode {
  const { config, reporting, session, email, isAnonymous } = props;
  const environment = useRemoteEnvironment(props);
  // An anonymous account imports nothing (product.md §4).
  const [comesFromPartner] = useState(() => !isAnonymous && isImportPending());
  const client = useMemo(
    () =>
      clientFor(session, environment.endpoints.graphql, {
        name: 'shell',
        version: shellVersion,
        onError: (report) => environment.onError?.(report),
        onIntent: (intent) => environment.onIntent?.(intent),
      }),
    [session, environment],
  );
  return (
    <ApolloProvider client={client}>
      <AppFrame environment={environment} email={email} authority={config.identity.authority} />
      {comesFromPartner && (
        <Suspense>
          <PartnerImport reporting={reporting} session={session} partner={config.partner} />
        </Suspense>
      )}
    </ApolloProvider>
  );
}
