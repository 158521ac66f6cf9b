import type { Session } from '@shared/contracts';
import { ApolloProvider, clientFor } from '@shared/graphql';
import { useMemo, type ReactNode } from 'react';
import type { ShellPorts } from '../router.tsx';
import { shellVersion } from '../version.ts';
import { AppFrame } from './app-frame.tsx';
import { useRemoteEnvironment } from './remote-environment.ts';

interface Props extends ShellPorts {
  readonly session: Session;
  readonly email: string | null;
}

/** The app of one person. */
export function SignedInApp({ config, analytics, reporting, session, email }: Props): ReactNode {
  const environment = useRemoteEnvironment({ config, analytics, reporting, session });
  const client = useMemo(
    () =>
      clientFor(session, environment.endpoints.graphql, {
        name: 'shell',
        version: shellVersion,
        onError: (report) => environment.onError?.(report),
        onIntent: (intent) => environment.onIntent?.(intent) ?? false,
      }),
    [session, environment],
  );
  return (
    <ApolloProvider client={client}>
      <AppFrame environment={environment} email={email} />
    </ApolloProvider>
  );
}
