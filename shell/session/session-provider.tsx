import { capabilitiesOf, type RuntimeConfig } from '@shared/contracts';
import type { UserManager } from 'oidc-client-ts';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { AuthProvider, useAuth } from 'react-oidc-context';
import { noAnalytics, type Analytics } from '../analytics/analytics.ts';
import { emailIn } from './id-token.ts';
import { SessionContext } from './session-context.ts';
import { SessionService } from './session-service.ts';
import type { SessionControls, SessionState } from './session-state.ts';

/** Creates the session that the configuration describes; one for each page. */
export function createSession(config: RuntimeConfig, analytics: Analytics = noAnalytics): SessionService {
  return new SessionService({ config, analytics });
}

/** `StoredUserManager` has everything that react-oidc-context needs of a manager; the service handles signing in. */
const managerOf = ({ person }: SessionService): UserManager => person as unknown as UserManager;

const loading: SessionState = { status: 'loading' };
const signedOut: SessionState = { status: 'signed-out' };
const left: SessionState = { status: 'signed-out', hasLeft: true };

interface Props {
  readonly service: SessionService;
  readonly children: ReactNode;
}

/**
 * Returns the state, which changes with the user but never with a renewed token: otherwise everything that depends on
 * it would render again every few minutes.
 */
function useSessionState(service: SessionService): SessionState {
  const { isLoading, user } = useAuth();
  const phase = useSyncExternalStore(service.onPhase, service.phase);
  const subject = user?.profile.sub;
  const email = user ? emailIn(user.profile, service.identity.emailClaim) : null;
  const isAnonymous = capabilitiesOf(service.identity).guests && user?.profile['is_anonymous'] === true;
  const verified = user?.profile.email_verified;
  const hasLeft = service.hasLeft();
  const status = phase === 'starting' || isLoading ? 'loading' : phase === 'entering' ? 'entering' : 'settled';
  return useMemo(() => {
    if (status === 'loading') return loading;
    if (status === 'entering' || subject === undefined) return hasLeft ? left : signedOut;
    return {
      status: 'signed-in',
      email,
      isAnonymous,
      isEmailVerified: verified,
      session: service.sessionOf(subject),
    };
  }, [service, status, subject, email, isAnonymous, verified, hasLeft]);
}

function Controls({ service, children }: Props): ReactNode {
  const state = useSessionState(service);
  useEffect(() => service.start(), [service]);
  const controls = useMemo<SessionControls>(
    () => ({
      state,
      signIn: (credentials) => service.enter({ how: 'login', ...credentials }),
      signInWithPasskey: service.enterWithPasskey,
      signUp: (credentials) => service.enter({ how: 'register', ...credentials }),
      signInFromPartner: (answer, user) => service.enter({ how: 'partner', ...answer }, user),
      enterAsGuest: () => service.enter({ how: 'anonymous' }),
      upgrade: service.upgrade,
      keptUntil: service.keptUntil,
      signOut: service.signOut,
      capabilities: capabilitiesOf(service.identity),
      goToProvider: service.goToProvider,
      comeBack: service.comeBack,
    }),
    [service, state],
  );
  return <SessionContext value={controls}>{children}</SessionContext>;
}

/** Provides the session to everything below: `<SessionProvider service={createSession(config, analytics)}>`. */
export function SessionProvider({ service, children }: Props): ReactNode {
  return (
    <AuthProvider userManager={managerOf(service)} skipSigninCallback>
      <Controls service={service}>{children}</Controls>
    </AuthProvider>
  );
}
