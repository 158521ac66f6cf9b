import { lazy, Suspense, type ReactNode } from 'react';

const InteractionPage = lazy(async () => {
  const { InteractionPage: component } = await import(
    /* webpackChunkName: "page-interaction" */ './interaction-page.tsx'
  );
  return { default: component };
});

/** The page for other applications, loaded lazily because few users ever see it. */
export function LazyInteractionPage(): ReactNode {
  return (
    <Suspense>
      <InteractionPage />
    </Suspense>
  );
}
