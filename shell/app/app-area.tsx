import { Navigate, useLocation } from '@shared/router';
import { lazy, Suspense, type ReactNode } from 'react';
import { storeHash } from '../pages/sign-in/stored-hash.ts';
import type { ShellPorts } from '../shell-ports.ts';
import { useSession } from '../session/session-context.ts';
import { isUpgradePath } from '../upgrade/upgrade-path.ts';
import { SignedInApp } from './signed-in-app.tsx';

const VisitorUpgradePage = lazy(async () => {
  const { VisitorUpgradePage: component } = await import(
    /* webpackChunkName: "page-upgrade" */ '../upgrade/visitor-upgrade-page.tsx'
  );
  return { default: component };
});

/**
 * The guard of everything under `/app/` (product.md §4): renders nothing until the session is known, then the app, or a
 * redirect to sign in and back. Only the page about plans is public.
 */
export function AppArea(ports: ShellPorts): ReactNode {
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') return null;
  if (state.status === 'signed-out') {
    const signIn = ports.config.variant === 'partner' ? '/oidc' : '/login';
    // Whoever signs in next does not want what this person looked at last.
    if (state.hasLeft === true) return <Navigate to={signIn} replace />;
    const signInAndBack = `${signIn}?next=${encodeURIComponent(pathname + search + storeHash(hash))}`;
    return isUpgradePath(pathname) ? (
      <Suspense>
        <VisitorUpgradePage config={ports.config} signInPath={signInAndBack} />
      </Suspense>
    ) : (
      <Navigate to={signInAndBack} replace />
    );
  }
  const { session, email, isAnonymous } = state;
  return <SignedInApp key={session.subject} {...ports} session={session} email={email} isAnonymous={isAnonymous} />;
}
