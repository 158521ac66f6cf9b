import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ConsentPort } from './consent.ts';

const ConsentNotice = lazy(async () => {
  const { ConsentNotice: component } = await import(/* webpackChunkName: "consent" */ './consent-notice.tsx');
  return { default: component };
});

/** Shows the question of consent until it is answered. */
export function ConsentPlace({ consent }: { readonly consent: ConsentPort }): ReactNode {
  const said = useSyncExternalStore(consent.subscribe, consent.now);
  if (said !== 'open') return null;
  return (
    <Suspense>
      <ConsentNotice consent={consent} />
    </Suspense>
  );
}
