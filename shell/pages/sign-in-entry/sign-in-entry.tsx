import { capabilitiesOf, type RuntimeConfig } from '@shared/contracts';
import { useSearchParams } from '@shared/router';
import { lazy, Suspense, type ReactNode } from 'react';
import { interactionParameter } from '../sign-in/next-path.ts';
import { LazyInteractionPage } from '../interaction/lazy-interaction-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

const ProviderSignInPage = lazy(async () => {
  const { ProviderSignInPage: component } = await import(
    /* webpackChunkName: "page-provider-sign-in" */ '../provider-sign-in/provider-sign-in-page.tsx'
  );
  return { default: component };
});

/** `/login`: our own page, the one for other applications, or the redirect to an external provider. */
export function SignInEntry({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const [query] = useSearchParams();
  if (!capabilitiesOf(config.identity).ownForms) {
    return (
      <Suspense>
        <ProviderSignInPage config={config} />
      </Suspense>
    );
  }
  if (query.has(interactionParameter)) return <LazyInteractionPage />;
  return <SignInPage />;
}
