import type { PartnerConfig, RuntimeConfig } from '@shared/contracts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findProvider, missingProviderMessage } from '../../partner/find-provider.ts';
import { createPartnerClient } from '../../partner/partner-client.ts';
import { PartnerSignInError, type PartnerFailure } from '../../partner/partner-failure.ts';
import { deferImport } from '../../partner/pending-import.ts';
import { readPortalUser, userFrom, type PortalUser } from '../../partner/portal-api.ts';
import { openSignInWindow } from '../../partner/sign-in-window.ts';
import type { ErrorReporting } from '../../reporting/error-reporting.ts';
import { useSession } from '../../session/session-context.ts';
import type { NewUser } from '../../session/ensure-user.ts';
import type { SignInFailure } from '../../session/session-state.ts';
import { shellVersion } from '../../version.ts';

export type PageFailure =
  | PartnerFailure
  | 'no-provider'
  | 'provider-changed'
  | 'popup-closed'
  | Extract<SignInFailure, 'partner-refused' | 'clock-off' | 'network' | 'unknown'>;

/**
 * The step of the sign-in. `waiting`: the user is at the portal; `failed` can follow while the window is still open.
 */
export type SignInStep =
  | { readonly name: 'looking-up' | 'ready' | 'waiting' | 'finishing' }
  | { readonly name: 'failed'; readonly failure: PageFailure };

export interface PartnerSignIn {
  readonly step: SignInStep;
  /** Opens the window; must be called in a click handler. */
  readonly open: () => void;
  readonly showWindow: () => void;
  readonly cancel: () => void;
  /** Looks up the provider of this host again. */
  readonly lookUp: () => void;
}

interface Input {
  readonly config: RuntimeConfig;
  readonly domain: string;
  readonly reporting: ErrorReporting;
}

const callbackPath = '/oidc/callback';

const shownFailures: Readonly<Partial<Record<SignInFailure, PageFailure>>> = {
  'partner-refused': 'partner-refused',
  'clock-off': 'clock-off',
  'partner-unreachable': 'portal-unreachable',
  network: 'network',
};

const newUserOf = ({ sub, firstName, lastName, email }: PortalUser, domain: string): NewUser => ({
  mjUserId: sub,
  mjDomain: domain,
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(email !== undefined && { email }),
});

/** Performs the partner sign-in of product.md §4, steps 1 to 4; the import of step 5 is left to the app. */
export function usePartnerSignIn({ config, domain, reporting }: Input): PartnerSignIn {
  const { partner, endpoints } = config;
  const { signInFromPartner } = useSession();
  const [step, setStep] = useState<SignInStep>({ name: 'looking-up' });
  const [lookUps, setLookUps] = useState(0);
  const attempt = useRef<{ readonly stop: () => void; readonly focus: () => void } | undefined>(undefined);
  const client = useMemo(
    () => partner && createPartnerClient(partner, `${window.location.origin}${callbackPath}`),
    [partner],
  );

  const report = useCallback(
    (message: string, cause?: unknown) =>
      reporting.report({
        id: crypto.randomUUID(),
        remote: 'shell',
        version: shellVersion,
        phase: 'network',
        code: 'PARTNER_SIGN_IN',
        message,
        cause,
      }),
    [reporting],
  );
  const fail = useCallback((failure: PageFailure) => setStep({ name: 'failed', failure }), []);

  useEffect(() => {
    const stop = new AbortController();
    const lookUp = async (): Promise<void> => {
      const id = await findProvider(domain, endpoints.graphql, stop.signal);
      if (id === undefined || !partner) {
        report(missingProviderMessage(domain));
        fail('no-provider');
      } else if (id !== partner.id) {
        fail('provider-changed');
      } else {
        void client?.warmUp();
        setStep({ name: 'ready' });
      }
    };
    lookUp().catch((cause: unknown) => {
      if (stop.signal.aborted) return;
      report('The provider for the domain could not be looked up', cause);
      fail('network');
    });
    return () => stop.abort();
  }, [domain, endpoints.graphql, partner, client, lookUps, report, fail]);

  // Leaving the page also closes the window.
  useEffect(() => () => attempt.current?.stop(), []);

  const askUser = async (at: PartnerConfig, accessToken: string, claims: unknown): Promise<PortalUser | undefined> => {
    const named = userFrom(claims);
    try {
      const user = await readPortalUser({ partner: at, accessToken });
      // OpenID Connect Core §5.3.2: the user info must be about the subject of the ID token, or it must not be used.
      if (user.sub === named?.sub) return user;
      report('The user info belongs to another person');
    } catch (cause) {
      report('The user info could not be read', cause);
    }
    return named;
  };

  const open = (): void => {
    if (!partner || !client) return;
    attempt.current?.stop();
    const place = openSignInWindow();
    if (!place) {
      fail('popup-blocked');
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const stopWatching = place.onGone(() => fail('popup-closed'));
    const end = (): void => {
      stopWatching();
      place.close();
    };
    attempt.current = {
      stop: () => {
        abort.abort();
        end();
      },
      focus: () => place.focus(),
    };
    setStep({ name: 'waiting' });

    const signIn = async (): Promise<void> => {
      const { idToken, accessToken, claims } = await client.signIn(place, signal);
      end();
      setStep({ name: 'finishing' });
      const user = await askUser(partner, accessToken, claims);
      if (signal.aborted) return;
      if (!user) throw new PartnerSignInError('portal-broken');
      deferImport({ access: { partner, accessToken }, customerId: user.sub });
      const result = await signInFromPartner({ domain, idToken }, newUserOf(user, domain));
      if (result.ok) return;
      deferImport(undefined);
      fail(shownFailures[result.failure] ?? 'unknown');
    };
    signIn().catch((cause: unknown) => {
      if (signal.aborted) return;
      end();
      const failure = cause instanceof PartnerSignInError ? cause.failure : 'unknown';
      if (failure !== 'declined') report(`Sign-in at ${partner.id}: ${failure}`, cause);
      fail(failure);
    });
  };

  return {
    step,
    open,
    showWindow: () => attempt.current?.focus(),
    cancel: () => {
      attempt.current?.stop();
      setStep({ name: 'ready' });
    },
    lookUp: () => {
      setStep({ name: 'looking-up' });
      setLookUps((count) => count + 1);
    },
  };
}
