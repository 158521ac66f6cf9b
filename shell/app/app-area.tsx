import { Navigate, useLocation } from '@shared/router';
import type { ReactNode } from 'react';
import type { ShellPorts } from '../router.tsx';
import { useSession } from '../session/session-context.ts';
import { SignedInApp } from './signed-in-app.tsx';

/**
 * The guard of everything under `/app/` (product.md §4): nothing while it is not known who is there, then the app or
 * the way to sign in and back here.
 */
export function AppArea(ports: ShellPorts): ReactNode {
  const { state } = useSession();
  const { pathname, search, hash } = useLocation();
  if (state.status === 'loading') return null;
  if (state.status === 'signed-out') {
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search + hash)}`} replace />;
  }
  return <SignedInApp key={state.session.subject} {...ports} session={state.session} email={state.email} />;
}
