import { Navigate, useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { nextParameter } from './next-path.ts';

/** Customers of a partner sign in at the partner's (product.md §4), and then go where they wanted to be. */
export function ToPartnerSignIn(): ReactNode {
  const [query] = useSearchParams();
  const next = query.get(nextParameter);
  return <Navigate to={next === null ? '/oidc' : `/oidc?${nextParameter}=${encodeURIComponent(next)}`} replace />;
}
