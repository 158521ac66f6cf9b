import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { interactionParameter } from '../interaction/interaction-parameter.ts';
import { LazyInteractionPage } from '../interaction/lazy-interaction-page.tsx';
import { ToPartnerSignIn } from '../sign-in/to-partner-sign-in.tsx';

/** `/login` at a partner's address: redirects to the partner, unless a pending sign-in already waits for its answer. */
export function PartnerEntry(): ReactNode {
  const [query] = useSearchParams();
  return query.has(interactionParameter) ? <LazyInteractionPage /> : <ToPartnerSignIn />;
}
