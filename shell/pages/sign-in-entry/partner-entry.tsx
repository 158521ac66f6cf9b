import { useSearchParams, Navigate } from '@shared/router';
import type { ReactNode } from 'react';
import { interactionParameter, nextParameter } from '../sign-in/next-path.ts';
import { LazyInteractionPage } from '../interaction/lazy-interaction-page.tsx';

/** Redirects customers of a partner to sign in at the partner (product.md §4), and then to the requested page. */
export function ToPartnerSignIn(): ReactNode {
  const [query] = useSearchParams();
  const next = query.get(nextParameter);
  return <Navigate to={next === null ? '/oidc' : `/oidc?${nextParameter}=${encodeURIComponent(next)}`} replace />;
}

/** `/login` at a partner's address: redirects to the partner, unless a pending sign-in already waits for its answer. */
export function PartnerEntry(): ReactNode {
  const [query] = useSearchParams();
  return query.has(interactionParameter) ? <LazyInteractionPage /> : <ToPartnerSignIn />;
}
