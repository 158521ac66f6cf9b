import { Navigate, useLocation } from '@shared/router';
import type { ReactNode } from 'react';
import { storeHash } from '../pages/sign-in/stored-hash.ts';
import type { ShellPorts } from '../shell-ports.ts';
import { useSession } from '../session/session-context.ts';
import { SignedInApp } from './signed-in-app.tsx';

/**
 * The guard of everything under `/app/` (product.md §4): renders nothing until the session is known, then the app, or a
 * redirect to sign in and back.
 */
export function AppArea(ports: ShellPorts): ReactNode {
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') return null;
  if (state.status === 'signed-out') {
    const signIn = ports.config.variant === 'partner' ? '/oidc' : '/login';
    return <Navigate to={`${signIn}?next=${encodeURIComponent(pathname + search + storeHash(hash))}`} replace />;
  }
  const { session, email, isAnonymous } = state;
  return <SignedInApp key={session.subject} {...ports} session={session} email={email} isAnonymous={isAnonymous} />;
}
