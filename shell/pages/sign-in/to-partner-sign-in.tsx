import { Navigate, useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { nextParameter } from './next-path.ts';

/** Redirects customers of a partner to sign in at the partner (product.md §4), and then to the requested page. */
export function ToPartnerSignIn(): ReactNode {
  const [query] = useSearchParams();
  const next = query.get(nextParameter);
  return <Navigate to={next === null ? '/oidc' : `/oidc?${nextParameter}=${encodeURIComponent(next)}`} replace />;
}
