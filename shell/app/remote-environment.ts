import { appPath, capabilitiesOf, type RemoteEnvironment, type RemoteIntent, type Session } from '@shared/contracts';
import { useNavigate } from '@shared/router';
import { useMemo } from 'react';
import { pageRegistry } from '../federation/page-documents.ts';
import { remotes } from '../federation/remotes.ts';
import { requestAccount } from '../guests/account-request.ts';
import { observationOf } from '../consent/consent.ts';
import { languagesOf, localeOf } from '../language/language.ts';
import { isChunkError } from '../page/chunk-errors.ts';
import { showPageTitle } from '../page/document-title.ts';
import { takePrepared } from '../page/prepared.ts';
import type { ShellPorts } from '../shell-ports.ts';
import { devicesPort, signInSettingsPort } from '../session/identity-ports.ts';
import { useSession } from '../session/session-context.ts';

const languagesIn = (config: ShellPorts['config']): Pick<RemoteEnvironment, 'languages'> => {
  const languages = languagesOf(config);
  return languages === undefined ? {} : { languages };
};

interface Input extends ShellPorts {
  readonly session: Session;
}

/** Returns what the shell passes to every remote: the same object for as long as the user stays signed in. */
export function useRemoteEnvironment({ config, reporting, consent, session }: Input): RemoteEnvironment {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return useMemo(() => {
    const onIntent = (intent: RemoteIntent): boolean => {
      if (intent.type === 'open') void navigate(`${appPath}${intent.path}`);
      else if (intent.type === 'not-found') void navigate('/oops');
      // A session that the API refuses has ended; signing out makes the guard redirect to the sign-in page.
      else void signOut('refused');
      return true;
    };
    return {
      session,
      endpoints: config.endpoints,
      locale: localeOf(config),
      ...languagesIn(config),
      ...(consent && { observation: observationOf(consent) }),
      basePath: appPath,
      takePrepared,
      ...(capabilitiesOf(config.identity).devices && {
        devices: devicesPort(config.identity.authority, () => session.getToken({ reason: 'rejected' })),
      }),
      ...(capabilitiesOf(config.identity).passwordReset &&
        config.variant !== 'partner' && { signInSettings: signInSettingsPort(config.identity.authority) }),
      ...(capabilitiesOf(config.identity).guests && { createAccount: requestAccount }),
      onTitle: showPageTitle,
      onIntent,
      onError(report) {
        reporting.report(report);
        const record = pageRegistry().remotes.find(({ name }) => name === report.remote);
        // A lazy file of the remote is missing, so only loading the whole remote again can help.
        if (record !== undefined && isChunkError(report.cause)) remotes.fail(record, report);
      },
    };
  }, [config, reporting, consent, session, navigate, signOut]);
}
